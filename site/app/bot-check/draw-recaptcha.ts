import { loadRecaptcha } from './load-recaptcha.ts';

type Listeners = {
  onDrawn(): void;
  onToken(token: string | null): void;
  /** It cannot be loaded or drawn, or has lost its connection. */
  onFault(fault: unknown): void;
};

export type DrawnRecaptcha = { reset(): void; remove(): void };

/** The checkbox is 304 px wide; a narrower place gets the compact one. */
const normalWidth = 304;

/** How long Google's script still looks for what it drew. */
const retirementMs = 5_000;

/** Draws reCAPTCHA's checkbox in `place`, as soon as its script is there. */
export function drawRecaptcha(
  place: HTMLElement,
  { siteKey, scriptUrl }: { siteKey: string; scriptUrl: string },
  { onDrawn, onToken, onFault }: Listeners,
): DrawnRecaptcha {
  // A new box each time: Google refuses to draw into one element twice, and React may run an effect twice.
  const box = document.createElement('div');
  let removed = false;
  let resetWidget: () => void = () => undefined;
  const whileThere =
    <Args extends unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args) => {
      if (!removed) listener(...args);
    };

  async function draw(): Promise<void> {
    const api = await loadRecaptcha(scriptUrl);
    if (removed) return;
    place.append(box);
    const widget = api.render(box, {
      sitekey: siteKey,
      callback: whileThere(onToken),
      'expired-callback': whileThere(() => onToken(null)),
      'error-callback': whileThere(() => onFault(new Error('reCAPTCHA has lost its connection'))),
      theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      size: place.clientWidth < normalWidth ? 'compact' : 'normal',
    });
    resetWidget = () => api.reset(widget);
    onDrawn();
  }
  draw().catch(whileThere(onFault));

  return {
    reset: () => resetWidget(),
    remove() {
      removed = true;
      if (!box.isConnected) return;
      // Out of sight at once, out of the page later: https://github.com/google/recaptcha/issues/269
      box.hidden = true;
      document.body.append(box);
      setTimeout(() => box.remove(), retirementMs);
    },
  };
}
