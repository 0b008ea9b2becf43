import type { SignedWebhook } from '#api/paypal/stand-in/webhook-signer.ts';

const timeoutMs = 10_000;
const second = 1_000;
/** PayPal tells an event up to 25 times within three days; this does for a demonstration. */
const pausesMs = [2, 5, 15, 60, 300, 1_800, 7_200].map((seconds) => seconds * second);

/** Posts an event once. Gives the status that it was answered with, 0 when there was no answer. */
export async function postWebhook(url: string, { headers, body }: SignedWebhook): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/**
 * Tells events until each is answered with 2xx, with growing pauses, the first of them before the first time: the real
 * ones come seconds later too. What is left at the end is forgotten; the receiver looks orders up itself.
 */
export function webhookPost(pauses: readonly number[] = pausesMs) {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  function tell(url: () => string | null, signed: () => SignedWebhook, attempt: number): void {
    const pause = pauses[attempt];
    if (pause === undefined) return;
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const to = url();
      const status = to ? await postWebhook(to, signed()) : 0;
      if (!closed && (status < 200 || status >= 300)) tell(url, signed, attempt + 1);
    }, pause).unref();
    timers.add(timer);
  }

  return {
    /** @param signed signs anew for each attempt, as the moment is part of it. */
    send: (url: () => string | null, signed: () => SignedWebhook) => tell(url, signed, 0),
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
