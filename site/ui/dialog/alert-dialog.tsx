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
  description: ReactNode;
  /**
   * More information for the decision. If there are details, the confirming button comes last, because details that
   * load late could otherwise move it under the pointer.
   */
  details?: ReactNode;
  /** The label of the canceling button, which gets the initial focus. */
  cancel: string;
  /** Returns the element to focus if the element that had the focus is gone, such as after a deletion. */
  landing?: Landing;
  /** The confirming button, which closes the dialog. */
  confirm?: { label: string; onConfirm(): void };
  /**
   * The confirming button, if there is no `confirm`. It does not close the dialog, so that the dialog stays open until
   * the action is done.
   */
  children?: ReactNode;
};

/** Asks for confirmation before an action. A click outside does nothing; Escape cancels. */
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
        {/* This is not Radix's overlay. `Dialog` says why. */}
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
