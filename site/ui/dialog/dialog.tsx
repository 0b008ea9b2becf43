import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './dialog.css.ts';
import { useEscape } from './use-escape.ts';
import { type Landing, useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  /** The button that opens the dialog, if there is exactly one. */
  trigger?: ReactElement;
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description: ReactNode;
  width?: 'narrow' | 'regular' | 'wide';
  place?: 'middle' | 'top';
  /** Whether to hide title, description, and close button. Screen readers still get title and description. */
  bare?: boolean;
  /** Returns the element to focus on closing if the element that had the focus is gone. */
  landing?: Landing;
  /** The name of the field that gets the initial focus. Default: the first field. */
  firstField?: string;
  /** Called after the dialog has closed and the focus has returned. */
  onClosed?(): void;
  /**
   * `anywhere`: Escape, the close button or a click outside closes the dialog. `explicit`: only Escape and the close
   * button, for long forms. `never`: none of these, and there is no close button.
   */
  dismiss?: 'anywhere' | 'explicit' | 'never';
  children: ReactNode;
};

/**
 * A modal dialog, which traps the focus. By default, Escape, the close button, and a click outside close the dialog.
 * Closing returns the focus.
 *
 * The overlay is a plain element. Radix's overlay would stop the page from scrolling by a `<style>` element, which it
 * adds at run time. The Content-Security-Policy of the site and the console (`style-src 'self'`) would block that
 * element. Our style sheet stops the scrolling instead.
 */
export function Dialog(props: DialogProps) {
  const { trigger, open, onOpenChange, title, description, width, place, bare = false, landing, onClosed } = props;
  const { dismiss = 'anywhere', firstField, children } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(landing);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <div className={styles.overlay} data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className={styles.sheet({ width, place })}
            onInteractOutside={(event) => dismiss !== 'anywhere' && event.preventDefault()}
            {...useEscape(onOpenChange, dismiss === 'never')}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus();
              const first = fieldIn(event.currentTarget, firstField);
              if (!first) return;
              // Radix would select the whole text, and the next key press would replace it.
              event.preventDefault();
              first.focus();
              putCaretAtEnd(first);
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus(event);
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
            {dismiss === 'never' || bare ? null : (
              <Radix.Close
                className={clsx(button({ kind: 'secondary', shape: 'icon' }), styles.close)}
                aria-label="Close"
              >
                <X size={20} aria-hidden="true" />
              </Radix.Close>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Returns the field with this name. Without a name, returns the first field. */
function fieldIn(sheet: EventTarget | null, name: string | undefined): HTMLElement | null {
  const selector = name ? `[name="${CSS.escape(name)}"]` : ':is(input:not([type="hidden"]), textarea, select):enabled';
  return sheet instanceof Element ? sheet.querySelector<HTMLElement>(selector) : null;
}

function putCaretAtEnd(field: HTMLElement): void {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  // `selectionStart` is null for a type without a caret position, such as `email`.
  if (isText && field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
}

/** Whether a dialog is open. An open dialog disables the page's shortcuts. */
export const isDialogOpen = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"])[data-state="open"]') !== null;
