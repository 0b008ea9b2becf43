import { expect, test } from 'vitest';
import { traceOf } from './log.ts';

test('an error is logged without its message', () => {
  const cause = Object.assign(new TypeError('connect to https://ada@agency.example'), { code: 'ECONNREFUSED' });
  const trace = traceOf(new Error('ada@client.example wrote\n  at length', { cause }));
  expect(trace).toMatch(/^Error caused by TypeError ECONNREFUSED/);
  expect(trace).toContain('log.test.ts');
  expect(trace).not.toMatch(/ada|wrote|at length/);
  expect(traceOf('a text')).toBe('string');
});
