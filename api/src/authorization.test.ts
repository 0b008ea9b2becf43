import { randomUUID } from 'node:crypto';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { schema } from '#api/graphql/schema.ts';
import { restRows } from '#api/rest/rest.ts';
import { contactSubmission, portfolioItem } from '../test/factories.ts';
import { useApi } from '../test/serve-api.ts';
import { signedIn } from '../test/sign-in.ts';
import { newToken } from './session/session.ts';

const { api, client } = await useApi();

/**
 * The GraphQL fields that anybody can call. All other fields and REST endpoints must refuse callers without a session.
 */
const publicFields = new Set([
  'blogPostPreview',
  ...[
    'agency',
    'blogPost',
    'blogPosts',
    'blogTags',
    'caseStudies',
    'caseStudyBySlug',
    'caseStudyPreview',
    'consoleRelease',
    'maintenancePlans',
    'servicePackage',
    'servicePackages',
    'portfolioItem',
    'portfolioItemBySlug',
    'portfolioItemPreview',
    'portfolioItems',
    'redirect',
  ],
  ...['session', 'botCheckChallenge', 'paypalSetup', 'currentOrder', 'placeMaintenanceOrder', 'createPaypalOrder'],
  ...['capturePaypalOrder', 'recordPayment', 'isPaymentLink'],
  ...['ownPlans', 'changeOwnPlan', 'requestPlanLink'],
  ...[
    'emailPerformanceReport',
    'requestPasswordReset',
    'isResetLink',
    'resetPassword',
    'signIn',
    'signOut',
    'submitInquiry',
  ],
]);
const publicRows = new Set([
  ...['GET /api/portfolio', 'GET /api/portfolio/featured', 'GET /api/blog/posts', 'GET /api/blog/posts/{slug}'],
  ...['POST /api/contact', 'POST /api/performance/email-report', 'GET /api/bot-check/challenge'],
  ...['POST /api/maintenance/create', 'POST /api/maintenance/payment-success', 'GET /api/paypal/setup'],
  ...['POST /api/paypal/order', 'POST /api/paypal/order/{id}/capture'],
  ...['GET /api/admin/session', 'POST /api/admin/login', 'POST /api/admin/logout'],
  ...['POST /api/admin/forgot-password', 'POST /api/admin/reset-password'],
]);

const hourMs = 3_600_000;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The headers of callers without an open session, by a description of each. */
const strangers: Record<string, () => Promise<Record<string, string>>> = {
  'no session': async () => ({}),
  'an expired session': async () =>
    (await signedIn(client, { createdAt: new Date(0), expiresAt: new Date(Date.now() - 1) })).headers,
  'a session that was idle too long': async () =>
    (await signedIn(client, { lastSeenAt: new Date(Date.now() - 49 * hourMs) })).headers,
  'an unknown token': async () => bearer(newToken()),
  'a logged-out session': async () => {
    const { headers } = await signedIn(client);
    expect((await fetch(`${api.url}/api/admin/logout`, { method: 'POST', headers })).status).toBe(200);
    return headers;
  },
  'the hash of a session’s token': async () => {
    await signedIn(client);
    return bearer((await client.session.findFirstOrThrow()).tokenHash.slice(0, 43));
  },
};

/** Returns a valid value of a type. */
function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sample(field.type)]));
  }
  return (
    { ID: randomUUID(), Int: 1, Float: 1, Boolean: true, DateTime: '2026-01-01T00:00:00.000Z' }[String(type)] ?? 'text'
  );
}

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => !!type);
const adminFields = roots.flatMap((root) =>
  Object.values(root.getFields())
    .filter(({ name }) => !publicFields.has(name))
    .map((field) => ({ field, operation: root.name.toLowerCase() })),
);
const adminRows = restRows.filter(({ method, path }) => !publicRows.has(`${method} ${path}`));

function documentOf({ field: { name, args, type }, operation }: (typeof adminFields)[number]) {
  const given = args.filter((argument: GraphQLArgument) => isNonNullType(argument.type));
  const list = (write: (argument: GraphQLArgument) => string) =>
    given.length ? `(${given.map(write).join(', ')})` : '';
  const declared = list((argument) => `$${argument.name}: ${argument.type}`);
  const passed = list((argument) => `${argument.name}: $${argument.name}`);
  const inner = isNonNullType(type) ? type.ofType : type;
  const fields = isUnionType(inner) ? '{ __typename ... on Failure { message } }' : '{ __typename }';
  const selection = isLeafType(getNamedType(type)) ? '' : fields;
  return {
    query: `${operation} Try${declared} { ${name}${passed} ${selection} }`,
    variables: Object.fromEntries(given.map((argument) => [argument.name, sample(argument.type)])),
  };
}

const everything = () =>
  Promise.all([client.contactSubmission.findMany(), client.portfolioItem.findMany(), client.outgoingMail.findMany()]);

beforeEach(async () => {
  await client.contactSubmission.create({ data: contactSubmission() });
  await client.portfolioItem.create({ data: portfolioItem() });
});

test('every field and endpoint that is listed as public exists, and some others are for the admin', () => {
  const fields = roots.flatMap((root) => Object.keys(root.getFields()));
  const rows = restRows.map(({ method, path }) => `${method} ${path}`);
  expect([...publicFields].filter((name) => !fields.includes(name))).toEqual([]);
  expect([...publicRows].filter((row) => !rows.includes(row))).toEqual([]);
  expect(adminFields.length).toBeGreaterThanOrEqual(7);
  expect(adminRows.length).toBeGreaterThanOrEqual(5);
});

describe.each(Object.entries(strangers))('with %s', (_who, credentials) => {
  test.each(adminFields.map((admin) => [`${admin.operation} ${admin.field.name}`, admin] as const))(
    '%s is refused and does nothing',
    async (_name, admin) => {
      const before = await everything();
      const { query, variables } = documentOf(admin);
      const { data, errors } = await api.graphql(query, variables, await credentials());
      if (errors) expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      else expect(data[admin.field.name]).toEqual({ __typename: 'NotSignedIn', message: 'Please log in.' });
      expect(await everything()).toEqual(before);
    },
  );

  test.each(adminRows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s is refused and does nothing',
    async (_name, { method, path, body }) => {
      const { id } = await client.contactSubmission.findFirstOrThrow();
      const before = await everything();
      const response = await fetch(`${api.url}${path.replace('{id}', id)}`, {
        method,
        headers: { ...(await credentials()), 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(portfolioItem({ createdAt: undefined })) } : {}),
      });
      expect([response.status, await response.json()]).toEqual([401, { message: 'Please log in.' }]);
      expect(await everything()).toEqual(before);
    },
  );
});

test('an open session allows all queries and mutations of the admin', async () => {
  const { headers } = await signedIn(client);
  // Subscriptions need another kind of request. `changes.test.ts` tests them.
  for (const admin of adminFields.filter(({ operation }) => operation !== 'subscription')) {
    const { query, variables } = documentOf(admin);
    const { data, errors } = await api.graphql(query, variables, headers);
    expect([admin.field.name, errors?.[0]?.extensions.code]).not.toEqual([admin.field.name, 'UNAUTHENTICATED']);
    expect(data?.[admin.field.name]?.__typename).not.toBe('NotSignedIn');
  }
});
