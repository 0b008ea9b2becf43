import { expect, test } from 'vitest';
import { useApi } from '../../test/serve-api.ts';

const { api } = await useApi();

const report = (metrics: unknown) => ({
  email: 'ada@client.example',
  website: 'client.example',
  performanceData: { overallScore: 85, metrics },
});
const metric = { name: 'No metric', score: 1_000, category: 'none', description: 'x'.repeat(501), impact: '' };
const mutation = 'mutation ($input: PerformanceReportInput!) { emailPerformanceReport(input: $input) { ...Failed } }';
const failed = 'fragment Failed on InvalidInput { message issues { path message } }';
const long = 'x'.repeat(60_000);
const unknownFields = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`field${at}`, at]));

const graphql = (query: string, variables: object = {}) => ['/graphql', { query, variables }] as const;

test.each([
  ['a report of 30,000 empty metrics', '/api/performance/email-report', report(Array(30_000).fill({}))],
  ['a report of five metrics, each of them wrong', '/api/performance/email-report', report(Array(5).fill(metric))],
  ['an inquiry with wrong types', '/api/contact', { name: [], email: {}, company: 1, service: long, message: null }],
  [
    'a variable with an unknown field 60 times',
    ...graphql(`${mutation} ${failed}`, { input: { ...unknownFields, email: long } }),
  ],
  ['variables of 30,000 empty metrics', ...graphql(`${mutation} ${failed}`, { input: report(Array(30_000).fill({})) })],
  ['a field with a long name', ...graphql(`{ ${long} }`)],
  ['200 unknown fields', ...graphql(`{ ${Array.from({ length: 200 }, (_, at) => `unknown${at}`).join(' ')} }`)],
  ['a syntax error next to a long name', ...graphql(`{ portfolioItems( ${long} `)],
  ['an unknown parameter with a long name', '/graphql', { query: '{ __typename }', [long]: 1 }],
  ['a long operation name', '/graphql', { query: 'query A { __typename }', operationName: long }],
  [
    'errors at long paths',
    ...graphql(
      `{ ${[1, 2, 3, 4, 5, 6].map((at) => `${long.slice(0, 9_000)}${at}: orders { edges { cursor } }`).join(' ')} }`,
    ),
  ],
])('the refusal of %s is short', async (_what, path, body) => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, application/graphql-response+json' };
  const response = await fetch(api.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect(text.length).toBeLessThanOrEqual(8_192);
  const { issues, errors } = JSON.parse(text);
  expect(issues ?? errors).toBeTruthy();
  expect(issues ?? []).toHaveLength(new Set(issues?.map((issue: object) => JSON.stringify(issue))).size);
  expect(issues?.length ?? 0).toBeLessThanOrEqual(10);
  expect(errors?.length ?? 0).toBeLessThanOrEqual(5);
  for (const { message } of errors ?? []) expect(message).toMatch(/^.{3,200}$/s);
});

test('a refusal lists only the first ten problems of an input', async () => {
  const { data } = await api.graphql(`${mutation} ${failed}`, { input: report(Array(5).fill(metric)) });
  expect(data.emailPerformanceReport.issues).toHaveLength(10);
});
