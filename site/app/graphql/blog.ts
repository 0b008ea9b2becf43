import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';

const postCardFields = graphql(`
  fragment PostCardFields on BlogPost @_unmask {
    id
    slug
    title
    excerpt
    author
    imageUrl
    tags
    createdAt
    updatedAt
  }
`);

/** One post as lists and feeds show it. */
export type PostCard = ResultOf<typeof postCardFields>;

/** One page of published posts, newest first. */
export const blogPostsQuery = graphql(
  `
    query BlogPosts($first: Int!, $after: String) {
      blogPosts(first: $first, after: $after) {
        edges {
          node {
            ...PostCardFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [postCardFields],
);

/** One published post by its slug; null when there is none. */
export const blogPostQuery = graphql(
  `
    query BlogPost($slug: String!) {
      blogPost(slug: $slug) {
        ...PostCardFields
        content
        seoTitle
        seoDescription
      }
    }
  `,
  [postCardFields],
);
