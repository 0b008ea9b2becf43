import { mailto } from '#ui/mailto.ts';
import type { Inquiry } from './inquiry-documents.ts';
import { serviceLabel } from './labels.ts';

/** The maximum length of the quote in characters, because mail programs limit the length of a URL. */
const quotedLength = 600;

export const replySubject = ({ service }: Pick<Inquiry, 'service'>): string => `Your inquiry: ${serviceLabel(service)}`;

/** Returns the `mailto:` URL of a reply that quotes the beginning of the inquiry's message. */
export function replyAddress(inquiry: Inquiry): string {
  const { name, email, message } = inquiry;
  // The cut may split an emoji, and half an emoji cannot be encoded.
  const kept = message.slice(0, quotedLength).replace(/\p{Surrogate}$/u, '');
  const beginning = message.length > quotedLength ? `${kept}...` : message;
  const quote = beginning.split(/\r?\n/).map((line) => `> ${line}`);
  const body = [`Hello ${name},`, '', '', '', 'You wrote:', ...quote].join('\r\n');
  return `${mailto(email)}?subject=${encodeURIComponent(replySubject(inquiry))}&body=${encodeURIComponent(body)}`;
}
