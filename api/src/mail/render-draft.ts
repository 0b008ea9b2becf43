import { render, toPlainText } from '@react-email/render';
import { type Address, oneLine } from './addresses.ts';
import type { Message } from './message.ts';
import type { Draft } from './templates/template.ts';

/** Longer subjects are cut off by whoever shows them, in the middle of a word. */
const maxSubject = 120;

/** Turns a draft into a message: HTML, the same as text, and its attachments. Headers hold what a stranger wrote on one line. */
export async function renderDraft({ subject, replyTo, body, ...draft }: Draft, to: Address): Promise<Message> {
  const html = await render(body);
  const text = toPlainText(html, { wordwrap: 78 });
  const attachments = await draft.attachments?.();
  return {
    to,
    ...(replyTo && { replyTo }),
    subject: shorten(oneLine(subject)),
    html,
    text,
    ...(attachments && { attachments }),
  };
}

function shorten(subject: string): string {
  const characters = [...subject];
  return characters.length <= maxSubject ? subject : `${characters.slice(0, maxSubject - 1).join('')}…`;
}
