import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Faq as Content } from '../services/service-page.ts';
import * as styles from './faq.css.ts';

/** Questions that open to their answers: the platform's own disclosure, found by the browser's search even when closed. */
export function Faq({ block: { items, ...heading } }: { block: Content }) {
  return (
    <Section id="faq" {...heading}>
      <div className={clsx(section.body, styles.list)}>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={clsx(text({ as: 'heading' }), styles.question)}>
              {question}
              <Plus className={styles.sign} size={20} aria-hidden="true" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
