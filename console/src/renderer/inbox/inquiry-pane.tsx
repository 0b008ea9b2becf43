import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { Tooltip } from '@agency/site/ui/tooltip/tooltip.tsx';
import { clsx } from 'clsx';
import { Copy, Reply, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import type { Inquiry } from '#bridge/inquiry.ts';
import { InquiryFacts } from './inquiry-facts.tsx';
import * as styles from './inquiry-pane.css.ts';

type InquiryPaneProps = {
  inquiry: Inquiry;
  /** Its title takes the focus when one goes on to reading. */
  titleRef: Ref<HTMLHeadingElement>;
  onReply(): void;
  onCopy(): void;
  onDelete(): void;
};

/** The inquiry that lies open, whole, with what can be done about it. */
export function InquiryPane({ inquiry, titleRef, onReply, onCopy, onDelete }: InquiryPaneProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <article aria-labelledby="open-inquiry" className={styles.pane} tabIndex={0}>
      <div key={inquiry.id} className={styles.content}>
        <div className={styles.head}>
          <h2 id="open-inquiry" ref={titleRef} tabIndex={-1} className={clsx(text({ as: 'title' }), styles.title)}>
            {inquiry.name}
          </h2>
          <div className={styles.actions}>
            <button type="button" className={button({ kind: 'primary' })} onClick={onReply}>
              <Reply size={16} aria-hidden="true" />
              Reply
            </button>
            <Tooltip content="Copy address">
              <button
                type="button"
                className={button({ kind: 'secondary', shape: 'icon' })}
                aria-label="Copy address"
                onClick={onCopy}
              >
                <Copy size={16} aria-hidden="true" />
              </button>
            </Tooltip>
            <Tooltip content="Delete">
              <button
                type="button"
                className={button({ kind: 'secondary', shape: 'icon' })}
                aria-label="Delete"
                onClick={onDelete}
              >
                <Trash2 size={16} aria-hidden="true" />
              </button>
            </Tooltip>
          </div>
        </div>
        <InquiryFacts inquiry={inquiry} />
        <p className={styles.message}>{inquiry.message}</p>
      </div>
    </article>
  );
}
