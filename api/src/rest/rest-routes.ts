import { BlogPage, BlogPostBySlug, PortfolioPage } from './documents.ts';
import { listRow } from './list-row.ts';
import { type RestRoute, row } from './rest-route.ts';

/** The documented paths under /api (SPEC section 7). What they mean lives in the schema; a row only translates. */
export const restRoutes: readonly RestRoute[] = [
  listRow({
    path: '/api/portfolio',
    document: PortfolioPage,
    variables: {},
    connection: ({ portfolioItems }) => portfolioItems,
  }),
  listRow({
    path: '/api/portfolio/featured',
    document: PortfolioPage,
    variables: { featured: true },
    connection: ({ portfolioItems }) => portfolioItems,
  }),
  listRow({
    path: '/api/blog/posts',
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
];
