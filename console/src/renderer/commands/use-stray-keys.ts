import { isDialogOpen } from '@agency/site/ui/dialog/dialog.tsx';
import { useEffect, useEffectEvent } from 'react';

/** Sends keys to a list while nothing has the focus, as after a sign-in. `onKey` returns whether it used the key. */
export function useStrayKeys(onKey: (key: string) => boolean, able = true): void {
  const walk = useEffectEvent(onKey);
  useEffect(() => {
    if (!able) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.activeElement !== document.body || isDialogOpen()) return;
      if (walk(event.key)) event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [able]);
}
