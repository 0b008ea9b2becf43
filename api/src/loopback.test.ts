import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { capturedLog } from '../test/captured-log.ts';
import type {} from '../test/global-setup.ts';
import { parseEnvironment } from './contract/environment.ts';
import { openMailbox } from './mail/open-mailbox.ts';
import { createPayPal } from './paypal/open-paypal.ts';

let dataDir: string;
const listen = vi.spyOn(Server.prototype, 'listen');
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loopback-test-'));
  listen.mockClear();
});
afterAll(() => listen.mockRestore());
afterEach(() => rm(dataDir, { recursive: true }));

/** Returns the addresses of the servers that were opened since the test began. */
const addresses = () =>
  listen.mock.contexts
    .filter((server) => server instanceof Server)
    .map((server) => (server.address() as AddressInfo | null)?.address);

test('the embedded mailbox listens on loopback only, and tries port 1080 first for its page', async () => {
  const mailbox = await openMailbox(parseEnvironment({ DATA_DIR: dataDir }));
  expect(new Set(addresses())).toEqual(new Set(['127.0.0.1']));
  const ports = listen.mock.calls.map(([given]) => (typeof given === 'object' ? (given as AddressInfo).port : given));
  expect(ports.filter((port) => port)).toEqual([1080]);
  await mailbox.close();
});

test("PayPal's stand-in listens on loopback only", async () => {
  const { logger } = capturedLog();
  const paypal = await createPayPal({ paypal: null, publicUrl: 'http://localhost:3000', dataDir, logger });
  expect(addresses()).toEqual(['127.0.0.1']);
  await paypal.close();
});

test('the embedded database listens on loopback only, without a socket in a folder', async () => {
  const client = new pg.Client({ connectionString: inject('templateUrl') });
  await client.connect();
  const { rows } = await client.query(`SELECT name, setting FROM pg_settings
    WHERE name IN ('listen_addresses', 'unix_socket_directories') ORDER BY name`);
  expect(rows.map(({ setting }) => setting)).toEqual(['127.0.0.1', '']);
  await client.end();
});
