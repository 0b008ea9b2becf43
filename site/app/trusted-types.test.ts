// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ownAddress, plainOrEmptyScript } from './trusted-types.ts';

test.each(['', 'plain', '{"@type":"Organization","name":"\\u003cb>"}', '&lt;img&gt;', '<script></script>'])(
  '%j is accepted as markup, because it creates no element except an empty script',
  (html) => {
    expect(plainOrEmptyScript(html)).toBe(html);
  },
);

test.each(['<b>', '<script>evil()</script>', '<script></script><img src=x onerror=evil()>', 'a <'])(
  '%j is not accepted as markup',
  (html) => {
    expect(plainOrEmptyScript(html)).toBeNull();
  },
);

test.each([
  ['/assets/worker.js', true],
  ['assets/worker.js', true],
  [`${window.location.origin}/api/paypal/demo-sdk.js`, true],
  ['//evil.example/x.js', false],
  ['/\\evil.example/x.js', false],
  ['https://evil.example/x.js', false],
  ['data:text/javascript,evil()', false],
  ['javascript:evil()', false],
  [`blob:${window.location.origin}/0d3c5b7e`, false],
  ['https://[', false],
])('a script at %s is a file of this site: %s', (url, own) => {
  expect(ownAddress(url)).toBe(own ? url : null);
});
