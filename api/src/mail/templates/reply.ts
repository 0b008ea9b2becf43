import { createElement as h, type ReactNode } from 'react';
import { contactServices } from '#api/contract/contact.ts';
import { addressOf } from '#api/contract/text.ts';
import type { MailContents } from '#api/mail/mail-contents.ts';
import type { Template } from '#api/mail/message.ts';

/** Splits a text into paragraphs at blank lines, and keeps the line breaks and spaces within them. */
const paragraphs = (text: string): ReactNode[] =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((paragraph, at) =>
      h(
        'p',
        { key: at, dir: 'auto', style: { margin: '0 0 1em', whiteSpace: 'pre-wrap' } },
        ...paragraph.split(/\r?\n/).flatMap((line, place) => (place > 0 ? [h('br', { key: place }), line] : [line])),
      ),
    );

/** Matches the marks of an answer at the beginning of a subject, in some languages. */
const answerMarks = /^((re|aw|antw|sv|vs)\s*:\s*)+/i;

/** A reply that a person wrote, as a plain mail without our layout. Below, it quotes the visitor's message. */
export const reply: Template<MailContents['reply']> = (content, { agency }) => {
  const { text, name, service, subject, quoted, quotedAt, earlier } = content;
  const about = contactServices.find(({ value }) => value === service)?.label ?? service;
  const on = new Date(quotedAt).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const intro = `On ${on} you wrote:`;
  const quotation = quoted.split(/\r?\n/).map((line) => `> ${line}`);
  return {
    subject: `Re: ${subject?.replace(answerMarks, '') || `Your inquiry: ${about}`}`,
    replyTo: addressOf(agency.email, agency.name),
    recipientName: name,
    continues: earlier,
    text: [text, intro, quotation.join('\n')].join('\n\n'),
    body: h(
      'div',
      null,
      ...paragraphs(text),
      h('p', { style: { margin: '2em 0 0.5em' } }, intro),
      h(
        'blockquote',
        { type: 'cite', style: { margin: 0, paddingLeft: '1em', borderLeft: '2px solid currentColor' } },
        ...paragraphs(quoted),
      ),
    ),
  };
};
