import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { type Toast, toasts } from './toast-store.ts';
import * as styles from './toaster.css.ts';

const none: readonly Toast[] = [];

/** The corner where toasts appear. Stands once, in the root. Numbers: SPEC section 9. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  if (!useHydrated()) return null;
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown.map((toast) => (
        <Notice key={toast.id} toast={toast} />
      ))}
      {/* An open dialog hides from screen readers what lies beside it, save what is marked live: toasts stay in reach. */}
      <div aria-live="off">
        <Radix.Viewport className={styles.viewport} hotkey={['F8']} />
      </div>
    </Radix.Provider>
  );
}

function Notice({ toast: { id, open, title, description, variant = 'default', action } }: { toast: Toast }) {
  return (
    <Radix.Root
      className={styles.toast({ variant })}
      open={open}
      onOpenChange={(stays) => !stays && toasts.dismiss(id)}
    >
      <div className={styles.words}>
        <Radix.Title className={text({ as: 'label' })}>{title}</Radix.Title>
        {description ? <Radix.Description className={text({ as: 'small' })}>{description}</Radix.Description> : null}
        {action ? (
          <Radix.Action
            className={button({ kind: 'secondary', size: 'compact' })}
            altText={action.elsewhere}
            onClick={action.onSelect}
          >
            {action.label}
          </Radix.Action>
        ) : null}
      </div>
      <Radix.Close className={styles.close} aria-label="Dismiss">
        <X size={18} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
