import { text } from '@agency/site/ui/theme/text.css.ts';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useStore } from '../../state/use-store.ts';
import { button } from '../button/button.css.ts';
import * as styles from './toaster.css.ts';
import { dismissToast, toasts } from './toasts.ts';

/** The corner where toasts appear. F8 leads the focus there. */
export function Toaster() {
  const shown = useStore(toasts);
  return (
    <Radix.Provider duration={5000} swipeDirection="down" swipeThreshold={50}>
      {shown ? (
        <Radix.Root
          key={shown.id}
          className={styles.toast({ tone: shown.tone ?? 'plain' })}
          open={shown.open}
          duration={shown.duration}
          onOpenChange={(open) => open || dismissToast(shown.id)}
        >
          <div className={styles.words}>
            <Radix.Title className={text({ as: 'label' })}>{shown.title}</Radix.Title>
            {shown.description ? (
              <Radix.Description className={text({ as: 'small' })}>{shown.description}</Radix.Description>
            ) : null}
          </div>
          {shown.action ? (
            <Radix.Action className={button()} altText={shown.action.elsewhere} onClick={shown.action.onSelect}>
              {shown.action.label}
            </Radix.Action>
          ) : null}
          <Radix.Close className={button({ kind: 'quiet', shape: 'sign' })} aria-label="Dismiss">
            <X size={16} aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      ) : null}
      {/* An open dialog hides from screen readers what lies beside it, save what is marked live: toasts stay in reach. */}
      <div aria-live="off">
        <Radix.Viewport className={styles.viewport} hotkey={['F8']} />
      </div>
    </Radix.Provider>
  );
}
