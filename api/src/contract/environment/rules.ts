import { environmentVariables, type VariableName } from './variables.ts';

/** The variables that are set, as text: rules between them are checked whatever else is wrong with each. */
export type Given = Readonly<Partial<Record<VariableName, string>>>;

/** What is wrong with one variable. `remedy` says what to do about it, in place of an example. */
export type Problem = { name: VariableName; message: string; remedy?: string };

export const recaptchaKeys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const;
export const paypalKeys = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

/** Names what is missing of variables that are only of use together. None set is well, too. */
function checkTogether(names: readonly VariableName[], given: Given): Problem[] {
  const set = names.find((name) => given[name]);
  if (!set) return [];
  const message = `must be set too, since ${set} is`;
  return names.filter((name) => !given[name]).map((name) => ({ name, message }));
}

/** One key without the other would silently leave the site without the check its owner meant it to have. */
export function checkRecaptchaKeys(given: Given): Problem[] {
  // A site whose API runs elsewhere shows the check, and that API verifies it.
  return given.API_URL && given.RECAPTCHA_SITE_KEY ? [] : checkTogether(recaptchaKeys, given);
}

/** With one key missing no payment could be taken, or none confirmed; it must not be a demo that its owner takes for real. */
export function checkPayPalKeys(given: Given): Problem[] {
  // A site whose API runs elsewhere takes no payments itself.
  return given.API_URL ? [] : checkTogether(paypalKeys, given);
}

/** A host of PayPal's sandbox, of PayPal itself, or of neither. */
function realmOf({ hostname }: URL): 'live' | 'sandbox' | 'other' {
  if (/(^|\.)sandbox\.paypal\.com$/.test(hostname)) return 'sandbox';
  return /(^|\.)paypal\.com$/.test(hostname) ? 'live' : 'other';
}

const urlOf = (given: Given, name: 'PAYPAL_API_URL' | 'PAYPAL_SDK_URL') =>
  URL.parse(given[name] ?? environmentVariables[name].default);

/** Buyers would approve in one world what is captured in the other, and no payment would ever come. */
export function checkPayPalHosts(given: Given): Problem[] {
  const [api, sdk] = [urlOf(given, 'PAYPAL_API_URL'), urlOf(given, 'PAYPAL_SDK_URL')];
  const takesPayments = given.NODE_ENV === 'production' && given.DEMO !== '1' && !given.API_URL;
  const isUsed = takesPayments || paypalKeys.some((name) => given[name]);
  if (!isUsed || !api || !sdk || realmOf(api) === realmOf(sdk)) return [];
  return [{ name: 'PAYPAL_SDK_URL', message: `must be of the same PayPal as PAYPAL_API_URL (${api.origin})` }];
}
