import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test/test-database.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { verifyPassword } from './password.ts';

const { client } = await useTestDatabase();
const admin = { username: 'studio', email: 'admin@agency.example' };

test('a configured password is used and not shown', async () => {
  expect(await ensureAdmin(client, { ...admin, password: 'a long passphrase' })).toBeNull();
  const user = await client.user.findFirstOrThrow();
  expect(user).toMatchObject({ username: 'studio', email: 'admin@agency.example', role: 'admin' });
  expect(await verifyPassword(user.password, 'a long passphrase')).toBe(true);
});

test('without a configured password, only one of several processes that start at once creates the admin and shows a password', async () => {
  const shown = await Promise.all([1, 2, 3].map(() => ensureAdmin(client, { ...admin, password: undefined })));
  const [signIn, ...more] = shown.filter((entry) => entry !== null);
  expect(more).toEqual([]);
  const user = await client.user.findFirstOrThrow();
  expect(await verifyPassword(user.password, signIn?.password ?? '')).toBe(true);
});

test('an existing admin stays unchanged', async () => {
  await ensureAdmin(client, { ...admin, password: 'a long passphrase' });
  expect(await ensureAdmin(client, { username: 'other', email: 'o@agency.example', password: undefined })).toBeNull();
  expect(await client.user.count()).toBe(1);
});
