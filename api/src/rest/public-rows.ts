import { failureFields, portfolioItemContent } from '#api/graphql/fragments.ts';
import { graphql, type ResultOf } from '#api/graphql/typed-graphql.ts';
import { RefusedError } from '#api/http/handle-error.ts';
import * as answers from './answers.ts';
import { bodies } from './bodies.ts';
import { toRestItem } from './portfolio-item.ts';
import { listRow, type RestRow, row, unlessFailure } from './row.ts';

/** REST's portfolio item: the fields of SPEC section 3, and `createdAt`. */
export const PortfolioItemFields = graphql(
  `
    fragment PortfolioItemFields on PortfolioItem @_unmask {
      ...PortfolioItemContent
      createdAt
    }
  `,
  [portfolioItemContent],
);

const BlogPostFields = graphql(`
  fragment BlogPostFields on BlogPost @_unmask {
    id title slug excerpt content author imageUrl tags published seoTitle seoDescription createdAt updatedAt
  }
`);

const PortfolioPage = graphql(
  `
    query RestPortfolio($featured: Boolean, $first: Int!, $after: String) {
      portfolioItems(featured: $featured, first: $first, after: $after) {
        edges { node { ...PortfolioItemFields } }
        pageInfo { hasNextPage endCursor }
      }
    }
  `,
  [PortfolioItemFields],
);

const BlogPage = graphql(
  `
    query RestBlogPosts($first: Int!, $after: String) {
      blogPosts(first: $first, after: $after) {
        edges { node { ...BlogPostFields } }
        pageInfo { hasNextPage endCursor }
      }
    }
  `,
  [BlogPostFields],
);

const BlogPostBySlug = graphql(
  `
    query RestBlogPost($slug: String!) {
      blogPost(slug: $slug) { ...BlogPostFields }
    }
  `,
  [BlogPostFields],
);

const BotCheckChallenge = graphql(`
  query RestBotCheckChallenge {
    botCheckChallenge
  }
`);

const SubmitInquiry = graphql(
  `
    mutation RestContact($input: InquiryInput!) {
      submitInquiry(input: $input) { __typename ...FailureFields ... on Receipt { message } }
    }
  `,
  [failureFields],
);

const EmailReport = graphql(
  `
    mutation RestEmailReport($input: PerformanceReportInput!) {
      emailPerformanceReport(input: $input) { __typename ...FailureFields ... on Receipt { message } }
    }
  `,
  [failureFields],
);

function restItems({ edges, ...page }: ResultOf<typeof PortfolioPage>['portfolioItems']) {
  return { ...page, edges: edges.map(({ node }) => ({ node: toRestItem(node) })) };
}

export const publicRows: readonly RestRow[] = [
  listRow({
    path: '/api/portfolio',
    summary: 'Lists all portfolio items, featured ones first',
    answers: answers.portfolio,
    forAnybody: true,
    document: PortfolioPage,
    variables: {},
    connection: ({ portfolioItems }) => restItems(portfolioItems),
  }),
  listRow({
    path: '/api/portfolio/featured',
    summary: 'Lists the featured portfolio items',
    answers: answers.portfolio,
    forAnybody: true,
    document: PortfolioPage,
    variables: { featured: true },
    connection: ({ portfolioItems }) => restItems(portfolioItems),
  }),
  listRow({
    path: '/api/blog/posts',
    summary: 'Lists all published blog posts, newest first',
    answers: answers.blog,
    forAnybody: true,
    document: BlogPage,
    variables: {},
    connection: ({ blogPosts }) => blogPosts,
  }),
  row({
    method: 'GET',
    path: '/api/blog/posts/{slug}',
    summary: 'Returns one blog post',
    answers: answers.blogPost,
    forAnybody: true,
    document: BlogPostBySlug,
    variables: ({ params: { slug = '' } }) => ({ slug }),
    answer({ blogPost }) {
      if (!blogPost) throw new RefusedError(404, 'There is no blog post with this slug.');
      return { body: blogPost };
    },
  }),
  row({
    method: 'GET',
    path: '/api/bot-check/challenge',
    summary: 'Returns a challenge of the proof-of-work bot check',
    answers: answers.challenge,
    document: BotCheckChallenge,
    variables: () => ({}),
    answer({ botCheckChallenge }) {
      if (botCheckChallenge === null)
        throw new RefusedError(404, 'This server uses reCAPTCHA, which has its own challenges.');
      return { body: botCheckChallenge };
    },
  }),
  row({
    method: 'POST',
    path: '/api/contact',
    summary: 'Sends an inquiry',
    answers: answers.receipt,
    body: bodies.contact,
    document: SubmitInquiry,
    variables: ({ body }) => ({ input: body }),
    answer: ({ submitInquiry }) => ({ body: { message: unlessFailure(submitInquiry).message } }),
  }),
  row({
    method: 'POST',
    path: '/api/performance/email-report',
    summary: 'Mails the report of a performance analysis',
    answers: answers.receipt,
    refusal: (error) => ({ error }),
    body: bodies.emailReport,
    document: EmailReport,
    variables: ({ body }) => ({ input: body }),
    answer: ({ emailPerformanceReport }) => ({
      body: { message: unlessFailure(emailPerformanceReport).message },
    }),
  }),
];
