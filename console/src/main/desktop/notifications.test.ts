import { expect, test } from 'vitest';
import { plainBody } from './notifications.ts';

const written = '<a href="https://elsewhere.example">R&D</a> &lt;';

test('Linux shows markup as it was written', () => {
  expect(plainBody(written, 'linux')).toBe('&lt;a href="https://elsewhere.example"&gt;R&amp;D&lt;/a&gt; &amp;lt;');
});

test.each(['darwin', 'win32'] as const)('%s knows no markup', (platform) => {
  expect(plainBody(written, platform)).toBe(written);
});
