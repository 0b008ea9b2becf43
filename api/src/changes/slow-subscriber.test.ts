import { expect, test } from 'vitest';
import { contactSubmission } from '../../test/factories.ts';
import { changeServers } from '../../test/serve-changes.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase();
const { client } = database;
const serve = changeServers(database);

/** 20 MB in total: more than the sockets can buffer. */
const amount = 1_000;
const message = '\u{1f4ec}'.repeat(5_000);

test('the server waits for a subscriber that does not read, and then sends everything', async () => {
  let rowsRead = 0;
  const counting = client.$extends({
    query: {
      contactSubmission: {
        findUnique: ({ args, query }) => {
          rowsRead += 1;
          return query(args);
        },
      },
    },
  });
  const { subscribe } = await serve({ services: { database: counting as never } });
  const { headers } = await signedIn(client);
  const stream = await subscribe(headers);
  while (!(await stream.next()).current);
  const names = Array.from({ length: amount }, (_, at) => `Visitor ${at}`);
  for (let from = 0; from < amount; from += 100) {
    const some = names.slice(from, from + 100);
    await client.contactSubmission.createMany({ data: some.map((name) => contactSubmission({ name, message })) });
  }
  let before = -1;
  const stands = () => {
    const still = rowsRead > 0 && rowsRead === before;
    before = rowsRead;
    return still;
  };
  await expect.poll(stands, { interval: 500 }).toBe(true);
  expect(rowsRead).toBeLessThan(amount);
  const got: (string | undefined)[] = [];
  while (got.length < amount) {
    const { added, node } = await stream.next();
    if (added) got.push(node?.name);
  }
  expect(got).toEqual(names);
});
