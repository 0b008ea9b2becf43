import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atWork } from '../../fixtures/at-work.ts';
import { filesOf } from '../../fixtures/files-of.ts';
import { test } from '../../fixtures/harness-test.ts';
import { signInByBridge } from '../../fixtures/signed-in.ts';
import { expect } from '../../fixtures/test.ts';

const write = (page: Page, text: string) =>
  page.evaluate((kept) => window.agency.store.write('documents', kept).then(() => 'written', String), text);
const read = (page: Page) => page.evaluate(() => window.agency.store.read('documents'));

/**
 * Finds the file of the documents. `obstruct` makes writing fail by creating a folder with the name of the temporary
 * file.
 */
async function documentsIn(userData: string) {
  const file = (await filesOf(userData)).find(({ path }) => path.endsWith('documents'));
  if (!file) throw new Error('No documents were written');
  const path = join(userData, file.path);
  return {
    bytes: () => readFile(path, 'latin1'),
    obstruct: () => mkdir(`${path}.new`),
    clear: () => rm(`${path}.new`, { recursive: true }),
    /** Replaces the file with a link to itself, so that reading fails but replacing succeeds. */
    async hide() {
      await rename(path, `${path}.hidden`);
      await symlink(path, path);
    },
    show: () => rename(`${path}.hidden`, path),
  };
}
const logIn = async (userData: string) =>
  (await filesOf(userData)).find(({ path }) => path.endsWith('console.log'))?.text;

test('failures of the disk or the keyring are reported, and nothing is lost', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  const app = await launchOnHarness();
  const page = await atWork(app, api);
  await test.step('a failed write is reported, logged, and leaves the old text on disk; the next write succeeds', async () => {
    expect(await write(page, 'first')).toBe('written');
    const documents = await documentsIn(userData);
    const before = await documents.bytes();
    await documents.obstruct();
    expect(await write(page, 'second')).toContain('store:write: failed');
    expect(await logIn(userData)).toContain('store:write failed: Error EISDIR');
    expect(await read(page), 'in memory').toBe('second');
    expect(await documents.bytes()).toBe(before);
    await documents.clear();
    expect(await write(page, 'third')).toBe('written');
    expect(await read(page)).toBe('third');
  });
  await test.step('a text that cannot be re-encrypted is still read, and is re-encrypted at the next read', async () => {
    expect(await write(page, 'kept')).toBe('written');
    const documents = await documentsIn(userData);
    const before = await documents.bytes();
    app.desktop.keyIsOld = true;
    await documents.obstruct();
    expect(await read(page)).toBe('kept');
    expect(await logIn(userData)).toContain('a file was not re-encrypted');
    expect(await documents.bytes()).toBe(before);
    await documents.clear();
    expect(await read(page)).toBe('kept');
    expect(await documents.bytes()).not.toBe(before);
    app.desktop.keyIsOld = false;
  });
  await test.step('if a file cannot be read, the program asks whether to retry, and does not overwrite the file', async () => {
    expect(await write(page, 'kept')).toBe('written');
    const documents = await documentsIn(userData);
    await documents.hide();
    app.desktop.answer = async () => {
      await documents.show();
      return 0;
    };
    expect(await read(page).catch(String)).toBe('kept');
    expect(app.desktop.questions).toEqual([expect.objectContaining({ buttons: ['Try again', 'Continue without it'] })]);
  });
  await test.step('a second unreadable file is set aside beside the first', async () => {
    app.desktop.answer = async () => 1;
    for (const text of ['the first', 'the second']) {
      expect(await write(page, text)).toBe('written');
      app.desktop.keyringIsLocked = true;
      expect(await read(page)).toBeNull();
      app.desktop.keyringIsLocked = false;
    }
    const aside = (await filesOf(userData)).filter(({ path }) => /documents\..*unreadable$/.test(path));
    expect(aside).toHaveLength(2);
  });
});

test('a session that cannot be written is kept in memory, and signing out ends it', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  let app = await launchOnHarness();
  await mkdir(join(userData, 'session.bin.new', 'taken'), { recursive: true });
  expect(await signInByBridge(app.page, api)).toEqual({ ok: true });
  expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ storage: 'memory' });
  await app.page.evaluate(() => window.agency.session.signOut());
  await expect(app.page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await api.database.session.count()).toBe(0);
  await app.quit();
  app = await launchOnHarness();
  expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ state: 'signed-out' });
});

test('if the session cannot be read, the failure is logged and the login page appears', async ({
  launchOnHarness,
  userData,
}) => {
  await mkdir(join(userData, 'session.bin', 'taken'), { recursive: true });
  const { page } = await launchOnHarness();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await logIn(userData)).toContain('the stored session cannot be read');
});

test('changes that this version cannot read are reported and not overwritten', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  let app = await launchOnHarness();
  await atWork(app, api);
  const newer = JSON.stringify({
    1: { id: '1', kind: 'of-a-later-version', base: null, unsaved: null, mutations: [] },
  });
  expect(await write(app.page, newer)).toBe('written');
  const bytes = await (await documentsIn(userData)).bytes();
  await app.quit();
  app = await launchOnHarness();
  await expect(app.page.getByText('Some data on this computer cannot be read').first()).toBeVisible();
  expect(await read(app.page)).toBeNull();
  // A page may set each text aside only once, so that a faulty page cannot fill the disk.
  expect(await write(app.page, 'more')).toBe('written');
  const again = app.page.evaluate(() => window.agency.store.setAside('documents').then(() => 'done', String));
  expect(await again).toContain('store:setAside: failed');
  const aside = (await filesOf(userData)).filter(({ path }) => path.endsWith('.unreadable'));
  expect(aside).toHaveLength(1);
  expect(await readFile(join(userData, aside[0]?.path ?? ''), 'latin1')).toBe(bytes);
});
