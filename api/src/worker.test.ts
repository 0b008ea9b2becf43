import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

test.each([
  [{}, 'A worker needs DATABASE_URL: it works on the database of running servers.\n'],
  [
    { DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/agency' },
    'A worker needs SMTP_URL: the embedded mailbox belongs to a server.\n',
  ],
])('what a worker lacks is one line: %j', async (env, stderr) => {
  await expect(run(process.execPath, [worker], { cwd: tmpdir(), env })).rejects.toMatchObject({ code: 1, stderr });
});
