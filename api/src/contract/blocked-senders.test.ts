import { expect, test } from 'vitest';
import { blockChoices, blockedSenderSchema, sendersOf } from './blocked-senders.ts';

const read = (sender: unknown) => {
  const { data, error } = blockedSenderSchema.safeParse({ sender });
  return data?.sender ?? error?.issues[0]?.message;
};
const neither = 'Enter an email address, or a domain such as spam.example';

test.each([
  [' Ada@Spam.example ', 'ada@spam.example'],
  ['@Spam.example', 'spam.example'],
  ['mail.spam.co.uk', 'mail.spam.co.uk'],
  ['ada@gmail.com', 'ada@gmail.com'],
  ['gmail.com', 'Anyone can have an address at gmail.com. Block individual addresses instead'],
  ['@Yahoo.co.uk', 'Anyone can have an address at yahoo.co.uk. Block individual addresses instead'],
  ['web.de', 'Anyone can have an address at web.de. Block individual addresses instead'],
  ['gmail.com.spam.example', 'gmail.com.spam.example'],
  ['com', neither],
  ['https://spam.example', neither],
  ['spam.example.', neither],
  ['a@b@c.example', neither],
  ['*.example', neither],
  ['', 'Required'],
  [undefined, 'Required'],
  [`${'a'.repeat(250)}.example`, 'Email too long'],
])('%j as a blocked sender is %j', (typed, sender) => {
  expect(read(typed)).toBe(sender);
});

test('an address is blocked if it, its form without the + part, or its domain is blocked', () => {
  expect(sendersOf('Ada+1@Spam.example')).toEqual(['ada+1@spam.example', 'ada@spam.example', 'spam.example']);
  expect(sendersOf('ada@spam.example')).toEqual(['ada@spam.example', 'spam.example']);
});

test('the admin can block an address, and its domain unless a public mail provider owns the domain', () => {
  expect(blockChoices('Ada@Spam.example')).toEqual(['ada@spam.example', 'spam.example']);
  expect(blockChoices('ada@gmail.com')).toEqual(['ada@gmail.com']);
});
