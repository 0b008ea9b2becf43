import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './status.css.ts';

type Variants = NonNullable<Parameters<typeof styles.status>[0]>;
export type StatusLook = { Mark: LucideIcon; tone: NonNullable<Variants['tone']> };

/** A status of a record, with an icon, so that the meaning does not depend on color. */
export function Status({ Mark, tone, children }: StatusLook & { children: ReactNode }) {
  return (
    <span className={styles.status({ tone })}>
      <Mark className={styles.mark} size={15} aria-hidden="true" />
      <span>{children} </span>
    </span>
  );
}
