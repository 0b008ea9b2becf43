import '@agency/api/contract/zod/without-eval';
import { z } from 'zod';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL's `hostname` is of the machine that asks. */
export const isOfThisMachine = (hostname: string) => loopback.test(hostname);

/**
 * Where an agency's platform runs: an https origin, or http on this very machine. Over plain http anybody on the way
 * could read the password and the token. A trailing slash is dropped; a path, query or user name is refused.
 */
export const serverAddressSchema = z
  .string('Please enter the server’s address')
  .trim()
  .min(1, 'Please enter the server’s address')
  .max(200, 'Address too long')
  .transform((text, context) => {
    const url = URL.parse(text);
    const problem = problemOf(url);
    if (url && !problem) return url.origin;
    context.addIssue({ code: 'custom', message: problem ?? notAnAddress });
    return z.NEVER;
  });

const notAnAddress = 'Please enter an address such as https://agency.example';

function problemOf(url: URL | null): string | null {
  if (!url || !/^https?:$/.test(url.protocol)) return notAnAddress;
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) return notAnAddress;
  if (url.protocol === 'http:' && !isOfThisMachine(url.hostname)) return 'The address must start with https://';
  return null;
}
