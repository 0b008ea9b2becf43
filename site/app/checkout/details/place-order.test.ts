import { expect, test, vi } from 'vitest';
import type { SiteContext } from '#app/site-context.ts';
import { failureOf } from './details-result.ts';
import { placeOrder } from './place-order.ts';

const entries = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  website: 'https://example.com',
  packageType: 'protect',
  packagePrice: '149.00',
};
const placed = { __typename: 'PlacedOrder', buyerToken: 'token', expiresAt: '2026-11-23T10:00:00.000Z' };

/** Posts the details with `changes` to an API that answers with `answer`. */
async function post(changes: Partial<typeof entries>, answer: object | Error = placed) {
  const asked = vi.fn(async (_document: unknown, _variables: { input: object }) => {
    if (answer instanceof Error) throw answer;
    return { placeMaintenanceOrder: answer };
  });
  const logError = vi.fn();
  const cookies = { set: (kind: string, token: string, expiresAt: string) => `${kind}=${token}; Expires=${expiresAt}` };
  const body = new URLSearchParams({ ...entries, ...changes });
  const request = new Request('http://site.invalid/maintenance/checkout', { method: 'POST', body });
  const site = { queryApi: asked, logError, cookies } as unknown as SiteContext;
  return { answered: await placeOrder(request, site), asked, logError };
}

/** Like `post`, but throws if the order is not refused. */
async function refused(changes: Partial<typeof entries>, answer?: object | Error) {
  const { answered, ...rest } = await post(changes, answer);
  if (answered instanceof Response) throw new Error('The order was placed.');
  return { ...answered, ...rest };
}

test('an order is placed at the catalog’s price, and the buyer gets a cookie and a new document for the payment', async () => {
  const { answered, asked } = await post({ customerName: ' Ada Lovelace ', website: 'example.com' });
  if (!(answered instanceof Response)) throw new Error('The order was refused.');
  expect(asked.mock.calls[0]?.[1]).toEqual({ input: entries });
  expect(answered.headers.get('Location')).toBe('/maintenance/checkout?step=payment');
  expect(answered.headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(answered.headers.get('Set-Cookie')).toBe('checkout=token; Expires=2026-11-23T10:00:00.000Z');
});

test('invalid entries are returned with their messages, without calling the API', async () => {
  const { answer, init, asked } = await refused({ customerName: 'A', customerEmail: 'ada@' });
  expect(asked).not.toHaveBeenCalled();
  expect(init.status).toBe(400);
  expect(answer.reply.error).toEqual({
    customerName: ['Name must be at least 2 characters'],
    customerEmail: ['Please enter a valid email address'],
  });
  expect(answer.reply.initialValue).toMatchObject({ customerName: 'A', customerEmail: 'ada@' });
  expect(failureOf(answer)).toBeNull();
});

test.each([
  [{ customerName: 'n'.repeat(101) }, 'customerName', 'Name too long'],
  [{ customerEmail: `${'e'.repeat(250)}@a.example` }, 'customerEmail', 'Email too long'],
])('the details %o are refused as too long', async (changes, name, words) => {
  expect((await refused(changes)).answer.reply.error).toEqual({ [name]: [words] });
});

test("the server's errors are returned for their fields, or for the form if they have no field", async () => {
  const issues = [{ path: 'customerEmail', message: 'This address bounces' }];
  const bounced = await refused({}, { __typename: 'InvalidInput', message: 'Please correct.', issues });
  expect([bounced.init.status, bounced.answer.reply.error]).toEqual([400, { customerEmail: ['This address bounces'] }]);
  expect(failureOf(bounced.answer)).toBeNull();
  const price = [{ path: 'packagePrice', message: 'The price has changed.' }];
  const dearer = await refused({}, { __typename: 'InvalidInput', message: 'Please correct.', issues: price });
  expect(failureOf(dearer.answer)).toBe('The price has changed.');
});

test.each([
  [{ packageType: 'free' }, 'Please select a valid package type'],
  [{ packagePrice: '149' }, 'Invalid price format'],
])('the details %o are refused with a message about the whole form', async (changes, words) => {
  expect(failureOf((await refused(changes as Partial<typeof entries>)).answer)).toBe(words);
});

test.each([
  [{ __typename: 'PaymentRefused', message: 'A payment is under way.' }, 409, 'A payment is under way.'],
  [{ __typename: 'RateLimited', message: 'Try in 3 minutes.', retryAfterSeconds: 180 }, 429, 'Try in 3 minutes.'],
  [new Error('The database is down'), 503, 'Failed to create order. Please try again.'],
])('if the API answers %o, the result contains the entries and the reason', async (answered, status, words) => {
  const { answer, init, logError } = await refused({}, answered);
  expect([init.status, failureOf(answer)]).toEqual([status, words]);
  expect(init.headers).toEqual(status === 429 ? { 'Retry-After': '180' } : undefined);
  expect(answer.reply.initialValue).toMatchObject({ customerName: 'Ada Lovelace' });
  expect(answer.unreachable, 'a reload of the page would fail too').toBe(status === 503);
  expect(logError).toHaveBeenCalledTimes(answered instanceof Error ? 1 : 0);
});
