import { expect, test } from 'vitest';
import { metricsSchema, metricsText } from './metrics.ts';
import { portfolioItemSchema } from './portfolio.ts';

const item = {
  title: 'A shop',
  description: 'What was done.',
  technology: 'Shopify Plus',
  imageUrl: '/images/shop.webp',
};

test('an item needs only a title, a description, a picture and a technology; empty optional fields are dropped', () => {
  expect(portfolioItemSchema.parse({ ...item, title: '  A shop ', caseStudyUrl: '', metrics: '\t\n \t' })).toEqual({
    ...item,
    caseStudyUrl: undefined,
    featured: false,
    draft: false,
    publishAt: undefined,
    metrics: [],
  });
});

test.each([
  [{ title: ' ' }, 'Required'],
  [{ description: undefined }, 'Required'],
  [{ imageUrl: '' }, 'Required'],
  [{ technology: 'Joomla' }, 'Please select a technology'],
  [{ imageUrl: 'javascript:alert(1)' }, 'Must be a web address or a path starting with /'],
  [{ caseStudyUrl: '//elsewhere.example' }, 'Must be a web address or a path starting with /'],
  [{ caseStudyUrl: '/\\evil.example' }, 'Must be a web address or a path starting with /'],
  [{ imageUrl: 'https://user:secret@client.example/a.png' }, 'Must be a web address or a path starting with /'],
  [{ title: 'x'.repeat(201) }, 'Must be at most 200 characters'],
  [{ metrics: `9\tsales\n${'x'.repeat(41)}\t` }, 'The value of metric 2 must be at most 40 characters'],
  [{ metrics: [{ value: '9', label: 'x'.repeat(81) }] }, 'The label of metric 1 must be at most 80 characters'],
  [{ metrics: '9\tsales\n'.repeat(13) }, 'At most 12 metrics'],
  [{ metrics: `${'9\tsales\n'.repeat(12)}\n9\tsales` }, 'At most 12 metrics'],
])('an item with %j is refused: %s', (change, message) => {
  const { error } = portfolioItemSchema.safeParse({ ...item, ...change });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});

test('a CRLF line break from a form is stored as LF, and counts as one character', () => {
  const description = `One.\r\n${'x'.repeat(4995)}`;
  expect(portfolioItemSchema.parse({ ...item, description }).description).toBe(description.replace('\r', ''));
});

test('metrics become a form’s text and are read back, even without a value or label; line breaks become spaces', () => {
  const metrics = [
    { value: '+9%', label: 'sales' },
    { value: null, label: 'pages' },
    { value: '12 h', label: null },
  ];
  expect(metricsSchema.parse(metricsText(metrics))).toEqual(metrics);
  expect(metricsSchema.parse(metrics)).toEqual(metrics);
  expect(metricsSchema.parse([{ value: 'one\r\ntwo\tthree' }])).toEqual([{ value: 'one two three', label: null }]);
});
