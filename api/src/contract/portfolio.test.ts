import { expect, test } from 'vitest';
import { portfolioItemSchema } from './portfolio.ts';

const item = {
  title: 'A shop',
  description: 'What was done.',
  technology: 'Shopify Plus',
  imageUrl: '/images/shop.webp',
};

test('title, description, picture and technology are enough; empty optional fields become absent', () => {
  expect(portfolioItemSchema.parse({ ...item, title: '  A shop ', caseStudyUrl: '', metric1Value: ' ' })).toEqual({
    ...item,
    caseStudyUrl: undefined,
    featured: false,
    draft: false,
    publishAt: undefined,
    metric1Value: undefined,
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
  [{ metric1Value: 'x'.repeat(41) }, 'Must be at most 40 characters'],
])('%j is refused: %s', (change, message) => {
  const { error } = portfolioItemSchema.safeParse({ ...item, ...change });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});

test('a text is the same whether a form sent it or a script', () => {
  const description = `One.\r\n${'x'.repeat(4995)}`;
  expect(portfolioItemSchema.parse({ ...item, description }).description).toBe(description.replace('\r', ''));
});
