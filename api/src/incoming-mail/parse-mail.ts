import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import EmailReplyParser from 'email-reply-parser';
import { type Attachment, type ParsedMail, type StructuredHeader, simpleParser } from 'mailparser';
import { limits } from '#api/contract/limits.ts';
import { mostFiles, mostReplyText } from '#api/contract/replies.ts';
import { oneLine, storable, withoutOverrides } from '#api/contract/text.ts';
import { type Bounce, readBounce } from './read-bounce.ts';

/**
 * The maximum length of HTML that is kept, in characters. Longer HTML is dropped, and only the mail's plain text is
 * kept.
 */
export const mostHtml = 300_000;
/** The maximum length of text that is read from a mail, in characters. */
const maxText = 1_000_000;
const mostSubject = 300;
const mostMessageId = 300;
const mostReferences = 50;
/** The maximum number of MIME parts. A mail that a person writes has fewer. */
const mostParts = 200;

const options = {
  maxHtmlLengthToParse: mostHtml,
  maxChildNodes: mostParts,
  checksumAlgo: false,
  keepCidLinks: true,
  skipTextToHtml: true,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
} as const;

export type MailFile = { name: string; type: string; content: Uint8Array };

/** The parts of an incoming mail that this product uses. */
export type IncomingMail = {
  /** The Message-ID without angle brackets, or a hash of the source if the mail has none. */
  messageId: string;
  /** The Message-IDs of the mails that this mail answers, the closest first. */
  references: readonly string[];
  /** The sender's address, in lowercase. Empty unless the mail has exactly one author. */
  from: string;
  fromName: string;
  /** The recipients' addresses, in lowercase. */
  to: readonly string[];
  subject: string;
  /** `personal`: by a person. `automatic`: by a program or list. `bounce`: a server's report on an undelivered mail. */
  kind: 'personal' | 'automatic' | 'bounce';
  /** The text that the sender wrote. */
  text: string;
  /** The quoted text and signature below `text`. Null if there are none. */
  quoted: string | null;
  html: string | null;
  files: readonly MailFile[];
  bounce: Bounce | null;
};

/**
 * Parses a mail, or only its headers.
 *
 * @throws Error if the mail has too many parts or more than a megabyte of headers.
 */
export async function parseMail(source: Buffer): Promise<IncomingMail> {
  const mail = await simpleParser(source, options);
  const { files, left } = filesOf(mail.attachments);
  const from = authorOf(mail);
  const html = mail.html || null;
  const isTooLong = html !== null && html.length > mostHtml;
  const text = plain((await textOf(mail)).slice(0, maxText)) || (isTooLong ? textLeftOut : '');
  return {
    messageId: idOf(mail.messageId) ?? hashOf(source),
    references: referencesOf(mail),
    from: from?.address ?? '',
    fromName: cut(oneLine(from?.name ?? ''), limits.name.max),
    to: [mail.to, mail.cc]
      .flat()
      .flatMap(addressesOf)
      .map(({ address }) => address),
    subject: cut(oneLine(storable(mail.subject ?? '')), mostSubject),
    kind: kindOf(mail),
    ...splitQuote(text, left > 0 ? leftOut(left) : ''),
    html: html && !isTooLong ? storable(html) : null,
    files,
    bounce: kindOf(mail) === 'bounce' ? await readBounce(mail) : null,
  };
}

/**
 * Returns the text of a mail. `mailparser` converts HTML to text only if the mail has no other parts, such as files.
 * So HTML beside other parts is parsed again, as a mail of its own.
 */
async function textOf({ text = '', html }: ParsedMail): Promise<string> {
  if (text.trim() || !html || html.length > mostHtml) return text;
  return (await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`, options)).text ?? '';
}

type Addresses = ParsedMail['from'];

const membersOf = (header: Addresses) => (header?.value ?? []).flatMap(({ group, ...each }) => group ?? [each]);

const addressesOf = (header: Addresses) =>
  membersOf(header).flatMap(({ name, address }) =>
    // An encoded address can contain NUL. No inquiry has such an address, and the database refuses to compare it.
    address && address.length <= limits.email.max && address === storable(address)
      ? [{ name, address: plainAddress(address) }]
      : [],
  );

/**
 * Lowercases an address, and converts its domain back to Punycode, because `mailparser` decodes it, and forms accept
 * only Punycode.
 */
function plainAddress(address: string): string {
  const [, user = '', domain = ''] = /^(.*@)?(.*)$/s.exec(address.toLowerCase()) ?? [];
  return user + (/[^ -~]/.test(domain) ? domainToASCII(domain) || domain : domain);
}

/** Returns the author. Undefined unless there is exactly one, because a mail with several could name anybody. */
function authorOf({ from, headerLines }: ParsedMail) {
  const isOne = membersOf(from).length === 1 && headerLines.filter(({ key }) => key === 'from').length === 1;
  return isOne ? addressesOf(from)[0] : undefined;
}

/** Removes the brackets of a Message-ID, and replaces a long one by its hash. */
function idOf(text: string | undefined): string | null {
  const id = storable(text ?? '')
    .replace(/^\s*<|>\s*$/g, '')
    .trim();
  if (!id) return null;
  return id.length <= mostMessageId ? id : hashOf(id);
}

/** Returns an id for content without one: its SHA-256. */
export const hashOf = (content: string | Buffer): string =>
  `sha256:${createHash('sha256').update(content).digest('hex')}`;

/** Returns the named Message-IDs, the closest first: that of In-Reply-To, then those of References in reverse. */
function referencesOf({ inReplyTo, references }: ParsedMail): string[] {
  const split = (text: string) => text.split(/[\s<>]+/);
  const ids = [split(inReplyTo ?? ''), [references ?? []].flat().flatMap(split).toReversed()].flat();
  return [...new Set(ids.map(idOf).filter((id) => id !== null))].slice(0, mostReferences);
}

/**
 * Matches the subject of an out-of-office answer, but not of a person's answer to such a mail, which begins with "Re:".
 */
const awaySubject =
  /^\s*(automatic reply|auto(mated|matic)?[ -]?(reply|response)|autoreply|out of (the )?office|automatische antwort|abwesenheit|réponse automatique|respuesta automática|risposta automatica|resposta automática|automatisch antwoord)/i;

/** Recognizes automatic mail by its headers (RFC 3834, RFC 2919, RFC 3464, and those that mail programs add). */
function kindOf(mail: Pick<ParsedMail, 'headers' | 'subject'>): IncomingMail['kind'] {
  const { headers } = mail;
  const text = (name: string) => String(headers.get(name) ?? '').toLowerCase();
  const { params = {} } = (headers.get('content-type') ?? {}) as Partial<StructuredHeader>;
  if (params['report-type']?.toLowerCase() === 'delivery-status' || headers.has('x-failed-recipients')) return 'bounce';
  const isAutomatic =
    params['report-type'] !== undefined ||
    !['', 'no'].includes(text('auto-submitted').split(';')[0]?.trim() ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply-from', 'x-mail-autoreply'].some((name) => headers.has(name)) ||
    /^(bulk|junk|list|auto_reply)/.test(text('precedence')) ||
    Object.keys((headers.get('list') as object | undefined) ?? {}).length > 0 ||
    isFromNobody(headers.get('return-path')) ||
    awaySubject.test(mail.subject ?? '');
  return isAutomatic ? 'automatic' : 'personal';
}

/** Whether the Return-Path is empty. Programs leave it empty, so that no other program answers them. */
function isFromNobody(returnPath: unknown): boolean {
  if (returnPath === undefined) return false;
  const { value } = returnPath as { value?: { address?: string }[] };
  return !value?.some(({ address }) => address);
}

const plain = (text: string) =>
  withoutOverrides(storable(text))
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')
    // The reply parser takes seconds for thousands of empty lines.
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const parser = new EmailReplyParser();

/** Matches a postscript, which people write below their signature. */
const postscript = /^(p\.?[- ]?)+[sd]\b/im;

/**
 * Separates what the sender wrote from the quote, signature or footer below it. Quoted lines above an answer, and a
 * signature with a postscript, stay in `text`. Adds `note`, which is ours, to `text`.
 */
function splitQuote(whole: string, note: string): { text: string; quoted: string | null } {
  const all = whole.slice(0, 2 * mostReplyText);
  const fragments = parser.read(all).getFragments();
  const last = fragments.findLastIndex(
    (each) => !each.isQuoted() && !each.isEmpty() && (!each.isSignature() || postscript.test(each.getContent())),
  );
  const join = (part: typeof fragments) =>
    part
      .map((each) => each.getContent())
      .join('\n')
      .trim();
  const own = last < 0 ? all : join(fragments.slice(0, last + 1));
  const beneath = last < 0 ? '' : join(fragments.slice(last + 1));
  const text = [cut(own, mostReplyText - note.length - 2), note].filter(Boolean).join('\n\n');
  return { text, quoted: cut(beneath, mostReplyText) || null };
}

const cut = (text: string, length: number) =>
  (text.length <= length ? text : `${text.slice(0, length - 1)}…`).toWellFormed();

/** Replaces the text of a mail that has no plain text, and HTML that is too long to convert. */
const textLeftOut = '[The text of this mail is only in the mailbox, because the mail is too long to read here.]';

const leftOut = (count: number) =>
  `[${count} more ${count === 1 ? 'file is' : 'files are'} only in the mailbox, because the files are too many or too large to keep here.]`;

/** Names for files that mail programs often send without one. */
const names = new Map([
  ['message/rfc822', 'message.eml'],
  ['text/calendar', 'invitation.ics'],
]);

/** Returns a name for a file without one. The name has a number if there are `earlier` files of the same type. */
function nameFor(type: string, earlier: readonly MailFile[]): string | undefined {
  const count = earlier.filter((file) => file.type === type).length;
  return names.get(type)?.replace('.', count > 0 ? `-${count + 1}.` : '.');
}

/** Returns the files that are kept, and how many are left out. */
function filesOf(attachments: readonly Attachment[]): { files: MailFile[]; left: number } {
  const files: MailFile[] = [];
  let bytes = 0;
  const shown = attachments.filter(({ contentType }) => contentType !== 'message/delivery-status');
  for (const { content, filename, contentType } of shown) {
    if (files.length === mostFiles.count || bytes + content.length > mostFiles.bytes) continue;
    bytes += content.length;
    files.push({
      name: plainFileName(filename ?? nameFor(contentType, files), files.length),
      type: cut(oneLine(contentType), 100),
      content,
    });
  }
  return { files, left: shown.length - files.length };
}

/** Returns a file's name without characters that have a meaning in file systems. */
export const plainFileName = (name: string | undefined, at = 0): string =>
  cut(
    oneLine(storable(name ?? ''))
      .replaceAll(/[\\/:*?"<>|]+/g, '_')
      .replace(/^\.+/, '')
      .trim(),
    200,
  ) || `file-${at + 1}`;
