import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { viewKeys, viewOf } from '#ui/admin/kinds.ts';
import { isDialogOpen } from '#ui/dialog/dialog.tsx';
import { isTyping } from '#ui/keys/is-typing.ts';
import { keyName } from '#ui/keys/key-name.ts';
import { keySequences } from '#ui/keys/key-sequences.ts';

/** Opens a view when the admin types G and the view's letter. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const go = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    const nameOf = keySequences();
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || isTyping(event) || isDialogOpen()) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const name = nameOf(keyName(event));
      const view = viewKeys.find((each) => name === `g ${viewOf(each).letter}`);
      if (!view) return;
      event.preventDefault();
      go(viewOf(view).path);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
