import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '../../fixtures/harness-test.ts';
import { expect } from '../../fixtures/test.ts';
import { admin } from '../../fixtures/test-api.ts';

test('Quit does not wait for a server that never answers', async ({ launchOnHarness }) => {
  const silent = createServer(() => undefined).listen(0, 'localhost');
  await once(silent, 'listening');
  const app = await launchOnHarness();
  const server = `http://localhost:${(silent.address() as AddressInfo).port}`;
  const asked = once(silent, 'request');
  await app.page.evaluate((given) => void window.agency.session.signIn(given), { server, ...admin });
  await asked;
  let ended = false;
  app.desktop.events.once('quit', () => {
    ended = true;
  });
  await app.chooseQuit();
  await expect.poll(() => ended, { timeout: 10_000 }).toBe(true);
  silent.closeAllConnections();
  silent.close();
});
