import { mailto } from '#app/mailto.ts';
import { serviceLabel } from '#ui/admin/inbox/labels.ts';
import type { Inquiry } from './inquiry-actions.ts';

/** Mail programs are started with an address of limited length; the whole message is in the inbox anyway. */
const quoted = 600;

/** A `mailto:` address (RFC 6068) that opens an answer to an inquiry, with the beginning of what was written below it. */
export function replyAddress({ name, email, service, message }: Inquiry): string {
  const beginning = message.length > quoted ? `${message.slice(0, quoted)}...` : message;
  const quote = beginning.split(/\r?\n/).map((line) => `> ${line}`);
  const body = [`Hello ${name},`, '', '', '', 'You wrote:', ...quote].join('\r\n');
  const subject = `Your inquiry: ${serviceLabel(service)}`;
  return `${mailto(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
