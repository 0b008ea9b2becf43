import { expect, test } from 'vitest';
import { inquiry } from './inquiry.factory.ts';
import { replyAddress } from './reply-address.ts';

test('a `mailto:` reply is addressed to the sender and quotes the message, which cannot add parameters', () => {
  const { pathname, searchParams } = new URL(
    replyAddress(
      inquiry({ name: 'Ada', email: 'ada@example.com', service: 'api', message: 'One\n&bcc=all@example.com' }),
    ),
  );
  expect(pathname).toBe('ada@example.com');
  expect(searchParams.get('subject')).toBe('Your inquiry: API integration');
  expect(searchParams.get('body')).toBe('Hello Ada,\r\n\r\n\r\n\r\nYou wrote:\r\n> One\r\n> &bcc=all@example.com');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a `mailto:` reply escapes an address that contains a query', () => {
  const { pathname, searchParams } = new URL(replyAddress(inquiry({ email: 'a?cc=b@example.com' })));
  expect(decodeURIComponent(pathname)).toBe('a?cc=b@example.com');
  expect(searchParams.has('cc')).toBe(false);
});

test('a `mailto:` reply quotes only the beginning of a long message', () => {
  expect(replyAddress(inquiry({ message: 'word '.repeat(1000) })).length).toBeLessThan(2000);
});

test('a `mailto:` reply omits an emoji that would be split where a long message is cut', () => {
  expect(replyAddress(inquiry({ message: `${'a'.repeat(599)}👍 and more` }))).toMatch(/aa\.\.\.$/);
  expect(replyAddress(inquiry({ message: `${'a'.repeat(598)}👍 and more` }))).toMatch(/aa%F0%9F%91%8D\.\.\.$/);
});
