import { expect, test } from 'vitest';
import { isCrossSite, isForgery } from './cross-site.ts';

const publicUrl = 'https://agency.example';
const isCross = (headers: Record<string, string>) => isCrossSite({ headers }, publicUrl);

test.each([
  ['a page of ours', { origin: 'https://agency.example', host: 'agency.example', 'sec-fetch-site': 'same-origin' }],
  ['a page of ours behind a proxy that changes the host', { origin: 'https://agency.example', host: '10.0.0.7:3000' }],
  ['a page of ours that calls another host of ours', { origin: publicUrl, 'sec-fetch-site': 'same-site' }],
  ['a page on this machine', { origin: 'http://localhost:3100', host: 'localhost:3100' }],
  ['a page at this machine’s address', { origin: 'http://127.0.0.1:3100', host: '127.0.0.1:3100' }],
  ['a host in capitals', { origin: 'https://studio.local', host: 'Studio.Local' }],
  ['a page of ours that hides its origin', { origin: 'null', host: 'x', 'sec-fetch-site': 'same-origin' }],
  ['a program', { host: 'agency.example' }],
  ['a typed URL', { host: 'agency.example', 'sec-fetch-site': 'none' }],
])('%s is not cross-site', (_who, headers: Record<string, string>) => {
  expect(isCross(headers)).toBe(false);
});

test('without https, a page of the requested host is accepted over http and https', () => {
  for (const origin of ['http://studio.local', 'https://studio.local'])
    expect(isCrossSite({ headers: { origin, host: 'studio.local' } }, 'http://localhost:3000')).toBe(false);
});

test.each([
  ['another site', { origin: 'https://evil.example', host: 'agency.example' }],
  ['another site, in a current browser', { origin: 'https://evil.example', host: 'x', 'sec-fetch-site': 'cross-site' }],
  ['a neighbor under the same domain', { origin: 'https://shop.agency.example', host: 'agency.example' }],
  ['another port', { origin: 'http://localhost:9000', host: 'localhost:3000' }],
  ['a host whose name begins with ours', { origin: 'https://agency.example.evil.example', host: 'agency.example' }],
  ['a frame that hides its origin', { origin: 'null', host: 'x', 'sec-fetch-site': 'cross-site' }],
  ['a page that hides its origin, in an old browser', { origin: 'null', host: 'agency.example' }],
  ['an origin that is not a URL', { origin: 'evil', host: 'agency.example' }],
  ['a form of another site without an origin', { host: 'agency.example', 'sec-fetch-site': 'cross-site' }],
  ['the same page over http, in an old browser', { origin: 'http://agency.example', host: 'agency.example' }],
  ['a page of another host of ours over http', { origin: 'http://www.agency.example', host: 'www.agency.example' }],
  [
    'the same page over http',
    { origin: 'http://agency.example', host: 'agency.example', 'sec-fetch-site': 'cross-site' },
  ],
])('%s is cross-site', (_who, headers: Record<string, string>) => {
  expect(isCross(headers)).toBe(true);
});

const fromElsewhere = { 'sec-fetch-site': 'cross-site' };

test.each([
  ['a change', { method: 'POST', headers: fromElsewhere }, {}, true],
  ['a change by our own page', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }, {}, false],
  ['a read', { method: 'GET', headers: fromElsewhere }, {}, false],
  ['an operation by GET', { method: 'GET', headers: fromElsewhere }, { isOperation: true }, true],
  ['an operation by GET of a program', { method: 'GET', headers: {} }, { isOperation: true }, false],
])('%s (%j, %j) counts as a forgery: %s', (_what, request, how, expected) => {
  expect(isForgery(request, publicUrl, how)).toBe(expected);
});
