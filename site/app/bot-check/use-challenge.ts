import { fastMs } from '@agency/api/contract/spam';
import type { Challenge } from 'altcha/lib';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isDraftKept } from '#app/form/is-draft-kept.ts';

export type IssuedChallenge = {
  challenge: Challenge;
  /** When this device stops using the challenge, in ms since 1970, by this device's clock. */
  endsAt: number;
  /** When the challenge arrived, in ms since 1970, by this device's clock. */
  cameAt: number;
};

/** A challenge older than this, in ms, is replaced when the visitor continues to fill in the form. */
const freshMs = 10 * 60_000;
/** How long a challenge must still be usable when the work begins, in ms. */
const neededMs = 60_000;

/**
 * Holds the page's challenge. Requests one as soon as the visitor begins to fill in the form or returns to a draft,
 * because the server takes the challenge's age as the time spent on the form. The draft's key is the form's
 * `data-hydrate`.
 */
export function useChallenge(url: string, box: RefObject<HTMLInputElement | null>) {
  /** When the visitor began to fill in the form, in ms since 1970. */
  const begunAt = useRef<number>(null);
  const held = useRef<{ askedAt: number; issued: Promise<IssuedChallenge | null> }>(null);

  function renew(): void {
    begunAt.current ??= Date.now();
    // A failure is ignored here, because ticking the box sends another request, whose failure is reported.
    held.current = { askedAt: Date.now(), issued: fetchChallenge(url).catch(() => null) };
  }
  const onSign = useEffectEvent(() => {
    if (!held.current || Date.now() - held.current.askedAt > freshMs) renew();
  });
  useEffect(() => {
    const form = box.current?.form;
    if (!form) return;
    const begin = () => onSign();
    // A visitor with a draft may send it soon, so a challenge is requested at once.
    if (form.contains(document.activeElement) || isDraftKept(form.dataset.hydrate)) begin();
    for (const sign of ['focusin', 'input']) form.addEventListener(sign, begin);
    return () => {
      for (const sign of ['focusin', 'input']) form.removeEventListener(sign, begin);
    };
  }, [box]);

  async function usable(signal: AbortSignal): Promise<IssuedChallenge> {
    const issued = await held.current?.issued;
    if (issued && issued.endsAt - Date.now() >= neededMs) return issued;
    const fresh = await fetchChallenge(url, signal);
    held.current = { askedAt: Date.now(), issued: Promise.resolve(fresh) };
    return fresh;
  }

  /**
   * Returns the challenge, or a new one if it is about to expire. A challenge that was renewed while the visitor typed
   * is returned only when it is `fastMs` old. Otherwise, the server would mistake the visitor for a program.
   *
   * @throws what `fetchChallenge` throws.
   */
  async function take(signal: AbortSignal): Promise<IssuedChallenge> {
    const issued = await usable(signal);
    const isBegun = begunAt.current !== null && issued.cameAt - begunAt.current >= fastMs;
    if (isBegun) await new Promise((resolve) => setTimeout(resolve, issued.cameAt + fastMs - Date.now()));
    return issued;
  }
  return { take, renew };
}

/** How long before its expiry a challenge counts as expired, in ms, so that the form arrives with a valid token. */
const marginMs = 30_000;

/**
 * Fetches a challenge.
 * @throws Error if the server returns none; the signal's reason if the request is aborted.
 */
async function fetchChallenge(url: string, signal?: AbortSignal): Promise<IssuedChallenge> {
  const response = await fetch(url, { cache: 'no-store', headers: { Accept: 'application/json' }, signal });
  const body = await response.text();
  if (!response.ok) throw new Error(`Failed to fetch the challenge: ${response.status} ${body}`);
  const challenge = JSON.parse(body) as Challenge;
  // Uses the server's clock, because the visitor's clock may be hours off.
  const lifeMs =
    (challenge.parameters.expiresAt ?? 0) * 1000 - (Date.parse(response.headers.get('Date') ?? '') || Date.now());
  return { challenge, endsAt: Date.now() + lifeMs - marginMs, cameAt: Date.now() };
}
