import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { sampledWarnings } from './sampled-warnings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first few warnings of a kind per minute are written, and the rest are counted in one line', () => {
  const { logger, lines } = capturedLog();
  const warn = sampledWarnings(logger, 2);
  const request = logger.child({ requestId: 'request-1' });
  for (let time = 0; time < 5; time += 1) warn(request, 'broken off', { path: '/' });
  warn(request, 'refused');
  expect(lines.map(({ msg }) => msg)).toEqual(['broken off', 'broken off', 'refused']);
  expect(lines[0]).toMatchObject({ level: 40, requestId: 'request-1', path: '/' });

  lines.length = 0;
  vi.advanceTimersByTime(60_000);
  expect(lines).toMatchObject([{ level: 40, msg: 'broken off: more of these were left out', left: 3 }]);
  expect(lines[0]?.requestId).toBeUndefined();

  lines.length = 0;
  warn(request, 'broken off');
  vi.advanceTimersByTime(120_000);
  expect(lines.map(({ msg }) => msg)).toEqual(['broken off']);
});
