import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './dialog.css.ts';
import { useEscape } from './use-escape.ts';
import { type Landing, useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  /** The button that opens it, for a dialog that has only one. */
  trigger?: ReactElement;
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description: ReactNode;
  width?: 'regular' | 'wide';
  /** Says where the focus goes when what had it before is gone by the time the dialog closes. */
  landing?: Landing;
  /** A click beside it does not close it: for forms, in which much may have been typed. */
  holds?: boolean;
  children: ReactNode;
};

/**
 * A sheet laid over the page. It holds the focus; Escape, its close button and a click beside it close it, and what had
 * the focus before gets it back.
 *
 * The overlay is a plain element, not Radix's: that one stops the page from scrolling with a `<style>` it writes at run
 * time, which the site's policy (`style-src 'self'`) forbids, and a nonce is no way out where one rendered page serves
 * every visitor. Our style sheet stops the scrolling instead, for as long as the overlay stands.
 */
export function Dialog(props: DialogProps) {
  const {
    trigger,
    open,
    onOpenChange,
    title,
    description,
    width = 'regular',
    landing,
    holds = false,
    children,
  } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <div className={styles.overlay} data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className={styles.sheet({ width })}
            onInteractOutside={(event) => holds && event.preventDefault()}
            {...useEscape(onOpenChange)}
            {...useReturnFocus(landing)}
          >
            <div className={styles.head}>
              <Radix.Title className={text({ as: 'heading' })}>{title}</Radix.Title>
              <Radix.Description className={clsx(text({ as: 'small' }), styles.description)}>
                {description}
              </Radix.Description>
            </div>
            {children}
            <Radix.Close className={styles.close} aria-label="Close">
              <X aria-hidden="true" />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
