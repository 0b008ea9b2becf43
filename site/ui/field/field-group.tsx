import { type ReactNode, useId } from 'react';
import * as styles from './field.css.ts';

type FieldGroupProps = {
  title: string;
  /** Whether all fields are optional. The heading then says so, instead of each field. */
  optional?: boolean;
  children: ReactNode;
};

/** Fields under a common heading. */
export function FieldGroup({ title, optional = false, children }: FieldGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `<legend>` cannot be laid out like a heading
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
        {optional ? <span className={styles.muted}>optional</span> : null}
      </h3>
      {children}
    </div>
  );
}
