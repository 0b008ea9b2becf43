import { expect, test } from 'vitest';
import { simulateAnalysis } from './performance.ts';
import { reportRequestSchema, websiteProblem, websiteSchema, withScheme } from './performance-report.ts';

test.each([
  ['example.com', 'https://example.com'],
  ['  example.com/shop ', 'https://example.com/shop'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['httpsexample.com', 'https://httpsexample.com'],
])('the website %j is read as %s', (entry, address) => {
  expect(withScheme(entry)).toBe(address);
});

test.each(['example.com', 'https://www.example.co.uk/a?b=c#d', 'http://example.com:8080', 'bücher.example', 'x.co'])(
  '%s can be analyzed',
  (entry) => {
    expect(websiteProblem(entry)).toBeNull();
  },
);

test.each([
  ['', 'Website URL is required'],
  ['   ', 'Website URL is required'],
  ['two words', 'Enter a web address such as example.com'],
  ['exam\tple.com', 'Enter a web address such as example.com'],
  ['example.com\\@evil.example', 'Enter a web address such as example.com'],
  ['https://', 'Enter a web address such as example.com'],
  ['javascript:alert(1)', 'Enter a web address such as example.com'],
  ['ada@example.com', 'Enter a web address without a username or password, and not an email address'],
  ['@evil.example', 'Enter a web address without a username or password, and not an email address'],
  ['localhost:3000', 'Enter a public domain name such as example.com'],
  ['example', 'Enter a public domain name such as example.com'],
  ['ftp://example.com', 'Enter a public domain name such as example.com'],
  ['127.0.0.1', 'Enter a public domain name such as example.com'],
  ['123', 'Enter a public domain name such as example.com'],
  ['[::1]', 'Enter a public domain name such as example.com'],
  ['-a.example', 'Enter a public domain name such as example.com'],
  ['example..com', 'Enter a public domain name such as example.com'],
  [`example.com/${'a'.repeat(2048)}`, 'Website URL too long'],
])('the website %j is refused: %s', (entry, problem) => {
  expect(websiteProblem(entry)).toBe(problem);
});

test('websiteSchema reports each problem once, and adds a missing scheme', () => {
  expect(websiteSchema.parse('example.com')).toBe('https://example.com');
  const messages = (entry: unknown) => websiteSchema.safeParse(entry).error?.issues.map(({ message }) => message);
  expect(messages('')).toEqual(['Website URL is required']);
  expect(messages(undefined)).toEqual(['Website URL is required']);
  expect(messages('example')).toEqual(['Enter a public domain name such as example.com']);
});

const request = { email: 'ada@example.com', website: 'example.com', performanceData: simulateAnalysis(() => 0.5) };

const messages = (change: object) =>
  reportRequestSchema.safeParse({ ...request, ...change }).error?.issues.map(({ message }) => message);

test('a report of a finished analysis can be requested with or without a name', () => {
  expect(reportRequestSchema.parse(request).website).toBe('https://example.com');
  expect(reportRequestSchema.parse({ ...request, name: ' Ada ' }).name).toBe('Ada');
});

test.each([
  [{ email: 'ada' }, 'Please enter a valid email address'],
  [{ email: `${'a'.repeat(250)}@b.co` }, 'Email too long'],
  [{ name: 'a'.repeat(101) }, 'Name too long'],
  [{ website: '' }, 'Website URL is required'],
  [{ website: 'localhost' }, 'Enter a public domain name such as example.com'],
])('a report request with %o is refused: %s', (change, message) => {
  expect(messages(change)).toEqual([message]);
});

test.each([
  { performanceData: undefined },
  { performanceData: { overallScore: 75, metrics: [] } },
  { performanceData: { ...request.performanceData, overallScore: 101 } },
  { performanceData: { overallScore: 75, metrics: [{ ...request.performanceData.metrics[0], name: 'Buy now' }] } },
  { performanceData: { overallScore: 75, metrics: [{ ...request.performanceData.metrics[0], category: 'fine' }] } },
])('a report request with an invalid analysis is refused', (change) => {
  expect(messages(change)).toHaveLength(1);
});
