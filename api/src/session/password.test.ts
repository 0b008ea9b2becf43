import * as argon2 from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { useApi } from '../../test/serve-api.ts';
import { hashPassword, verifyPassword } from './password.ts';

// `spy` records the calls of the library, which works as usual.
vi.mock('@node-rs/argon2', { spy: true });

const { api, database } = await useApi();
const stored = await hashPassword('a long passphrase');

beforeEach(async () => {
  await database.client.user.create({ data: { username: 'studio', password: stored } });
  vi.mocked(argon2.verify).mockClear();
});

test("a password is stored as an argon2id hash with OWASP's cost and its own salt", async () => {
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('a long passphrase')).not.toBe(stored);
  const answers = ['a long passphrase', 'a long passphrasE', ''].map((given) => verifyPassword(stored, given));
  expect(await Promise.all(answers)).toEqual([true, false, false]);
  expect(await verifyPassword(null, 'a long passphrase')).toBe(false);
});

test.each(['studio', 'nobody'])(
  'a sign-in as %s verifies one hash of the same cost, whether the name is known or not',
  async (username) => {
    const response = await fetch(`${api.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: 'wrong password' }),
    });
    expect(response.status).toBe(401);
    const costs = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join(' '));
    expect(costs).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
  },
);
