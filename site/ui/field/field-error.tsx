import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

/** What is wrong with an entry, under its control, told by a sign as well as by colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <TriangleAlert className={styles.errorSign} size={16} aria-hidden="true" />
      {children}
    </p>
  );
}
