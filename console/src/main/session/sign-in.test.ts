import { expect, test } from 'vitest';
import { triesPerMinute } from './sign-in.ts';

test('ten tries a minute are made, and the next when a minute has passed', () => {
  let now = 0;
  const mayTry = triesPerMinute(() => now);
  const tried = Array.from({ length: 12 }, () => mayTry());
  expect(tried.filter(Boolean)).toHaveLength(10);
  now += 60_000;
  expect(mayTry()).toBe(true);
});
