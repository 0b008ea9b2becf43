import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useRef } from 'react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { dismissToast, useToastStore } from './toast-store.ts';
import * as styles from './toaster.css.ts';

type ToasterProps = {
  /** `page`: in the corner of a page that scrolls. `strip`: in the flow of a window that does not scroll. */
  place?: 'page' | 'strip';
};

/**
 * Shows toasts. F8 focuses them. A window must render only one toaster. The duration and the swipe distance are from
 * SPEC section 9.
 */
export function Toaster({ place = 'page' }: ToasterProps) {
  const shown = useToastStore(({ toast }) => toast);
  const region = useRef<HTMLOListElement>(null);
  // Radix closes the toast on every Escape, but an Escape outside the toast is for the focused element.
  const escapedElsewhere = useRef(false);
  if (!useHydrated()) return null;
  return (
    <Radix.Provider duration={5000} swipeDirection={place === 'strip' ? 'down' : 'right'} swipeThreshold={50}>
      {shown ? (
        <Radix.Root
          key={shown.id}
          className={styles.toast({ variant: shown.variant ?? 'default' })}
          open={shown.open}
          duration={shown.duration}
          onEscapeKeyDown={({ target }) => {
            escapedElsewhere.current = !region.current?.contains(target as Node);
          }}
          onOpenChange={() => {
            if (!escapedElsewhere.current) dismissToast(shown.id);
            escapedElsewhere.current = false;
          }}
        >
          <div className={styles.content}>
            <div className={styles.text}>
              <Radix.Title className={text({ as: 'label' })}>{shown.title}</Radix.Title>
              {shown.description ? (
                <Radix.Description className={text({ as: 'small' })}>{shown.description}</Radix.Description>
              ) : null}
            </div>
            {shown.action ? (
              <Radix.Action
                className={button({ kind: 'secondary', size: 'compact' })}
                altText={shown.action.elsewhere}
                onClick={shown.action.onSelect}
              >
                {shown.action.label}
              </Radix.Action>
            ) : null}
          </div>
          <Radix.Close className={button({ kind: 'quiet', shape: 'icon' })} aria-label="Dismiss">
            <X size={18} aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      ) : null}
      {/* An open dialog hides the page from screen readers, except for live regions such as this one. */}
      <div aria-live="off">
        <Radix.Viewport ref={region} className={styles.viewport({ place })} hotkey={['F8']} />
      </div>
    </Radix.Provider>
  );
}
