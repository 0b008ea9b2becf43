import { trustConfiguredScript } from '#app/trusted-types.ts';
import type { PayPalNamespace } from './paypal-sdk.ts';

const timeoutMs = 20_000;
let loading: Promise<PayPalNamespace> | null = null;

/**
 * Loads PayPal's script: once in a page's life, however many ask; again after it failed.
 *
 * @throws Error (rejects) when it cannot be had.
 */
export function loadPaypal(sdkUrl: string): Promise<PayPalNamespace> {
  loading ??= load(sdkUrl).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(sdkUrl: string): Promise<PayPalNamespace> {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustConfiguredScript(sdkUrl);
  return new Promise<PayPalNamespace>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(patience);
      script.remove();
      reject(new Error(`PayPal’s script ${why}: ${sdkUrl}`));
    };
    const patience = setTimeout(() => fail('did not come in time'), timeoutMs);
    script.onerror = () => fail('cannot be loaded');
    script.onload = () => {
      if (!window.paypal) return fail('is not what was loaded');
      clearTimeout(patience);
      resolve(window.paypal);
    };
    document.head.append(script);
  });
}
