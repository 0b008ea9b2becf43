import { expect, test } from 'vitest';
import { escapeXml } from './feed.ts';

test('XML’s special characters are escaped, and characters that XML forbids are left out', () => {
  expect(escapeXml('Speed\u000b & \uffff<cost>\n🚀')).toBe('Speed &#38; &#60;cost&#62;\n🚀');
});
