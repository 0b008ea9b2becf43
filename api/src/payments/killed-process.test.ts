import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startPayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';
import { freePort } from '../../test/free-port.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const { client, url: databaseUrl } = await useTestDatabase();
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Keeps the compile cache, so that the second process starts faster. */
const { NODE_COMPILE_CACHE = '' } = process.env;
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a process of the API. Resolves once it is ready. */
async function startProcess(variables: Record<string, string>): Promise<ChildProcess> {
  const env = { NODE_COMPILE_CACHE, ...variables };
  const child = spawn(process.execPath, [main], { cwd: tmpdir(), env, stdio: ['ignore', 'pipe', 'ignore'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(chunk).includes('ready')) break;
  return child;
}

test('after a process is killed while PayPal takes the money, the next process soon settles the order', async () => {
  const standIn = await startPayPalStandIn();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'fatal' };
  const variables = { ...standIn.variables, ...smtp, API_PORT: String(port), DATABASE_URL: databaseUrl };
  const first = await startProcess(variables);
  let cookie = '';
  const post = async (path: string, body: object = {}) => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    cookie ||= answer.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    return answer.json();
  };
  const who = { customerName: 'Ann Marlow', customerEmail: 'ann@marlow.example' };
  const { orderId } = await post('/api/maintenance/create', { ...who, packageType: 'protect', packagePrice: '149.00' });
  const { id } = await post('/api/paypal/order', { amount: '149.00', currency: 'USD', intent: 'capture' });
  standIn.approve(id);

  const killed = once(first, 'exit');
  // PayPal has the request and captures the money, but no process is left to receive the answer.
  standIn.setFaults(({ call }) => {
    if (call === 'capture') first.kill('SIGKILL');
    return undefined;
  });
  await expect(post(`/api/paypal/order/${id}/capture`)).rejects.toThrow();
  await killed;
  expect(standIn.captures()).toHaveLength(1);
  const status = async () =>
    (await client.maintenanceOrder.findUniqueOrThrow({ where: { id: orderId } })).paymentStatus;
  expect(await status()).toBe('pending');

  standIn.setFaults(null);
  const second = await startProcess(variables);
  await expect.poll(status, { timeout: 40_000 }).toBe('paid');
  expect(standIn.captures()).toHaveLength(1);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
  await standIn.close();
});
