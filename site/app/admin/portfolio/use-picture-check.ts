import { type RefObject, useRef, useState } from 'react';
import { type PictureProblem, tryPicture } from '#ui/admin/portfolio/picture-problem.ts';

/** What stands in the form as the picture's address. */
export function addressIn(form: HTMLFormElement | null): string | null {
  const control = form?.elements.namedItem('imageUrl');
  return control instanceof HTMLInputElement ? control.value.trim() : null;
}

/**
 * Tries a form's picture before the form is sent: one that loads is sent by itself, one that does not only on insistence.
 * `onProblem` is called when that is to be asked.
 */
export function usePictureCheck(form: RefObject<HTMLFormElement | null>, onProblem: () => void) {
  const [found, setFound] = useState<{ address: string; problem: PictureProblem } | null>(null);
  const [checking, setChecking] = useState(false);
  const accepted = useRef<string | null>(null);

  function accept(address: string) {
    accepted.current = address;
    setFound(null);
    form.current?.requestSubmit();
  }

  return {
    checking,
    problem: found?.problem ?? null,
    /** Whether the form may be sent with its picture; if not yet, that is tried, and the form sent again when it loads. */
    maySend(): boolean {
      const address = addressIn(form.current);
      if (address === null || address === accepted.current) return true;
      if (!checking) void check(address);
      return false;
    },
    /** Sends the form in spite of its picture. */
    insist: () => found && accept(found.address),
    /** For the form's `onInput`: what was said of an address holds for that one alone. */
    onInput: () => found && addressIn(form.current) !== found.address && setFound(null),
  };

  async function check(address: string) {
    setChecking(true);
    setFound(null);
    const problem = await tryPicture(address);
    setChecking(false);
    // The form was closed, or another address was typed: whoever asks for that one is answered then.
    if (addressIn(form.current) !== address) return;
    if (!problem) return accept(address);
    setFound({ address, problem });
    onProblem();
  }
}
