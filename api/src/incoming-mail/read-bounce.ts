import { type ParsedMail, simpleParser } from 'mailparser';
import { oneLine, storable } from '#api/contract/text.ts';

/** A mail server's report on a mail that it did not deliver (RFC 3464 and RFC 6533). */
export type Bounce = {
  /** Whether delivery has failed for good. Otherwise it is only delayed. */
  final: boolean;
  /** The possible Message-IDs of the undelivered mail, the likeliest first. */
  messageIds: readonly string[];
  /** The possible recipients of the undelivered mail, in lowercase. */
  recipients: readonly string[];
  /** Why delivery failed, in the server's words. */
  reason: string;
};

const mostReason = 300;
const mostText = 100_000;
const mostRecipients = 100;
const header = /^message\/(rfc822|global|global-headers)$|^text\/rfc822-headers$/;

/** Reads a report about a mail's delivery. Also searches the report's text, where some servers name the mail. */
export async function readBounce(mail: ParsedMail): Promise<Bounce> {
  const report = partOf(mail, /^message\/(global-)?delivery-status$/);
  const original = partOf(mail, header);
  const about = original ? await simpleParser(original, { skipTextToHtml: true, ignoreEmbedded: true }) : null;
  const field = (name: string) =>
    oneLine(new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(report)?.[1] ?? '');
  const action = field('Action').toLowerCase();
  const status = field('Status');
  const reason = field('Diagnostic-Code').replace(/^[\w-]+;\s*/, '') || status || mail.subject || '';
  const inText = (mail.text ?? '').slice(0, mostText).match(/^Message-ID:[ \t]*<?[^>\s]+/gim) ?? [];
  // The report's own headers come last, because they may name the whole thread.
  const guessed = [...inText.map((line) => line.replace(/^[^:]+:/, '')), mail.inReplyTo];
  guessed.push(...[mail.references ?? []].flat().toReversed());
  // Collects all recipients, because a forwarded mail does not bounce at the address that it was first sent to.
  const recipients = [field('Original-Recipient'), field('Final-Recipient'), addressesIn(about?.headers.get('to'))];
  return {
    recipients:
      (recipients.join(' ').trim() ? recipients.join(' ') : (mail.text ?? '').slice(0, mostText))
        .toLowerCase()
        .match(/(?<![^\s<>,;:"])[^\s<>,;:"]{1,64}@[^\s<>,;:"]{1,255}/g)
        ?.slice(0, mostRecipients) ?? [],
    final: action ? action === 'failed' : !status.startsWith('4'),
    messageIds: (about?.messageId ? [about.messageId] : guessed)
      .filter((id) => id !== undefined)
      .map((id) => id.trim().replace(/^<|>$/g, '')),
    reason: oneLine(storable(reason)).slice(0, mostReason),
  };
}

const addressesIn = (header: unknown): string =>
  typeof header === 'object' && header !== null && 'text' in header ? String(header.text) : '';

const partOf = ({ attachments }: ParsedMail, type: RegExp): string =>
  attachments
    .find(({ contentType }) => type.test(contentType))
    ?.content.subarray(0, 200_000)
    .toString() ?? '';
