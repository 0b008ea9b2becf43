import { trustConfiguredScript } from '#app/trusted-types.ts';

type WidgetOptions = {
  sitekey: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
};

/** The part of Google's script that is used here: developers.google.com/recaptcha/docs/display#js_api */
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
 * Loads the script for explicit rendering: once in a page's life, however many ask; again after it failed.
 *
 * @throws Error (rejects) when it cannot be had, or when what it loads itself does not come.
 */
export function loadRecaptcha(scriptUrl: string): Promise<Grecaptcha> {
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
  // Makes Google's script keep to Trusted Types: github.com/google/recaptcha/issues/387
  address.searchParams.set('trustedtypes', 'true');
  const script = document.createElement('script');
  script.async = true;
  script.src = trustConfiguredScript(address.href);
  return new Promise<Grecaptcha>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(patience);
      script.remove();
      reject(new Error(`reCAPTCHA ${why}: ${address.origin + address.pathname}`));
    };
    const patience = setTimeout(() => fail('is not ready in time'), timeoutMs);
    script.onerror = () => fail('cannot be loaded');
    script.onload = () => {
      const { grecaptcha } = window;
      if (!grecaptcha) return fail('is not what was loaded');
      grecaptcha.ready(() => {
        clearTimeout(patience);
        resolve(grecaptcha);
      });
    };
    document.head.append(script);
  });
}
