import { expect, test } from 'vitest';
import { type Message, noMail } from '#ui/admin/reply/reply.ts';
import { type ReplyCopy, replyState } from './reply-copy.ts';

const draft = (text: string, version = 1, id = 'next'): Message => ({
  ...{ __typename: 'InquiryMessage', id, version, inquiryId: '1', from: 'us', progress: 'draft', text },
  ...{ at: '2026-11-12T12:00:00.000Z', sendAt: null, error: null, by: 'admin' },
  ...noMail,
});
const copy = (text: string, base: Message | null, more: Partial<ReplyCopy> = {}): ReplyCopy => ({
  ...{ text, base, sending: null, error: null },
  ...more,
});

test.each<[string, ReplyCopy | undefined, Message | null, Partial<ReturnType<typeof replyState>>]>([
  ['nothing at all', undefined, null, { typed: false, text: '', version: null }],
  ['the draft of another device', undefined, draft('Hi', 4), { typed: false, text: 'Hi', version: 4 }],
  ['what is typed', copy('Hi there', draft('Hi', 4)), draft('Hi', 4), { typed: true, text: 'Hi there', version: 4 }],
  ['what is typed before any draft', copy('Hi', null), null, { typed: true, text: 'Hi', version: null }],
  [
    'a draft that was kept, before the list was loaded again',
    copy('Hi there', draft('Hi there', 5)),
    draft('Hi', 4),
    { typed: false, text: 'Hi there', version: 5 },
  ],
  [
    'the draft of another device over one that was kept here',
    copy('Hi there', draft('Hi there', 5)),
    draft('Hello', 6),
    { typed: false, text: 'Hello', version: 6, theirs: null },
  ],
  [
    'a choice where both wrote',
    copy('Hi there', draft('Hi', 4)),
    draft('Hello', 5),
    { typed: true, text: 'Hi there', version: 4, theirs: draft('Hello', 5) },
  ],
  [
    'no choice while the own text is on its way',
    copy('Hi there', draft('Hi', 4), { sending: 'save' }),
    draft('Hello', 5),
    { theirs: null },
  ],
  [
    'no choice where both wrote the same',
    copy('Hi there', draft('Hi', 4)),
    draft('Hi there ', 5),
    { typed: false, version: 5, theirs: null },
  ],
  [
    'what is typed as the next reply, after another device sent the draft',
    copy('Hi there', draft('Hi', 4, 'sent')),
    null,
    { typed: true, text: 'Hi there', version: null, theirs: null },
  ],
  [
    'an empty field after another device sent what was kept here',
    copy('Hi', draft('Hi', 4, 'sent')),
    null,
    { typed: false, text: '', version: null },
  ],
])('the form of a reply shows %s', (_case, kept, loaded, expected) => {
  expect(replyState(kept, 'next', loaded)).toMatchObject(expected);
});
