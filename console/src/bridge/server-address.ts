import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL's `hostname` is this machine. */
export const isOfThisMachine = (hostname: string) => loopback.test(hostname);

/**
 * The address of an agency's platform as people type or paste it: `agency.example`, or any of its pages. The result is
 * an origin. The origin has https, except for this machine, because over http anybody on the network could read the
 * password and the token.
 */
export const serverAddressSchema = z
  .string('Please enter the server’s address')
  .trim()
  .min(1, 'Please enter the server’s address')
  .max(2_000, 'Address too long')
  .transform((text, context) => {
    const url = parsed(text);
    const problem = problemOf(url);
    if (url && !problem) return url.origin;
    context.addIssue({ code: 'custom', message: problem ?? notAnAddress });
    return z.NEVER;
  });

const notAnAddress = 'Please enter an address such as agency.example';

function parsed(text: string): URL | null {
  // If somebody typed `https://` and then pasted a whole address, only the pasted scheme counts.
  const typed = text.replace(/^(https?:\/\/)+(?=https?:)/i, '');
  if (/^https?:/i.test(typed) || typed.includes('://')) return URL.parse(typed);
  const bare = typed.replace(/^\/+/, '');
  const url = URL.parse(`https://${bare}`);
  return url && isOfThisMachine(url.hostname) ? URL.parse(`http://${bare}`) : url;
}

function problemOf(url: URL | null): string | null {
  if (!url?.hostname) return notAnAddress;
  if (url.username || url.password) return 'Please enter the address without a username or password';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url.hostname))) return null;
  return 'The address must start with https://';
}
