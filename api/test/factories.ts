import type { Prisma } from '@agency/prisma/client';

let count = 0;

/** Returns a time that is a minute later at each call, so that records have different times. */
const nextMoment = () => new Date(Date.UTC(2026, 0, 1) + ++count * 60_000);

export function portfolioItem(
  overrides: Partial<Prisma.PortfolioItemCreateManyInput> = {},
): Prisma.PortfolioItemCreateManyInput {
  const createdAt = nextMoment();
  return {
    title: `Project ${count}`,
    description: 'What was done.',
    technology: 'WordPress',
    imageUrl: `/images/project-${count}.webp`,
    createdAt,
    ...overrides,
  };
}

export function blogPost(overrides: Partial<Prisma.BlogPostCreateManyInput> = {}): Prisma.BlogPostCreateManyInput {
  const createdAt = nextMoment();
  return {
    title: `Post ${count}`,
    slug: `post-${count}`,
    excerpt: 'What it is about.',
    content: '<p>The text.</p>',
    author: 'The desk',
    imageUrl: `/images/post-${count}.webp`,
    tags: ['Costs'],
    published: true,
    createdAt,
    ...overrides,
  };
}

export function contactSubmission(
  overrides: Partial<Prisma.ContactSubmissionCreateManyInput> = {},
): Prisma.ContactSubmissionCreateManyInput {
  const createdAt = nextMoment();
  return {
    name: `Visitor ${count}`,
    email: `visitor-${count}@client.example`,
    service: 'wordpress',
    message: 'We need a new site for our shop.',
    createdAt,
    ...overrides,
  };
}
