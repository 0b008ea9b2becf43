import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './details.css.ts';

/** The id of the fields beside a text. */
export const detailsId = 'details';

/** The fields beside a text, or below it in a narrow window. There, a link leads back to the text. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <section id={detailsId} aria-labelledby="details-heading" className={styles.details}>
      <div className={styles.head}>
        <h2 id="details-heading" className={text({ as: 'heading' })}>
          Details
        </h2>
        <a href="#content" className={clsx(button({ kind: 'quiet', size: 'compact' }), styles.back)}>
          <ArrowUp size={17} aria-hidden="true" />
          Back to the text
        </a>
      </div>
      {children}
    </section>
  );
}
