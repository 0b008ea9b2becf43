import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = `
  const { createLogger } = await import(${JSON.stringify(new URL('logger.ts', import.meta.url))});
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'silent']) {
    const logger = createLogger({ level });
    for (const of of ['trace', 'debug', 'info', 'warn', 'error']) logger[of]({ level: undefined, loggerLevel: level, path: '/api/admin/people/Ada%40client.example' }, of);
  }
`;

test('a logger writes JSON lines of its level and above to standard error only, with no email address in a path', async () => {
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const { stdout, stderr } = await run;
  expect(stdout).toBe('');
  const lines: { level: number; time: string; msg: string; loggerLevel: string; path: string }[] = stderr
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const written = Object.groupBy(lines, ({ loggerLevel }) => loggerLevel);
  const names = Object.entries(written).map(([level, of]) => [level, of?.map(({ msg }) => msg).join(' ')]);
  expect(Object.fromEntries(names)).toEqual({
    trace: 'trace debug info warn error',
    debug: 'debug info warn error',
    info: 'info warn error',
    warn: 'warn error',
    error: 'error',
  });
  for (const { time, path } of lines)
    expect([new Date(time).toISOString(), path]).toEqual([time, '/api/admin/people/*']);
});
