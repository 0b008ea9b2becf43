import { picturePath } from '@agency/api/contract/portfolio';
import { type RefObject, useRef, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import type { Check } from '../list/record-parts.ts';

/**
 * Loads a form's picture before the form is sent. If the picture does not load, the form is sent only once the admin
 * chooses to save anyway.
 */
export function usePictureCheck(form: RefObject<HTMLFormElement | null>, onProblem: () => void): Check {
  const [found, setFound] = useState<{ address: string; problem: PictureProblem } | null>(null);
  const [checking, setChecking] = useState(false);
  const accepted = useRef<string | null>(null);

  function accept(address: string) {
    accepted.current = address;
    setFound(null);
    form.current?.requestSubmit();
  }

  async function check(address: string) {
    setChecking(true);
    setFound(null);
    const problem = await tryPicture(address);
    setChecking(false);
    // Stops if the form was closed or another URL was typed. The next submit checks that URL.
    if (addressIn(form.current) !== address) return;
    if (!problem) return accept(address);
    setFound({ address, problem });
    onProblem();
  }

  return {
    pendingLabel: checking ? 'Checking the picture...' : null,
    maySend() {
      const address = addressIn(form.current);
      if (address === null || address === accepted.current) return true;
      if (!checking) void check(address);
      return false;
    },
    onInput: () => found && addressIn(form.current) !== found.address && setFound(null),
    notice: found ? (
      <>
        <Notice tone="negative" title={problems[found.problem].title} ref={takeFocus}>
          {problems[found.problem].advice}
        </Notice>
        {/* Not where the submit button is, because a double click there would save before anyone reads the notice. */}
        <button type="button" className={button({ kind: 'secondary' })} onClick={() => accept(found.address)}>
          Save anyway
        </button>
      </>
    ) : null,
  };
}

/** Returns the picture URL in the form; null if the form is closed. */
function addressIn(form: HTMLFormElement | null): string | null {
  const control = form?.elements.namedItem('imageUrl');
  return control instanceof HTMLInputElement ? control.value.trim() : null;
}

const emptyFrame = 'Visitors would see an empty frame in its place. Check the address, or save it as it is.';
const problems = {
  missing: { title: 'There is no picture at this address, or it may not be shown here.', advice: emptyFrame },
  slow: { title: 'The picture did not load within five seconds.', advice: emptyFrame },
  unreachable: {
    title: 'The picture could not be checked: its server cannot be reached.',
    advice: 'Nothing was saved, and what you typed is still here. Try again in a moment, or save it as it is.',
  },
};

/**
 * Why a picture cannot be shown. `missing`: the answer is not a picture, or it may not be shown here; `slow`: it did
 * not load in time; `unreachable`: its server could not be reached.
 */
type PictureProblem = 'missing' | 'slow' | 'unreachable';

/** The timeout for loading a picture, and for finding out why it failed, in ms. */
const waitMs = 5_000;

/** Converts the URL of an item's picture to the URL to load. */
export type Via = (src: string) => string;

/**
 * Loads other hosts' pictures through the server, because the site's content security policy does not let scripts load
 * them directly.
 */
const fromSite: Via = (src) => {
  const url = URL.parse(src, window.location.href);
  return !url || url.origin === window.location.origin ? src : `${picturePath}?url=${encodeURIComponent(src)}`;
};

/** Loads a picture as a visitor's browser does. Resolves to null if it can be shown. */
function tryPicture(src: string): Promise<PictureProblem | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('slow'), waitMs);
    const finish = (problem: PictureProblem | null | Promise<PictureProblem>) => {
      clearTimeout(timer);
      resolve(problem);
    };
    const image = new Image();
    image.onload = () => finish(null);
    image.onerror = () => finish(whyBroken(src));
    image.src = src;
  });
}

/** Finds out why a picture did not load, because an image's error event gives no reason. */
export async function whyBroken(src: string, via: Via = fromSite): Promise<'missing' | 'unreachable'> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(waitMs) } as const;
  const { status } = await fetch(via(src), options).catch(() => ({ status: 503 }));
  return status < 500 && !silentStatuses.includes(status) ? 'missing' : 'unreachable';
}

/** Statuses that do not say whether the picture is missing: not signed in, and too many requests. */
const silentStatuses = [401, 429];
