import { isDark } from '#app/layout/page-script/theme.ts';
import { trustConfiguredScript } from '#app/trusted-types.ts';

type WidgetOptions = {
  sitekey: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
};

/** The members of Google's script that we use: developers.google.com/recaptcha/docs/display#js_api */
export type Grecaptcha = {
  ready(callback: () => void): void;
  render(element: HTMLElement, options: WidgetOptions): number;
  reset(widget: number): void;
};

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const timeoutMs = 20_000;
let loading: Promise<Grecaptcha> | null = null;

/**
 * Loads the script for explicit rendering, once per page. A call after a failure tries again.
 *
 * @throws Error (rejects) if the script, or another script that it loads, cannot be loaded.
 */
function loadRecaptcha(scriptUrl: string): Promise<Grecaptcha> {
  loading ??= load(scriptUrl).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(scriptUrl: string): Promise<Grecaptcha> {
  const address = new URL(scriptUrl);
  address.searchParams.set('render', 'explicit');
  address.searchParams.set('hl', document.documentElement.lang);
  // Makes Google's script use Trusted Types: github.com/google/recaptcha/issues/387
  address.searchParams.set('trustedtypes', 'true');
  const script = document.createElement('script');
  script.async = true;
  script.src = trustConfiguredScript(address.href);
  return new Promise<Grecaptcha>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`reCAPTCHA ${why}: ${address.origin + address.pathname}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), timeoutMs);
    script.onerror = () => fail('cannot be loaded');
    script.onload = () => {
      const { grecaptcha } = window;
      if (!grecaptcha) return fail('did not define window.grecaptcha');
      grecaptcha.ready(() => {
        clearTimeout(timer);
        resolve(grecaptcha);
      });
    };
    document.head.append(script);
  });
}

type Listeners = {
  onDrawn(): void;
  onToken(token: string | null): void;
  /** Called if the check cannot be loaded or rendered, or has lost its connection. */
  onFault(fault: unknown): void;
};

export type DrawnRecaptcha = { reset(): void; remove(): void };

/** The width of the normal checkbox, in px. A narrower element gets the compact checkbox. */
const normalWidth = 304;

/** How long Google's script still uses an element after its removal, in ms. */
const retirementMs = 5_000;

/** Renders reCAPTCHA's checkbox in `place` as soon as Google's script has loaded. */
export function drawRecaptcha(
  place: HTMLElement,
  { siteKey, scriptUrl }: { siteKey: string; scriptUrl: string },
  { onDrawn, onToken, onFault }: Listeners,
): DrawnRecaptcha {
  // A new element for each call, because React may run an effect twice, and Google refuses to render into the same
  // element twice.
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
      theme: isDark() ? 'dark' : 'light',
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
      // Google's script still needs the element: https://github.com/google/recaptcha/issues/269
      box.hidden = true;
      document.body.append(box);
      setTimeout(() => box.remove(), retirementMs);
    },
  };
}
