import { expect, test } from 'vitest';
import { httpUrl, origin, smtpUrl } from './kinds.ts';

test.each(['smtp://mail.example', 'smtps://user:p%40ss%25@mail.example:465'])('a mail server is %s', (url) => {
  expect(smtpUrl.parse(url)).toBe(url);
});

test.each([
  ['smtp://user:pa%ss@mail.example', /percent-encoded/],
  ['smtp://us%er:pass@mail.example', /percent-encoded/],
  ['smtp://user:%ff@mail.example', /percent-encoded/],
  ['https://mail.example', /smtp:\/\//],
  ['mail%.example', /smtp:\/\//],
])('and not %s; the reason does not repeat it', (url, reason) => {
  const { error } = smtpUrl.safeParse(url);
  expect(error?.issues).toMatchObject([{ message: expect.stringMatching(reason) }]);
  expect(JSON.stringify(error)).not.toContain('pa%ss');
});

test.each(['https://agency.example\\@evil.example', 'https:\\\\agency.example', 'https://agency\t.example'])(
  'an address that a browser reads otherwise than it stands there is none: %j',
  (url) => {
    for (const kind of [httpUrl, origin]) {
      expect(kind.safeParse(url).error?.issues).toMatchObject([{ message: 'must be an http or https address' }]);
    }
  },
);
