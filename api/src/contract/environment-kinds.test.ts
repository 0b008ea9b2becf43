import { expect, test } from 'vitest';
import { httpUrl, mailbox, origin, smtpUrl } from './environment-kinds.ts';

test.each(['smtp://mail.example', 'smtps://user:p%40ss%25@mail.example:465'])('%s is a mail server', (url) => {
  expect(smtpUrl.parse(url)).toBe(url);
});

test.each([
  ['smtp://user:pa%ss@mail.example', /percent-encoded/],
  ['smtp://us%er:pass@mail.example', /percent-encoded/],
  ['smtp://user:%ff@mail.example', /percent-encoded/],
  ['https://mail.example', /smtp:\/\//],
  ['mail%.example', /smtp:\/\//],
])('%s is not a mail server, and the reason does not repeat the password', (url, reason) => {
  const { error } = smtpUrl.safeParse(url);
  expect(error?.issues).toMatchObject([{ message: expect.stringMatching(reason) }]);
  expect(JSON.stringify(error)).not.toContain('pa%ss');
});

test.each(['https://agency.example\\@evil.example', 'https:\\\\agency.example', 'https://agency\t.example'])(
  'a URL that a browser would read differently is refused: %j',
  (url) => {
    for (const kind of [httpUrl, origin]) {
      expect(kind.safeParse(url).error?.issues).toMatchObject([{ message: 'must be an http or https URL' }]);
    }
  },
);

test.each([
  ['a@b.example', ''],
  ['<a@b.example>', ''],
  ['Agency <a@b.example>', 'Agency'],
  ['Agency<a@b.example>', 'Agency'],
  ['"North, South & Co" <a@b.example>', 'North, South & Co'],
  ['"The \\"North\\" desk" <a@b.example>', 'The "North" desk'],
  ['Studio "a@b" <a@b.example>', 'Studio a@b'],
  ['Müller & Söhne – 日本 <a@b.example>', 'Müller & Söhne – 日本'],
])('%s is a mailbox', (text, name) => {
  expect(mailbox.parse(text)).toEqual({ name, address: 'a@b.example' });
});

test.each([
  'Agency',
  'Agency <>',
  'Agency <a@b.example',
  'Agency <a@b.example> and more',
  'Agency <a@b.example>, Other <c@d.example>',
  'a@b.example, c@d.example',
  'North, South <a@b.example>',
  '"Open <a@b.example>',
  'Agency <a@b.example\r\nBcc: all@evil.example>',
  'Agency\r\nBcc: all@evil.example <a@b.example>',
  '"Agency\nBcc: all@evil.example" <a@b.example>',
  '"Agency\\\rBcc: all@evil.example" <a@b.example>',
  'Agency\u2028Bcc <a@b.example>',
  'Agency\0 <a@b.example>',
])('%j is not a mailbox', (text) => {
  expect(mailbox.safeParse(text).success).toBe(false);
});

test.each(['x', '"', '"\\'])('a mailbox whose name consists of thousands of %j is refused', (part) => {
  expect(mailbox.safeParse(`${part.repeat(5_000)} <a@b.example>`).success).toBe(false);
});
