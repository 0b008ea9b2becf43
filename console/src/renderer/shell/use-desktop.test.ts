import { inquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { expect, test } from 'vitest';
import { bodyOf, whatCame } from './use-desktop.ts';

test.each([
  ['2026-11-13T09:00:00.000Z', 'Back from snooze: inquiry', ': We need a new site by spring.'],
  ['2026-11-13T09:30:00.000Z', 'Answer', ''],
])('an inquiry that woke at 9:00, with its latest news at %s, is announced as %s', (newsAt, what, text) => {
  const lastMessageAt = '2026-11-13T08:50:00.000Z';
  const woken = inquiry({ name: 'Mary', wokenAt: '2026-11-13T09:00:00.000Z', lastMessageAt, newsAt });
  expect(whatCame(woken, { first: 'Inquiry' })).toBe(`${what} from Mary`);
  expect(bodyOf(woken)).toBe(`WordPress development${text}`);
});
