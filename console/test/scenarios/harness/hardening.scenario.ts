import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { channels } from '../../../src/bridge/agency.ts';
import { channelName } from '../../../src/bridge/channel-names.ts';
import { filesOf } from '../../fixtures/files-of.ts';
import { test } from '../../fixtures/harness-test.ts';
import { expect } from '../../fixtures/test.ts';
import { invoke } from '../../harness/open-page.ts';
import { startInVain } from '../../launchers/launch-harness.ts';

test('window, session and bridge are closed to all but the program’s own page', async ({ launchOnHarness }) => {
  const { desktop, page } = await launchOnHarness();
  await test.step('the window has the strictest settings of Electron', async () => {
    expect(desktop.windows).toHaveLength(1);
    expect(desktop.windows[0]?.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: process.platform === 'darwin',
      devTools: false,
    });
    expect(desktop.calls.indexOf('enableSandbox'), 'the first call turns on the sandbox').toBe(0);
    expect(desktop.calls.indexOf('scheme app')).toBeLessThan(desktop.calls.indexOf('whenReady'));
  });
  await test.step('no permission is granted, and no download begins', async () => {
    const { sessionSettings: settings } = desktop;
    const ask = settings.get('permissionRequest') as (a: null, b: string, decide: (granted: boolean) => void) => void;
    const check = settings.get('permissionCheck') as () => boolean;
    const device = settings.get('devicePermission') as () => boolean;
    for (const permission of ['media', 'geolocation', 'notifications', 'openExternal', 'clipboard-read'])
      expect(await new Promise((decide) => ask(null, permission, decide))).toBe(false);
    expect([check(), device()]).toEqual([false, false]);
    let stopped = false;
    desktop.sessionEvents.emit('will-download', { preventDefault: () => (stopped = true) });
    expect(stopped).toBe(true);
  });
  await test.step('every command is in the menu, and no two items share keys', async () => {
    const { commandSchema } = await import('../../../src/bridge/commands.ts');
    const { menuItems } = await import('../../harness/menu.ts');
    const items = menuItems(desktop.menu);
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([...commandSchema.options]));
    expect(new Set(keys).size, 'no two items share keys').toBe(keys.length);
  });
  await test.step('redirects, embedded pages and navigation to other pages are blocked', async () => {
    const contents = desktop.windows[0]?.webContents;
    for (const event of ['will-redirect', 'will-attach-webview', 'will-navigate', 'will-frame-navigate']) {
      let stopped = false;
      contents?.emit(event, { url: 'https://elsewhere.example/', preventDefault: () => (stopped = true) });
      expect(stopped, event).toBe(true);
    }
    for (const [path, isStopped] of [
      ['', true],
      ['message', false],
    ] as const) {
      let stopped = false;
      const event = { url: `app://console/${path}`, isMainFrame: false, preventDefault: () => (stopped = true) };
      contents?.emit('will-frame-navigate', event);
      expect(stopped, event.url).toBe(isStopped);
    }
  });
  await test.step('the bridge refuses calls from other frames, and calls with invalid arguments', async () => {
    const sender = desktop.windows[0]?.webContents;
    const calls = Object.entries(channels).flatMap(([group, members]) =>
      Object.entries(members).flatMap(([name, member]) =>
        'takes' in member ? [{ name: channelName(group, name), takes: Object.values<z.ZodType>(member.takes) }] : [],
      ),
    );
    const names = calls.map(({ name }) => name);
    expect([...desktop.handlers.keys()].sort(), 'main handles exactly the declared calls').toEqual(names.toSorted());
    const before = JSON.stringify([desktop.openedOutside, desktop.clipboard, desktop.unread, desktop.themeSource]);
    const junk = [['more'], [{}], [null], [7, 7, 7], [['cache'], '']];
    for (const { name, takes } of calls) {
      const isAgreed = (given: unknown[]) =>
        given.length <= takes.length && takes.every((schema, index) => schema.safeParse(given[index]).success);
      const wrong = junk.filter((given) => !isAgreed(given));
      expect(wrong.length, name).toBeGreaterThan(2);
      for (const given of wrong) {
        const ours = await invoke(desktop, name, given, { sender, senderFrame: sender?.mainFrame });
        expect(ours, `${name} ${JSON.stringify(given)}`).toEqual({
          error: expect.stringContaining('invalid arguments'),
        });
      }
      for (const senderFrame of [null, { url: 'app://console/' }, { url: 'https://elsewhere.example/' }])
        expect(await invoke(desktop, name, [], { sender, senderFrame }), name).toEqual({
          error: expect.stringContaining('refused'),
        });
    }
    expect(JSON.stringify([desktop.openedOutside, desktop.clipboard, desktop.unread, desktop.themeSource])).toBe(
      before,
    );
  });
  await test.step('signing out also clears what Chromium stored', async () => {
    await page.evaluate(() => window.agency.session.signOut());
    expect(desktop.calls).toEqual(expect.arrayContaining(['clearCache', 'clearStorageData']));
  });
  await test.step('the bridge answers only the program’s own page in the window’s main frame', async () => {
    const sender = desktop.windows[0]?.webContents;
    const ask = (senderFrame: unknown) => invoke(desktop, 'session:get', [], { sender, senderFrame });
    expect(await ask(sender?.mainFrame)).toMatchObject({ value: { state: 'signed-out' } });
    const refused = { error: expect.stringContaining('refused') };
    expect(await ask({ url: 'app://console/' }), 'a frame inside the page').toEqual(refused);
    expect(await ask(null), 'a frame that no longer exists').toEqual(refused);
    for (const url of ['https://elsewhere.example/', 'app://console.elsewhere.example/', 'file:///index.html']) {
      if (sender) sender.mainFrame.url = url;
      expect(await ask(sender?.mainFrame), url).toEqual(refused);
    }
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    const [, inside] = page.frames();
    expect(await inside?.evaluate(() => window.__invoke('session:get', []))).toEqual(refused);
  });
});

test('the preload script is small enough to be reviewed', async () => {
  const { size } = await stat(join(import.meta.dirname, '../../../out/preload/index.cjs'));
  expect(size).toBeLessThan(2_048);
});

test('a second start ends without a window', async ({ userData }) => {
  await startInVain({ userData, runsAlready: true });
  expect(await filesOf(userData), 'the second start writes no file').toEqual([]);
});

test('with an unsafe switch, the program shows an error and ends without a window', async ({ userData }) => {
  const { errors } = await startInVain({ userData, switches: ['lang', 'proxy-server'] });
  expect(errors).toEqual(['The console does not start with --proxy-server']);
  const [log] = await filesOf(userData);
  expect(log?.text).toContain('started with --proxy-server, and ended');
});
