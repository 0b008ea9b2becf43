// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Message, noMail } from '#ui/admin/reply/reply.ts';
import { copyOf, keepCopy, type ReplyCopy, replyState, restoreCopy, useReplyCopies } from './reply-copy.ts';

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
    'a saved draft before the list is reloaded',
    copy('Hi there', draft('Hi there', 5)),
    draft('Hi', 4),
    { typed: false, text: 'Hi there', version: 5 },
  ],
  [
    'the newer draft of another device instead of the one saved here',
    copy('Hi there', draft('Hi there', 5)),
    draft('Hello', 6),
    { typed: false, text: 'Hello', version: 6, theirs: null },
  ],
  [
    'a choice if both devices changed the draft',
    copy('Hi there', draft('Hi', 4)),
    draft('Hello', 5),
    { typed: true, text: 'Hi there', version: 4, theirs: draft('Hello', 5) },
  ],
  [
    'no choice while this device is sending its text',
    copy('Hi there', draft('Hi', 4), { sending: 'save' }),
    draft('Hello', 5),
    { theirs: null },
  ],
  [
    'no choice if both devices wrote the same',
    copy('Hi there', draft('Hi', 4)),
    draft('Hi there ', 5),
    { typed: false, version: 5, theirs: null },
  ],
  [
    'the typed text as the next reply after another device sent the draft',
    copy('Hi there', draft('Hi', 4, 'sent')),
    null,
    { typed: true, text: 'Hi there', version: null, theirs: null },
  ],
  [
    'an empty field after another device sent the draft saved here',
    copy('Hi', draft('Hi', 4, 'sent')),
    null,
    { typed: false, text: '', version: null },
  ],
])('the reply form shows %s', (_case, kept, loaded, expected) => {
  expect(replyState(kept, 'next', loaded)).toMatchObject(expected);
});

test.each<[string, string, ReplyCopy | undefined, string | undefined]>([
  ['what the server does not have', 'draft', copy('Hi there', draft('Hi', 4)), 'Hi there'],
  ['nothing that the server has', 'draft', copy('Hi', draft('Hi', 4)), undefined],
  ['nothing after the reply was sent', 'draft', undefined, undefined],
  ['nothing that was sent although no response arrived', 'sent', copy('Hi', null, { sending: 'send' }), undefined],
])('after a crash, the browser has kept %s', (_case, progress, kept, restored) => {
  keepCopy('1 ada', copy('Earlier', null), 'next');
  keepCopy('1 ada', kept, 'next');
  useReplyCopies.setState({}, true);
  restoreCopy('1 ada', [{ ...draft('Hi'), progress: progress as Message['progress'] }]);
  expect([copyOf('1 ada')?.text, copyOf('1 bea')]).toEqual([restored, undefined]);
});
