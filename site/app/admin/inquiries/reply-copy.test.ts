// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { type Message, noMail } from '#ui/admin/reply/reply.ts';
import { adoptDraft, copyOf, isSent, keepCopy, type ReplyCopy, replyState } from './reply-copy.ts';

const draft = (text: string, version = 1, id = 'next'): Message => ({
  ...{ __typename: 'InquiryMessage', id, version, inquiryId: '1', from: 'us', progress: 'draft', text },
  ...{ at: '2026-11-12T12:00:00.000Z', sendAt: null, error: null, by: 'admin' },
  ...noMail,
});
const copy = (text: string, base: Message | null, more: Partial<ReplyCopy> = {}): ReplyCopy => ({
  ...{ text, replyId: 'next', base, sending: null, error: null },
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

test.each<[string, ReplyCopy | undefined, object | undefined]>([
  [
    'the text that the server does not have',
    copy('Hi there', draft('Hi', 4)),
    { text: 'Hi there', base: draft('Hi', 4), error: null },
  ],
  ['no text that the server has', copy('Hi', draft('Hi', 4)), undefined],
  ['no text after the reply was sent', undefined, undefined],
  ['a text for an earlier reply', copy('Hi', null, { replyId: 'sent' }), { error: expect.stringContaining('before') }],
])('after a crash, the browser still has %s', async (_case, kept, restored) => {
  const crashed = await import('./reply-copy.ts');
  crashed.keepCopy('1 ada', copy('Earlier', null));
  crashed.keepCopy('1 ada', kept);
  vi.resetModules();
  const { copyOf, restoreCopy } = await import('./reply-copy.ts');
  for (const key of ['1 ada', '1 bea']) await restoreCopy(key, 'next');
  if (restored) expect(copyOf('1 ada')).toMatchObject(restored);
  else expect(copyOf('1 ada')).toBeUndefined();
  expect(copyOf('1 bea')).toBeUndefined();
});

test('text that is typed after a crash is appended to the text that the browser has kept', async () => {
  keepCopy('2 ada', copy('Typed before', null));
  vi.resetModules();
  const { copyOf, keepCopy: keep, restoreCopy } = await import('./reply-copy.ts');
  keep('2 ada', copy('Typed after', null, { sending: 'save' }));
  await restoreCopy('2 ada', 'next');
  expect(copyOf('2 ada')).toMatchObject({ text: 'Typed before\n\nTyped after', sending: 'save' });
});

test('the browser does not keep a text that is already in the saved draft, as after a save without a response', () => {
  const stored = () => Object.keys(localStorage).filter((name) => name.includes('reply 7'));
  keepCopy('7 admin', copy('Hi', null));
  expect(stored()).toHaveLength(1);
  adoptDraft('7 admin', draft('Hello', 2));
  expect(stored()).toHaveLength(1);
  adoptDraft('7 admin', draft('Hi', 3));
  expect([stored(), copyOf('7 admin')?.base?.version]).toEqual([[], 3]);
});

test('even without a response, a text counts as sent if the sent reply contains it', () => {
  const reply: Message = { ...draft('Hi'), progress: 'sent' };
  expect([isSent(copy('Hi', null), [reply]), isSent(copy('Hi there', null), [reply])]).toEqual([true, false]);
  expect(isSent(copy('Hi', null, { sending: 'send' }), [reply])).toBe(false);
});
