import pg from 'pg';
import { expect, test } from 'vitest';
import { contactSubmission, portfolioItem } from '../../test/factories.ts';
import { changeServers } from '../../test/serve-changes.ts';
import { signedIn } from '../../test/sign-in.ts';
import type { ChangeStream } from '../../test/subscribe-to-changes.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase({ alone: true });
const { client, url: databaseUrl } = database;
const serve = changeServers(database);

/** Runs `work` with a separate connection, as in another process. */
async function elsewhere(work: (connection: pg.Client) => Promise<unknown>): Promise<void> {
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  await work(connection).finally(() => connection.end());
}

const addInquiry = (name: string, connection: pg.Client) =>
  connection.query(
    `INSERT INTO contact_submissions (id, name, email, service, message)
     VALUES (gen_random_uuid(), $1, 'a@client.example', 'wordpress', 'Ten characters.')`,
    [name],
  );

/** Reads the names of added inquiries until all missed changes have been sent. */
async function namesUntilCurrent(stream: ChangeStream): Promise<{ names: (string | undefined)[]; cursor: string }> {
  const names = [];
  for (;;) {
    const { says, cursor, node } = await stream.next();
    if (says === 'current') return { names, cursor };
    names.push(node?.name);
  }
}

/** Longer than any test lasts. */
const neverMs = 3_600_000;

test('a change by any process arrives at once, with the current content of its row', async () => {
  const { headers } = await signedIn(client);
  const stream = await (await serve({ checkEveryMs: neverMs })).subscribe(headers);
  expect(await stream.next()).toMatchObject({ says: 'current', id: null, node: null });
  for (const name of ['Ann Marlow', 'Ben Marlow', 'Cleo Marlow']) {
    await elsewhere((connection) => addInquiry(name, connection));
    expect(await stream.next()).toMatchObject({ says: 'ContactSubmission added', node: { name } });
  }

  const { id } = await client.portfolioItem.create({ data: portfolioItem({ title: 'The shop' }) });
  const item = (says: string) => ({ id, says: `PortfolioItem ${says}` });
  expect(await stream.next()).toMatchObject({ ...item('added'), node: { title: 'The shop', version: 1 } });
  await client.portfolioItem.update({ where: { id }, data: { title: 'The new shop' } });
  expect(await stream.next()).toMatchObject({ ...item('updated'), node: { title: 'The new shop', version: 2 } });
  await client.portfolioItem.delete({ where: { id } });
  expect(await stream.next()).toMatchObject({ ...item('deleted'), node: null });
  await client.contactSubmission.deleteMany({ where: { name: 'Ann Marlow' } });
  expect(await stream.next()).toMatchObject({ says: 'ContactSubmission deleted', node: null });
  await client.$executeRaw`TRUNCATE contact_submissions CASCADE`;
  expect(await stream.next()).toMatchObject({ says: 'ContactSubmission reload', id: null });
});

test.each<[string, string, string[]]>([
  ['one row', 'SET budget = $$much$$', ['ContactSubmission updated']],
  ['no row, because the value stays', 'SET budget = budget', []],
  ['100 rows', 'SET read_at = now()', Array(100).fill('ContactSubmission updated')],
])('each changed row is announced, but a change of more than 100 rows as one reload: %s', async (_of, set, says) => {
  const { headers } = await signedIn(client);
  const rows = await client.contactSubmission.createManyAndReturn({
    data: Array.from({ length: says.length || 1 }, () => contactSubmission()),
  });
  const stream = await (await serve()).subscribe(headers);
  await stream.next();
  await client.$executeRawUnsafe(`UPDATE contact_submissions ${set}`);
  await client.contactSubmission.createMany({ data: Array.from({ length: 101 }, () => contactSubmission()) });
  const heard = [];
  while (heard.at(-1) !== 'ContactSubmission reload') heard.push((await stream.next()).says);
  expect(heard.slice(0, -1)).toEqual(says);
  await client.contactSubmission.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
});

test('a new mail is announced as UndeliveredMail, and has a node once it has failed', async () => {
  const { headers } = await signedIn(client);
  const stream = await (await serve()).subscribe(headers);
  await stream.next();
  const { id } = await client.outgoingMail.create({ data: { kind: 'inquiry-receipt', recipient: 'a@b.example' } });
  expect(await stream.next()).toMatchObject({ says: 'UndeliveredMail added', id, node: null });
  await client.outgoingMail.update({ where: { id }, data: { state: 'failed' } });
  expect(await stream.next()).toMatchObject({ says: 'UndeliveredMail updated', id, node: { id } });
});

test('after a restart no change is missed or repeated, even with more changes than one read returns', async () => {
  const { headers } = await signedIn(client);
  const first = await serve();
  const before = await first.subscribe(headers);
  await before.next();
  await client.contactSubmission.createMany({
    data: ['a', 'b'].map((name) => contactSubmission({ name: `${name}.` })),
  });
  const seen = [await before.next(), await before.next()];
  await first.stop();
  const missed = Array.from({ length: 250 }, (_, at) => `Missed ${at}`);
  for (const name of missed) await client.contactSubmission.create({ data: contactSubmission({ name }) });
  await client.contactSubmission.deleteMany({ where: { name: 'Missed 7' } });
  const second = await serve();
  const after = await second.subscribe(headers, seen.at(-1)?.cursor);
  const { names, cursor } = await namesUntilCurrent(after);
  // The deleted inquiry is announced without its content, followed by its deletion.
  expect(names).toEqual([...missed.map((name) => (name === 'Missed 7' ? undefined : name)), undefined]);
  const last = await second.subscribe(headers, cursor);
  expect(await namesUntilCurrent(last)).toMatchObject({ names: [] });
  const again = await second.subscribe(headers, seen[0]?.cursor);
  expect((await again.next()).node?.name).toBe('b.');
});

test('the changes of a transaction that begins first and ends last are not skipped', async () => {
  const { headers } = await signedIn(client);
  const server = await serve();
  const stream = await server.subscribe(headers);
  const { cursor } = await stream.next();
  await elsewhere(async (slow) => {
    await slow.query('BEGIN');
    await addInquiry('Began first', slow);
    await elsewhere((quick) => addInquiry('Ended first', quick));
    // The change of the quick transaction is held back, also from new subscribers. A cursor after that change would
    // skip the changes of the slow transaction.
    const late = await server.subscribe(headers, cursor);
    const { names, cursor: between } = await namesUntilCurrent(late);
    expect(names).toEqual([]);
    await slow.query('COMMIT');
    for (const each of [stream, late, await server.subscribe(headers, between)]) {
      const arrived = [await each.next(), await each.next()].map((change) => change.node?.name);
      expect(arrived).toEqual(['Began first', 'Ended first']);
    }
  });
});

test('a held-back change arrives when the older transaction ends, even by a rollback', async () => {
  const { headers } = await signedIn(client);
  const stream = await (await serve()).subscribe(headers);
  await stream.next();
  await elsewhere(async (slow) => {
    await slow.query('BEGIN; SELECT pg_current_xact_id()');
    await elsewhere((quick) => addInquiry('Held back', quick));
    await slow.query('ROLLBACK');
    expect((await stream.next()).node?.name).toBe('Held back');
  });
});

test('a change that is rolled back is not announced', async () => {
  const { headers } = await signedIn(client);
  const stream = await (await serve()).subscribe(headers);
  await stream.next();
  await elsewhere(async (connection) => {
    await connection.query('BEGIN');
    await addInquiry('Never sent', connection);
    await connection.query('ROLLBACK');
    await addInquiry('Sent', connection);
  });
  expect((await stream.next()).node?.name).toBe('Sent');
});

test('changes made while notices are lost are sent once notices arrive again', async () => {
  const { headers } = await signedIn(client);
  const { subscribe, lines } = await serve();
  const stream = await subscribe(headers);
  await stream.next();
  await elsewhere(async (connection) => {
    await connection.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'notices' AND datname = current_database()`);
    await expect.poll(() => lines.some(({ msg }) => msg === 'the connection for notices was lost')).toBe(true);
    for (const name of ['One', 'Two']) await addInquiry(name, connection);
  });
  const names = [await stream.next(), await stream.next()].map((change) => change.node?.name);
  expect(names).toEqual(['One', 'Two']);
});

const rewritten = (cursor: string, change: (place: Record<string, unknown>) => object) =>
  Buffer.from(JSON.stringify(change(JSON.parse(Buffer.from(cursor, 'base64url').toString())))).toString('base64url');

test.each<[string, (cursor: string) => string]>([
  ['is made up', () => 'made up'],
  ['is too old', (cursor) => rewritten(cursor, (place) => ({ ...place, at: Date.now() - 8 * 24 * 3_600_000 }))],
  ['is from another database', (cursor) => rewritten(cursor, (place) => ({ ...place, database: '1.2' }))],
  ['is from the future', (cursor) => rewritten(cursor, (place) => ({ ...place, transactionId: '9'.repeat(17) }))],
])('a cursor that %s causes a full reload', async (_what, of) => {
  const { headers } = await signedIn(client);
  const server = await serve();
  const { cursor } = await (await server.subscribe(headers)).next();
  const stream = await server.subscribe(headers, of(cursor));
  expect([(await stream.next()).says, (await stream.next()).says]).toEqual(['reset', 'current']);
  await client.contactSubmission.create({ data: contactSubmission() });
  expect((await stream.next()).says).toBe('ContactSubmission added');
});

const notSignedIn = [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }];

test('nothing is sent after the sign-out, even if something changes', async () => {
  const { headers } = await signedIn(client);
  const { url, subscribe } = await serve();
  const stream = await subscribe(headers);
  await stream.next();
  await fetch(`${url}/api/admin/logout`, { method: 'POST', headers });
  await client.contactSubmission.create({ data: contactSubmission({ name: 'Secret' }) });
  expect(await stream.failure()).toMatchObject(notSignedIn);
  expect(await stream.end()).toBe('complete');
});

test('the end of the session is noticed even if nothing changes', async () => {
  const { headers } = await signedIn(client);
  const stream = await (await serve({ checkEveryMs: 50 })).subscribe(headers);
  await stream.next();
  await client.session.deleteMany();
  expect(await stream.failure()).toMatchObject(notSignedIn);
});

test('a subscription counts as use of the session', async () => {
  const lastSeenAt = new Date(Date.now() - 24 * 3_600_000);
  const { headers } = await signedIn(client, { lastSeenAt });
  const stream = await (await serve({ checkEveryMs: 50 })).subscribe(headers);
  await stream.next();
  await client.session.updateMany({ data: { lastSeenAt } });
  const lastSeen = async () => Date.now() - (await client.session.findFirstOrThrow()).lastSeenAt.getTime();
  await expect.poll(lastSeen).toBeLessThan(10_000);
});

test('a subscriber without a session is refused', async () => {
  const stream = await (await serve()).subscribe({});
  expect(await stream.failure()).toMatchObject(notSignedIn);
});

test('a session can have ten subscriptions at a time', async () => {
  const { headers } = await signedIn(client);
  const { subscribe } = await serve();
  const followers = await Promise.all(Array.from({ length: 10 }, () => subscribe(headers)));
  for (const stream of followers) expect((await stream.next()).says).toBe('current');
  const tooMany = await subscribe(headers);
  expect(await tooMany.failure()).toMatchObject([
    { message: expect.stringContaining('Close one of them first.'), extensions: { code: 'RATE_LIMITED' } },
  ]);
  expect(await tooMany.end()).toBe('complete');
  const other = await signedIn(client);
  expect((await (await subscribe(other.headers)).next()).says).toBe('current');
  followers[0]?.leave();
  const says = async () => {
    const [first] = await Promise.allSettled([(await subscribe(headers)).next()]);
    return first.status === 'fulfilled' ? first.value.says : 'refused';
  };
  await expect.poll(says).toBe('current');
});

test('the sessions of a network can have thirty subscriptions together', async () => {
  const { subscribe } = await serve();
  for (let session = 0; session < 3; session += 1) {
    const { headers } = await signedIn(client);
    const followers = await Promise.all(Array.from({ length: 10 }, () => subscribe(headers)));
    for (const stream of followers) expect((await stream.next()).says).toBe('current');
  }
  const tooMany = await subscribe((await signedIn(client)).headers);
  expect(await tooMany.failure()).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
});

test('stopping the server breaks off the streams at once, without completing them', async () => {
  const { headers } = await signedIn(client);
  const { subscribe, stop, lines, metrics } = await serve({ graceMs: neverMs });
  const stream = await subscribe(headers);
  await stream.next();
  await stop();
  expect(await stream.end()).toBe('broken off');
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect(await metrics.registry.metrics()).toContain('route="stream",status="200"} 1');
});
