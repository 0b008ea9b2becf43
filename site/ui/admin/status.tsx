import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './status.css.ts';

type Variants = NonNullable<Parameters<typeof styles.status>[0]>;
type StatusProps = { Mark?: LucideIcon; tone: NonNullable<Variants['tone']>; children: ReactNode };

/** A status of a record. Words or an icon carry the meaning, so that the meaning does not depend on color. */
export function Status({ Mark, tone, children }: StatusProps) {
  return (
    <span className={styles.status({ tone })}>
      {Mark ? <Mark className={styles.mark} size={15} aria-hidden="true" /> : null}
      <span>{children} </span>
    </span>
  );
}
