import { describe, expect, onTestFinished, test } from 'vitest';
import { NotFoundError } from '#api/graphql/failures.ts';
import { serveBilling } from '../../test/serve-billing.ts';
import { billSubscriptions } from './bill-subscriptions.ts';
import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts';
import { periodOf } from './periods.ts';

const {
  client,
  pass,
  context,
  day,
  changing,
  buy,
  subscription,
  ordersOf,
  stepsOf,
  taken,
  bill,
  nextMonth,
  linkMail,
  openLink,
  payByLink,
  renew,
} = await serveBilling();

const ofSubscription = (id: string) => ({ content: { path: ['subscriptionId'], equals: id } });

describe('a customer who cancels', () => {
  const change = <Result>(work: (transaction: Parameters<typeof cancelSubscription>[0]) => Promise<Result>) =>
    client.$transaction(work);
  const cancel = (id: string) => change((transaction) => cancelSubscription(transaction, id, changing));

  test('pays the months that begin within 30 days, and no later ones', async () => {
    const id = await buy();
    pass(5 * day);
    await cancel(id);
    const { endsAt, state } = await subscription(id);
    expect([state, endsAt]).toEqual(['canceling', periodOf((await subscription(id)).startedAt, 1).endDate]);
    pass(26 * day);
    await bill();
    await billSubscriptions(context);
    pass(7 * day);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2, state: 'canceling' });
    for (const [kind, part] of [
      ['order-confirmation', { period: 1, planHasEnded: false }],
      ['subscription-notice', { about: 'renewal' }],
    ] as const) {
      const { content } = await client.outgoingMail.findFirstOrThrow({ where: { kind }, orderBy: { id: 'desc' } });
      expect(content).toMatchObject({ ...part, planEndsAt: endsAt?.toISOString() });
    }
    pass(31 * day);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2, state: 'ended', actsAt: null });
    pass(62 * day);
    await bill();
    expect(await taken(id)).toBe(2);
  });

  test('can resume the plan, which continues as before, and gets a mail with the next charge', async () => {
    const id = await buy();
    await cancel(id);
    await cancel(id);
    await change((transaction) => resumeSubscription(transaction, id, changing));
    const { startedAt, ...resumed } = await subscription(id);
    expect(resumed).toMatchObject({ state: 'active', endsAt: null });
    const notice = await client.outgoingMail.findFirst({ orderBy: { id: 'desc' } });
    const chargesAt = periodOf(startedAt, 1).startDate.toISOString();
    expect(notice?.content).toMatchObject({ about: 'renewal', chargesAt, price: '149.00' });
    expect(notice?.content).not.toHaveProperty('planEndsAt');
    await nextMonth();
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2 });
    expect(await stepsOf(id)).toEqual([
      ...['began', 'vaulted', 'canceled', 'resumed', 'noticed', 'ordered', 'charged'],
    ]);
  });

  test('is not charged before the announced day after resuming the plan', async () => {
    const id = await buy();
    pass(40 * day);
    await billSubscriptions(context);
    const { actsAt } = await subscription(id);
    await cancel(id);
    await change((transaction) => resumeSubscription(transaction, id, changing));
    expect(await subscription(id)).toMatchObject({ actsAt });
  });

  test('gets one mail, with the postponed day, after resuming the plan within a week of its first renewal', async () => {
    const id = await buy();
    const endsAt = periodOf((await subscription(id)).startedAt, 1).startDate;
    await client.subscription.update({ where: { id }, data: { endsAt, actsAt: endsAt, state: 'canceling' } });
    pass(27 * day);
    await change((transaction) => resumeSubscription(transaction, id, changing));
    await billSubscriptions(context);
    const notices = await client.outgoingMail.findMany({
      where: { kind: 'subscription-notice', ...ofSubscription(id) },
    });
    const { actsAt } = await subscription(id);
    expect(actsAt).not.toEqual(endsAt);
    expect(notices.map(({ content }) => content)).toMatchObject([{ chargesAt: actsAt?.toISOString() }]);
  });

  test('cannot pay for a month after the end of the plan, even by a late link', async () => {
    const id = await buy({});
    await nextMonth();
    await client.subscription.update({ where: { id }, data: { endsAt: new Date(context.now().getTime() + 1000) } });
    await billSubscriptions(context);
    const { actsAt, endsAt } = await subscription(id);
    expect(actsAt).toEqual(endsAt);
    const { token } = (await linkMail()).content as { token: string };
    pass(1);
    expect((await openLink(token)).opened).toMatchObject({ status: 409, body: { reason: 'ENDED' } });
  });

  test('gets NotFound once the plan has ended', async () => {
    const id = await buy();
    await cancel(id);
    pass(100 * day);
    await bill();
    await bill();
    expect((await subscription(id)).state).toBe('ended');
    const told = { kind: 'subscription-ended', ...ofSubscription(id) };
    expect(await client.outgoingMail.findFirst({ where: told })).toMatchObject({ recipient: context.mailTo });
    await expect(cancel(id)).rejects.toThrow(NotFoundError);
    await expect(cancel('no-uuid')).rejects.toThrow(NotFoundError);
  });
});

test('another plan applies from the next month on, at the price that it had when it was chosen', async () => {
  const id = await buy();
  await client.$transaction((transaction) => changePlan(transaction, { id, packageType: 'perform' }, changing));
  const price = (sum: number) =>
    client.servicePackage.update({ where: { packageType: 'perform' }, data: { price: sum } });
  await price(350);
  onTestFinished(async () => void (await price(299)));
  expect(await subscription(id)).toMatchObject({ packageType: 'protect', nextPackageType: 'perform' });
  await nextMonth();
  await bill();
  const { packageType, packagePrice, nextPackageType } = await subscription(id);
  expect([packageType, packagePrice.toFixed(2), nextPackageType]).toEqual(['perform', '299.00', null]);
  expect((await ordersOf(id)).at(-1)).toMatchObject({ packageType: 'perform', paymentStatus: 'paid' });
});

test('a plan chosen while a month is unpaid does not change that month, even if a new link is mailed', async () => {
  const id = await buy({});
  await nextMonth();
  await bill();
  await client.$transaction((transaction) => changePlan(transaction, { id, packageType: 'perform' }, changing));
  await renew(id);
  await bill();
  expect((await linkMail()).content).toMatchObject({ price: '149.00' });
  await payByLink();
  expect(await subscription(id)).toMatchObject({ packageType: 'protect', nextPackageType: 'perform' });
});

test('the mail about a plan that is chosen after a declined charge names the day of the next try', async () => {
  const id = await buy({ storePayment: true }, 'pays-once');
  await nextMonth();
  await bill();
  await client.$transaction((transaction) => changePlan(transaction, { id, packageType: 'maintain' }, changing));
  const notice = await client.outgoingMail.findFirst({ orderBy: { id: 'desc' } });
  expect(notice?.content).toMatchObject({ chargesAt: (await subscription(id)).actsAt?.toISOString() });
});

test('after a declined charge, the mails about canceling and keeping a plan name the price and the day of the next try', async () => {
  const id = await buy({ storePayment: true }, 'pays-once');
  await nextMonth();
  await billSubscriptions(context);
  await client.$transaction((transaction) => changePlan(transaction, { id, packageType: 'perform' }, changing));
  await bill();
  await client.$transaction((transaction) => cancelSubscription(transaction, id, changing));
  await client.$transaction((transaction) => resumeSubscription(transaction, id, changing));
  const [kept, canceled] = await client.outgoingMail.findMany({ orderBy: { id: 'desc' }, take: 2 });
  const { actsAt, declines } = await subscription(id);
  expect(declines).toBe(1);
  const charge = { chargesAt: actsAt?.toISOString(), price: '149.00' };
  expect(canceled?.content).toMatchObject({ about: 'canceled', ...charge });
  expect(kept?.content).toMatchObject({ about: 'renewal', ...charge });
});

test('if a plan is kept while two months wait for payment, the mail names no day for the next charge', async () => {
  const id = await buy({});
  await nextMonth();
  await bill();
  await client.$transaction((transaction) => cancelSubscription(transaction, id, changing));
  pass(32 * day);
  await client.$transaction((transaction) => resumeSubscription(transaction, id, changing));
  const notice = await client.outgoingMail.findFirst({ orderBy: { id: 'desc' } });
  const { startDate } = periodOf((await subscription(id)).startedAt, 2);
  expect(notice?.content).toMatchObject({ about: 'renewal', startDate: startDate.toISOString(), chargesAt: null });
});

test('if the customer chooses the old plan again while a month of the new plan is unpaid, the old plan and its price apply from the month after that', async () => {
  const id = await buy({});
  const choose = (packageType: 'perform' | 'protect') =>
    client.$transaction((transaction) => changePlan(transaction, { id, packageType }, changing));
  await choose('perform');
  await nextMonth();
  await bill();
  await choose('protect');
  const { startDate } = periodOf((await subscription(id)).startedAt, 2);
  const notice = await client.outgoingMail.findFirst({ orderBy: { id: 'desc' } });
  expect(notice?.content).toMatchObject({ about: 'renewal', price: '149.00', startDate: startDate.toISOString() });
  pass(7 * day);
  await bill();
  await client.$transaction((transaction) => cancelSubscription(transaction, id, changing));
  const mails = await client.outgoingMail.findMany({ orderBy: { id: 'desc' }, take: 3 });
  for (const { content } of mails) expect(content).toMatchObject({ price: '299.00' });
  await client.subscription.update({ where: { id }, data: { endsAt: startDate } });
  await expect(choose('perform')).rejects.toThrow('ends before another month');
  await client.$transaction((transaction) => resumeSubscription(transaction, id, changing));
  await payByLink();
  expect(await subscription(id)).toMatchObject({ packageType: 'perform', nextPackageType: 'protect' });
  await nextMonth();
  await bill();
  const [order] = (await ordersOf(id)).slice(-1);
  expect([order?.period, order?.packageType, order?.packagePrice.toFixed(2)]).toEqual([2, 'protect', '149.00']);
});
