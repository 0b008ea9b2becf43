import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import EmailReplyParser from 'email-reply-parser';
import { type Attachment, type ParsedMail, type StructuredHeader, simpleParser } from 'mailparser';
import { limits } from '#api/contract/limits.ts';
import { mostFiles, mostReplyText } from '#api/contract/replies.ts';
import { oneLine, storable, withoutOverrides } from '#api/contract/text.ts';
import { type Bounce, readBounce } from './read-bounce.ts';

/** The longest HTML that is kept; a longer one is read as text only. */
export const mostHtml = 300_000;
const mostSubject = 300;
const mostMessageId = 300;
const mostReferences = 50;
/** More parts than any person's mail has. */
const mostParts = 200;

export type MailFile = { name: string; type: string; content: Uint8Array };

/** A mail as far as this product uses it. */
export type IncomingMail = {
  /** Without angle brackets; made from the content if it has none. */
  messageId: string;
  /** The mails that it answers, the closest first. */
  references: readonly string[];
  /** The address it comes from, in lower case; empty unless it names exactly one. */
  from: string;
  fromName: string;
  /** The addresses it goes to, in lower case. */
  to: readonly string[];
  subject: string;
  /** A person wrote it, a robot or a mailing list did, or a mail server says that one of ours came back. */
  kind: 'personal' | 'automatic' | 'bounce';
  /** Its own words. */
  text: string;
  /** What it quotes beneath them. */
  quoted: string | null;
  html: string | null;
  files: readonly MailFile[];
  bounce: Bounce | null;
};

/**
 * Reads a mail, or its header block alone.
 *
 * @throws Error when it is no mail, or is built to be costly (too many parts, a header of more than a megabyte).
 */
export async function parseMail(source: Buffer): Promise<IncomingMail> {
  const mail = await simpleParser(source, {
    maxHtmlLengthToParse: mostHtml,
    maxChildNodes: mostParts,
    checksumAlgo: false,
    keepCidLinks: true,
    skipTextToHtml: true,
    keepDeliveryStatus: true,
    ignoreEmbedded: true,
  });
  const { files, left } = filesOf(mail.attachments);
  const from = authorOf(mail);
  const text = [plain((mail.text ?? '').slice(0, 4 * mostReplyText)), ...(left > 0 ? [leftOut(left)] : [])]
    .filter(Boolean)
    .join('\n\n');
  const html = mail.html || null;
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
    ...splitQuote(text),
    html: html && html.length <= mostHtml ? storable(html) : null,
    files,
    bounce: kindOf(mail) === 'bounce' ? await readBounce(mail) : null,
  };
}

type Addresses = ParsedMail['from'];

const addressesOf = (header: Addresses) =>
  (header?.value ?? [])
    .flatMap(({ group, ...each }) => group ?? [each])
    .flatMap(({ name, address }) =>
      address && address.length <= limits.email.max ? [{ name, address: plainAddress(address) }] : [],
    );

/** An address in lower case, its domain as the forms take one: `mailparser` turns punycode into umlauts. */
function plainAddress(address: string): string {
  const [, user = '', domain = ''] = /^(.*@)?(.*)$/s.exec(address.toLowerCase()) ?? [];
  return user + (/[^ -~]/.test(domain) ? domainToASCII(domain) || domain : domain);
}

/** The one person who wrote it. Of several, each could be put there by another one. */
function authorOf({ from, headerLines }: ParsedMail) {
  const authors = addressesOf(from);
  const isOne = authors.length === 1 && headerLines.filter(({ key }) => key === 'from').length === 1;
  return isOne ? authors[0] : undefined;
}

/** A Message-ID without its brackets; a long one by its hash. */
function idOf(text: string | undefined): string | null {
  const id = storable(text ?? '')
    .replace(/^\s*<|>\s*$/g, '')
    .trim();
  if (!id) return null;
  return id.length <= mostMessageId ? id : hashOf(id);
}

/** A name made from content. */
export const hashOf = (content: string | Buffer): string =>
  `sha256:${createHash('sha256').update(content).digest('hex')}`;

/** In-Reply-To names the closest; References ends in it. */
function referencesOf({ inReplyTo, references }: ParsedMail): string[] {
  const split = (text: string) => text.split(/[\s<>]+/);
  const ids = [split(inReplyTo ?? ''), [references ?? []].flat().flatMap(split).toReversed()].flat();
  return [...new Set(ids.map(idOf).filter((id) => id !== null))].slice(0, mostReferences);
}

/** What mail programs put before the subject of an absent person's answer. One that a person answers begins with Re. */
const awaySubject =
  /^\s*(automatic reply|auto(mated|matic)?[ -]?(reply|response)|autoreply|out of (the )?office|automatische antwort|abwesenheit|réponse automatique|respuesta automática|risposta automatica|resposta automática|automatisch antwoord)/i;

/** What a robot says of its mail (RFC 3834, RFC 2919, RFC 3464, and what mail programs add). */
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

/** The empty envelope address, with which no robot can be answered by another. */
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

/** Splits what its writer wrote from what is quoted, signed or added beneath. Answers between quoted lines keep those. */
function splitQuote(whole: string): { text: string; quoted: string | null } {
  const all = whole.slice(0, 2 * mostReplyText);
  const fragments = parser.read(all).getFragments();
  const last = fragments.findLastIndex((each) => !each.isHidden() && !each.isQuoted() && !each.isEmpty());
  const join = (part: typeof fragments) =>
    part
      .map((each) => each.getContent())
      .join('\n')
      .trim();
  const own = last < 0 ? all : join(fragments.slice(0, last + 1));
  const beneath = last < 0 ? '' : join(fragments.slice(last + 1));
  return { text: cut(own, mostReplyText), quoted: cut(beneath, mostReplyText) || null };
}

const cut = (text: string, length: number) =>
  (text.length <= length ? text : `${text.slice(0, length - 1)}…`).toWellFormed();

const leftOut = (count: number) =>
  `[${count} more ${count === 1 ? 'file is' : 'files are'} only in the mailbox: too many or too large to keep here.]`;

/** The files that are kept, and how many are not. */
function filesOf(attachments: readonly Attachment[]): { files: MailFile[]; left: number } {
  const files: MailFile[] = [];
  let bytes = 0;
  const shown = attachments.filter(({ contentType }) => contentType !== 'message/delivery-status');
  for (const { content, filename, contentType } of shown) {
    if (files.length === mostFiles.count || bytes + content.length > mostFiles.bytes) continue;
    bytes += content.length;
    files.push({ name: plainFileName(filename, files.length), type: cut(oneLine(contentType), 100), content });
  }
  return { files, left: shown.length - files.length };
}

/** A file's name, without a path or a character that a system reads as one. */
export const plainFileName = (name: string | undefined, at = 0): string =>
  cut(
    oneLine(storable(name ?? ''))
      .replaceAll(/[\\/:*?"<>|]+/g, '_')
      .replace(/^\.+/, '')
      .trim(),
    200,
  ) || `file-${at + 1}`;
