import { text } from '@agency/site/theme/text.css.ts';
import { clsx } from 'clsx';
import { Copy, Reply, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import type { Enquiry } from '#bridge/enquiry.ts';
import { button } from '../ui/button/button.css.ts';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import * as styles from './enquiry-pane.css.ts';

type EnquiryPaneProps = {
  enquiry: Enquiry;
  /** Its title takes the focus when one goes on to reading. */
  titleRef: Ref<HTMLHeadingElement>;
  onReply(): void;
  onCopy(): void;
  onDelete(): void;
};

/** The enquiry that lies open, whole, with what can be done about it. */
export function EnquiryPane({ enquiry, titleRef, onReply, onCopy, onDelete }: EnquiryPaneProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <article aria-labelledby="open-enquiry" className={styles.pane} tabIndex={0}>
      <div key={enquiry.id} className={styles.content}>
        <div className={styles.head}>
          <h2 id="open-enquiry" ref={titleRef} tabIndex={-1} className={clsx(text({ as: 'title' }), styles.title)}>
            {enquiry.name}
          </h2>
          <div className={styles.actions}>
            <button type="button" className={button({ kind: 'primary' })} onClick={onReply}>
              <Reply size={16} aria-hidden="true" />
              Reply
            </button>
            <Tooltip content="Copy address">
              <button type="button" className={button({ shape: 'sign' })} aria-label="Copy address" onClick={onCopy}>
                <Copy size={16} aria-hidden="true" />
              </button>
            </Tooltip>
            <Tooltip content="Delete">
              <button type="button" className={button({ shape: 'sign' })} aria-label="Delete" onClick={onDelete}>
                <Trash2 size={16} aria-hidden="true" />
              </button>
            </Tooltip>
          </div>
        </div>
        <EnquiryFacts enquiry={enquiry} />
        <p className={styles.message}>{enquiry.message}</p>
      </div>
    </article>
  );
}
