import { useEscape } from '@agency/site/ui/dialog/use-escape.ts';
import { type Landing, useReturnFocus } from '@agency/site/ui/dialog/use-return-focus.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { button } from '../button/button.css.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './dialog.css.ts';

type DialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description: ReactNode;
  width?: 'narrow' | 'regular' | 'wide';
  place?: 'middle' | 'top';
  /** Title and description are for screen readers only: what is in the sheet shows by itself what it is. */
  bare?: boolean;
  landing?: Landing;
  /** It is gone, and the focus is back. */
  onClosed?(): void;
  /** Stays until it is answered: no click beside it, no Escape, no close button. */
  holds?: boolean;
  children: ReactNode;
};

/**
 * A sheet laid over the window. The overlay is a plain element, not Radix's: that one writes a `<style>` at run time, which
 * our policy (`style-src 'self'`) refuses. Nothing beneath it scrolls anyway.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    width,
    place,
    bare = false,
    landing,
    onClosed,
    holds = false,
    children,
  } = props;
  const focus = useReturnFocus(landing);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.overlay}>
          <Radix.Content
            className={styles.sheet({ width, place })}
            onInteractOutside={(event) => holds && event.preventDefault()}
            {...useEscape(onOpenChange, holds)}
            onOpenAutoFocus={focus.onOpenAutoFocus}
            onCloseAutoFocus={(event) => {
              focus.onCloseAutoFocus(event);
              onClosed?.();
            }}
          >
            <div className={bare ? visuallyHidden : styles.head}>
              <Radix.Title className={text({ as: 'heading' })}>{title}</Radix.Title>
              <Radix.Description className={clsx(text({ as: 'small' }), styles.description)}>
                {description}
              </Radix.Description>
            </div>
            {children}
            {holds || bare ? null : (
              <Radix.Close className={clsx(button({ kind: 'quiet', shape: 'sign' }), styles.close)} aria-label="Close">
                <X size={18} aria-hidden="true" />
              </Radix.Close>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
