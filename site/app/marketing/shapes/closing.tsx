import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { LinkButton } from '#app/link/link-button.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { CallToAction as CallToActionBlock, Faq as FaqBlock } from '../services/service-page.ts';
import * as styles from './closing.css.ts';
import { actions as actionsClass } from './closing.css.ts';

/** The end of a page: links to the next actions, the most likely action first. */
export function CallToAction({ block: { actions, ...heading } }: { block: CallToActionBlock }) {
  return (
    <Section {...heading} ground="land">
      <div className={actionsClass}>
        {actions.map(({ label, to }, index) => (
          <LinkButton key={to} to={to} kind={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}

/**
 * Questions that open to show their answers. Uses native `details`, because the browser's page search also finds the
 * text of closed answers.
 */
export function Faq({ block: { items, ...heading } }: { block: FaqBlock }) {
  return (
    <Section {...heading}>
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
