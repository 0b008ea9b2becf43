import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { text } from '#app/theme/text.css.ts';
import * as styles from './dialog.css.ts';

type DialogProps = {
  /** The button that opens it; gets the focus back when it closes. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description: ReactNode;
  children: ReactNode;
};

/**
 * A sheet laid over the page. It holds the focus; Escape, its close button and a click beside it close it.
 *
 * The overlay is a plain element, not Radix's: that one stops the page from scrolling with a `<style>` it writes at run
 * time, which the site's policy (`style-src 'self'`) forbids, and a nonce is no way out where one rendered page serves
 * every visitor. Our style sheet stops the scrolling instead, for as long as the overlay stands.
 */
export function Dialog({ trigger, open, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <div className={styles.overlay} data-state={open ? 'open' : 'closed'}>
          <Radix.Content className={styles.sheet}>
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
