import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './external-tools.css.ts';
import { externalTools } from './guide.ts';

/** Where a website is measured for real. */
export function ExternalTools() {
  return (
    <Section
      id="measure"
      label="Measure"
      title="Tools that measure"
      lead="All free to begin with. Test the page your customers land on, on a phone, more than once."
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
