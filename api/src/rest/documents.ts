import { graphql } from '#api/graphql/typed-graphql.ts';

/** What REST answers of a portfolio item: the fields of SPEC section 3. */
export const PortfolioItemFields = graphql(`
  fragment PortfolioItemFields on PortfolioItem @_unmask {
    id title description technology imageUrl caseStudyUrl featured createdAt
    metric1Value metric1Label metric2Value metric2Label metric3Value metric3Label
  }
`);

/** What REST answers of a blog post. */
const BlogPostFields = graphql(`
  fragment BlogPostFields on BlogPost @_unmask {
    id title slug excerpt content author imageUrl tags published seoTitle seoDescription createdAt updatedAt
  }
`);

export const PortfolioPage = graphql(
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

export const BlogPage = graphql(
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

export const BlogPostBySlug = graphql(
  `
    query RestBlogPost($slug: String!) {
      blogPost(slug: $slug) { ...BlogPostFields }
    }
  `,
  [BlogPostFields],
);

/** What a refusal is made of, wherever a result may be a failure. */
export const FailureFields = graphql(`
  fragment FailureFields on Failure @_unmask {
    message
    ... on InvalidInput { issues { path message } }
    ... on RateLimited { retryAfterSeconds }
    ... on PaymentRefused { reason }
  }
`);

export const BotCheckChallenge = graphql(`
  query RestBotCheckChallenge {
    botCheckChallenge
  }
`);

export const SubmitInquiry = graphql(
  `
    mutation RestContact($input: InquiryInput!) {
      submitInquiry(input: $input) { __typename ...FailureFields ... on Receipt { message } }
    }
  `,
  [FailureFields],
);

export const EmailReport = graphql(
  `
    mutation RestEmailReport($input: PerformanceReportInput!) {
      emailPerformanceReport(input: $input) { __typename ...FailureFields ... on Receipt { message } }
    }
  `,
  [FailureFields],
);
