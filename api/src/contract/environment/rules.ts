import { environmentVariables, type VariableName } from './variables.ts';

/** The variables that are set, as text: rules between them are told whatever else is wrong with each. */
export type Given = Readonly<Partial<Record<VariableName, string>>>;

/** What is wrong with one variable; `remedy` stands in place of an example. */
export type Problem = { name: VariableName; message: string; remedy?: string };

export const recaptchaKeys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const;
export const paypalKeys = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

const asMuchAs = (given: string) => `must be set too, since ${given} is`;

/** One key without the other would silently leave the site without the check its owner meant it to have. */
export function halfOfRecaptcha(given: Given): Problem[] {
  const set = recaptchaKeys.find((name) => given[name]);
  // A site whose API runs elsewhere shows the check, and that API verifies it.
  if (!set || (given.API_URL && given.RECAPTCHA_SITE_KEY)) return [];
  return recaptchaKeys.filter((name) => !given[name]).map((name) => ({ name, message: asMuchAs(set) }));
}

/** With one key missing no payment could be taken, or none confirmed; it must not be a demo that its owner takes for real. */
export function partOfPayPal(given: Given): Problem[] {
  const set = paypalKeys.find((name) => given[name]);
  // A site whose API runs elsewhere takes no payments itself.
  if (!set || given.API_URL) return [];
  return paypalKeys.filter((name) => !given[name]).map((name) => ({ name, message: asMuchAs(set) }));
}

/** A host of PayPal's sandbox, of PayPal itself, or of neither. */
function realmOf({ hostname }: URL): 'live' | 'sandbox' | 'other' {
  if (/(^|\.)sandbox\.paypal\.com$/.test(hostname)) return 'sandbox';
  return /(^|\.)paypal\.com$/.test(hostname) ? 'live' : 'other';
}

const urlOf = (given: Given, name: 'PAYPAL_API_URL' | 'PAYPAL_SDK_URL') =>
  URL.parse(given[name] ?? environmentVariables[name].default);

/** Buyers would approve in one world what is captured in the other, and no payment would ever come. */
export function mixedPayPal(given: Given): Problem[] {
  const [api, sdk] = [urlOf(given, 'PAYPAL_API_URL'), urlOf(given, 'PAYPAL_SDK_URL')];
  const takesPayments = given.NODE_ENV === 'production' && given.DEMO !== '1' && !given.API_URL;
  const isUsed = takesPayments || paypalKeys.some((name) => given[name]);
  if (!isUsed || !api || !sdk || realmOf(api) === realmOf(sdk)) return [];
  return [{ name: 'PAYPAL_SDK_URL', message: `must be of the same PayPal as PAYPAL_API_URL (${api.origin})` }];
}
