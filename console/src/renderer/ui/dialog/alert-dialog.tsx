import { useEscape } from '@agency/site/ui/dialog/use-escape.ts';
import { type Landing, useReturnFocus } from '@agency/site/ui/dialog/use-return-focus.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { clsx } from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { button } from '../button/button.css.ts';
import * as styles from './dialog.css.ts';

type AlertDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The question, and what follows from saying yes. */
  title: string;
  description: ReactNode;
  yes: string;
  no: string;
  landing?: Landing;
  onYes(): void;
};

/** Asks before something is taken away. "No" has the focus first; Escape says it too. */
export function AlertDialog({ open, onOpenChange, title, description, yes, no, landing, onYes }: AlertDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.overlay}>
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
            <div className={styles.actions}>
              <Radix.Action className={button({ kind: 'destructive' })} onClick={onYes}>
                {yes}
              </Radix.Action>
              <Radix.Cancel className={button()}>{no}</Radix.Cancel>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
