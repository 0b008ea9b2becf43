import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { externalTools, type GuideCategory, guide, guideId } from './guide.ts';
import * as styles from './guide-section.css.ts';

/** The guide: six categories of improvements. */
export function GuideSection() {
  return (
    <Section
      id="guide"
      label="Guide"
      title="Six ways to make a site faster"
      lead="In the order that usually pays off. In each, the first action helps most."
      ground="shallow"
    >
      <ul className={clsx(section.body, styles.entries)}>
        {guide.map((category) => (
          <Entry key={category.title} category={category} />
        ))}
      </ul>
    </Section>
  );
}

/** A category: the title and its metrics on the left, the actions in the middle, and the check on the right. */
function Entry({ category: { title, affects, text: words, actions, check } }: { category: GuideCategory }) {
  return (
    <li className={styles.entry} id={guideId(title)}>
      <div className={styles.head}>
        <h3 className={text({ as: 'heading' })}>{title}</h3>
        <p className={styles.affects}>Affects {listOf(affects)}</p>
      </div>
      <div className={styles.words}>
        <p>{words}</p>
        <ol className={styles.actions}>
          {actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ol>
      </div>
      <p className={clsx(text({ as: 'remark' }), styles.check)}>{check}</p>
    </li>
  );
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);

/** Links to external tools that actually measure a website. */
export function ExternalTools() {
  return (
    <Section
      id="measure"
      label="Measure"
      title="Tools that measure"
      lead="All have a free version. Test the page your customers land on, on a phone, more than once."
    >
      <ul className={clsx(section.body, styles.tools)}>
        {externalTools.map(({ name, url, purpose }) => (
          <li key={url} className={styles.tool}>
            <a href={url} rel="noopener" className={clsx(text({ as: 'heading' }), styles.name)}>
              {name}
              <ArrowUpRight size={18} aria-hidden="true" />
            </a>
            <p>{purpose}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
