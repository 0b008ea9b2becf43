import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './what-to-do.css.ts';

type WhatToDoProps = {
  id: string;
  level: 'h2' | 'h3' | 'h4';
  /** What is wrong. */
  title: ReactNode;
  /** What the admin can do about it, in order. At most four. */
  steps: readonly ReactNode[];
  /** Content above the steps. */
  about?: ReactNode;
  /** Content below the steps, such as the button of the last step. */
  children?: ReactNode;
};

/** Shows what is wrong, and what the admin can do about it. */
export function WhatToDo({ id, level: Title, title, steps, about, children }: WhatToDoProps) {
  return (
    <section aria-labelledby={id} className={styles.box}>
      <TriangleAlert className={styles.sign} size={18} aria-hidden="true" />
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      {about ? <p>{about}</p> : null}
      {steps.length > 0 ? (
        <ol className={styles.steps}>
          {steps.map((step, place) => (
            <li key={place}>{step}</li>
          ))}
        </ol>
      ) : null}
      {children}
    </section>
  );
}
