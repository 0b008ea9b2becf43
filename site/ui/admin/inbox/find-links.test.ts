import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const links = (text: string) => findLinks(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

test.each([
  ['See https://shop.example.com/a?b=c#d.', 'https://shop.example.com/a?b=c#d', 'https://shop.example.com/a?b=c#d'],
  ['(http://shop.example.com/a(b)),', 'http://shop.example.com/a(b)', 'http://shop.example.com/a(b)'],
  ['Our site: www.potter.de!', 'www.potter.de', 'https://www.potter.de/'],
  ['potter.com/shop?', 'potter.com/shop', 'https://potter.com/shop'],
  ['Write to ada@potter.com.', 'ada@potter.com', 'mailto:ada@potter.com'],
  ['mailto:ada@potter.com?bcc=all@evil.com', 'ada@potter.com', 'mailto:ada@potter.com'],
  ['Call +44 (0)20 7946 0958.', '+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['or 555-010-0199, after six', '555-010-0199', 'tel:5550100199'],
  ['https://аррӏе.com/pay', 'https://xn--80ak6aa92e.com/pay', 'https://xn--80ak6aa92e.com/pay'],
  ['ada@аррӏе.com', 'ada@xn--80ak6aa92e.com', 'mailto:ada@xn--80ak6aa92e.com'],
])('in %s, the text %s links to %s', (text, shown, href) => {
  expect(links(text)[0]).toEqual([shown, href]);
});

test.each([
  'javascript:alert(1) data:text/html,hi ftp://files.example.com //potter.com file:///etc/passwd',
  'https://admin:secret@potter.com https://potter.com@evil.com http://localhost:3000/',
  'It runs on node.js.It is slow',
  'From 05.11.2026 to 2026-12-24, $5,000 to $10,000, version 3.5.2, 0.9 s and 1200 products',
])('there are no links in %s', (text) => {
  expect(links(text)).toEqual([]);
});

test('splitting a text into links and other pieces loses no character', () => {
  const text = 'One\n+1 555 010 0199 and https://a.example/b, c@d.com\n';
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  'https://a.b/'.repeat(400),
  'a@'.repeat(2500),
  `${'('.repeat(2500)}${'0 '.repeat(1250)}`,
  'www.'.repeat(1250),
])('the links of a text with 5,000 characters such as %.8s are found within half a second', (text) => {
  const began = performance.now();
  findLinks(text);
  expect(performance.now() - began).toBeLessThan(500);
});
