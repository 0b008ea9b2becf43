import { clsx } from 'clsx';
import { Actions } from '#ui/actions/actions.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './about.css.ts';

const stages = [
  ['Before the quote', 'We time your present site and read its search data, so the proposal rests on figures.'],
  ['While we build', 'You see the work on a private address every week, with what changed and what is left.'],
  ['Before launch', 'Every page is measured on a mid-range phone. A page that misses its mark does not go live.'],
  ['After launch', 'The same measurements, monthly. If a figure slips, you hear it from us first.'],
] as const;

/** Who does the work and in which order: one large sentence, then a table. */
export function About() {
  return (
    <Section label="About" ground="land">
      <p className={clsx(text({ as: 'title' }), styles.statement)}>
        A small team that has built websites for more than ten years, and writes down what each one achieved.
      </p>
      <dl className={styles.stages}>
        {stages.map(([stage, promise]) => (
          <div key={stage} className={styles.stage}>
            <dt className={text({ as: 'heading' })}>{stage}</dt>
            <dd>{promise}</dd>
          </div>
        ))}
      </dl>
      <Actions apart>
        <LinkButton to="/contact">Start Your Project</LinkButton>
        <LinkButton to="/portfolio" kind="secondary">
          View Our Work
        </LinkButton>
      </Actions>
    </Section>
  );
}
