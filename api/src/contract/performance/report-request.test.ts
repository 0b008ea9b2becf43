import { expect, test } from 'vitest';
import { reportRequestSchema } from './report-request.ts';
import { simulateAnalysis } from './simulate-analysis.ts';

const request = { email: 'ada@example.com', website: 'example.com', performanceData: simulateAnalysis(() => 0.5) };

const messages = (change: object) =>
  reportRequestSchema.safeParse({ ...request, ...change }).error?.issues.map(({ message }) => message);

test('a finished analysis can be asked for by mail, with or without a name', () => {
  expect(reportRequestSchema.parse(request).website).toBe('https://example.com');
  expect(reportRequestSchema.parse({ ...request, name: ' Ada ' }).name).toBe('Ada');
});

test.each([
  [{ email: 'ada' }, 'Please enter a valid email address'],
  [{ email: `${'a'.repeat(250)}@b.co` }, 'Email too long'],
  [{ name: 'a'.repeat(101) }, 'Name too long'],
  [{ website: '' }, 'Website URL is required'],
  [{ website: 'localhost' }, 'Enter a public domain name such as example.com'],
])('%o is refused: %s', (change, message) => {
  expect(messages(change)).toEqual([message]);
});

test.each([
  { performanceData: undefined },
  { performanceData: { overallScore: 75, metrics: [] } },
  { performanceData: { ...request.performanceData, overallScore: 101 } },
  { performanceData: { overallScore: 75, metrics: [{ ...request.performanceData.metrics[0], name: 'Buy now' }] } },
  { performanceData: { overallScore: 75, metrics: [{ ...request.performanceData.metrics[0], category: 'fine' }] } },
])('an analysis that is none is refused', (change) => {
  expect(messages(change)).toHaveLength(1);
});
