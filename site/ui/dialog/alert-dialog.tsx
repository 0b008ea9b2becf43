import { clsx } from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Actions } from '#ui/actions/actions.tsx';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './dialog.css.ts';
import { useEscape } from './use-escape.ts';
import { type Landing, useReturnFocus } from './use-return-focus.ts';

type AlertDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** What follows from saying yes. */
  description: ReactNode;
  /**
   * What else is to be known before one says yes. The buttons change places with it: details that come in answer to a yes
   * must not bring the next yes under the pointer.
   */
  details?: ReactNode;
  /** The button that says no; it has the focus first. */
  cancel: string;
  /** Where the focus goes when what had it before is gone, as after a deletion. */
  landing?: Landing;
  /** The button that says yes and closes the dialog. */
  confirm?: { label: string; onConfirm(): void };
  /** In its place a button that does not close the dialog, for a question that stands until what it asks for is done. */
  children?: ReactNode;
};

/** Asks before something is done that cannot be undone. A click beside it is no answer; Escape says no. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, details, cancel, landing, confirm, children } = props;
  const yes = confirm ? (
    <Radix.Action className={button({ kind: 'destructive' })} onClick={confirm.onConfirm}>
      {confirm.label}
    </Radix.Action>
  ) : (
    children
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's overlay, for the reason given at `Dialog`. */}
        <div className={styles.overlay} data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className={styles.sheet({ width: 'narrow' })}
            {...useEscape(onOpenChange)}
            {...useReturnFocus(landing)}
          >
            <div className={styles.question}>
              <Radix.Title className={text({ as: 'heading' })}>{title}</Radix.Title>
              <Radix.Description className={clsx(text({ as: 'small' }), styles.description)}>
                {description}
              </Radix.Description>
            </div>
            {details}
            <Actions>
              {details ? null : yes}
              <Radix.Cancel className={button({ kind: 'secondary' })}>{cancel}</Radix.Cancel>
              {details ? yes : null}
            </Actions>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
