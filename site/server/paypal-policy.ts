import type { CspDirectives } from '@agency/api';

/** What PayPal's SDK loads, as its own guide lists it: developer.paypal.com/sdk/js/best-practices */
const hosts = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];
const isPaypals = ({ protocol, hostname }: URL) => protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname);

/**
 * A page's policy, opened for PayPal's SDK: its hosts when the script is PayPal's own, else the one origin that is named.
 * A script of this site, as in a demonstration, needs nothing. PayPal writes style sheets into the page; scripts inline it
 * does without, as its guide allows.
 */
export function withPaypal(policy: CspDirectives, sdkUrl: string): CspDirectives {
  const script = URL.parse(sdkUrl);
  if (!script) return policy;
  const sources = isPaypals(script) ? hosts : [script.origin];
  const added: CspDirectives = {
    'script-src': sources,
    'connect-src': sources,
    'frame-src': sources,
    'img-src': sources,
    'style-src': isPaypals(script) ? [...sources, "'unsafe-inline'"] : sources,
  };
  const opened = Object.entries(added).map(([name, more]) => [name, [...(policy[name] ?? []), ...more]]);
  return { ...policy, ...Object.fromEntries(opened) };
}
