import { adminRoutes } from './admin-routes.ts';
import { bodies } from './bodies.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { BlogPage, BlogPostBySlug, BotCheckChallenge, EmailReport, PortfolioPage, SubmitInquiry } from './documents.ts';
import { listRow } from './list-row.ts';
import { unlessFailure } from './refuse-failure.ts';
import { type RestRoute, row } from './rest-route.ts';

/** The documented paths under /api (SPEC section 7). What they mean lives in the schema; a row only translates. */
export const restRoutes: readonly RestRoute[] = [
  listRow({
    path: '/api/portfolio',
    forAnybody: true,
    document: PortfolioPage,
    variables: {},
    connection: ({ portfolioItems }) => portfolioItems,
  }),
  listRow({
    path: '/api/portfolio/featured',
    forAnybody: true,
    document: PortfolioPage,
    variables: { featured: true },
    connection: ({ portfolioItems }) => portfolioItems,
  }),
  listRow({
    path: '/api/blog/posts',
    forAnybody: true,
    document: BlogPage,
    variables: {},
    connection: ({ blogPosts }) => blogPosts,
  }),
  row({
    method: 'GET',
    path: '/api/blog/posts/{slug}',
    forAnybody: true,
    document: BlogPostBySlug,
    variables: ({ params: { slug = '' } }) => ({ slug }),
    answer: ({ blogPost }) =>
      blogPost
        ? { status: 200, body: blogPost }
        : { status: 404, body: { message: 'There is no blog post of this name.' } },
  }),
  row({
    method: 'GET',
    path: '/api/bot-check/challenge',
    document: BotCheckChallenge,
    variables: () => ({}),
    answer: ({ botCheckChallenge }) =>
      botCheckChallenge === null
        ? { status: 404, body: { message: 'The bot check here is reCAPTCHA, which gives its own tasks.' } }
        : { status: 200, body: botCheckChallenge },
  }),
  row({
    method: 'POST',
    path: '/api/contact',
    body: bodies.contact,
    document: SubmitInquiry,
    variables: ({ body }) => ({ input: body }),
    answer: ({ submitInquiry }) => ({ status: 200, body: { message: unlessFailure(submitInquiry).message } }),
  }),
  row({
    method: 'POST',
    path: '/api/performance/email-report',
    refusal: (error) => ({ error }),
    body: bodies.emailReport,
    document: EmailReport,
    variables: ({ body }) => ({ input: body }),
    answer: ({ emailPerformanceReport }) => ({
      status: 200,
      body: { message: unlessFailure(emailPerformanceReport).message },
    }),
  }),
  ...checkoutRoutes,
  ...adminRoutes,
];
