import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';

export const postCardFields = graphql(`
  fragment PostCardFields on BlogPost @_unmask {
    id
    slug
    title
    excerpt
    author
    imageUrl
    picture {
      color
      focalX
      focalY
    }
    tags
    createdAt
    updatedAt
    readingMinutes
  }
`);

export type PostCard = ResultOf<typeof postCardFields>;

export const postPageFields = graphql(
  `
    fragment PostPageFields on BlogPost @_unmask {
      ...PostCardFields
      content
      seoTitle
      seoDescription
      related {
        ...PostCardFields
      }
      newer {
        slug
        title
      }
      older {
        slug
        title
      }
    }
  `,
  [postCardFields],
);

/** Queries a page of published posts, newest first. `tag` and `search` filter the posts. */
export const blogPostsQuery = graphql(
  `
    query BlogPosts($first: Int!, $after: String, $tag: String, $search: String) {
      blogPosts(first: $first, after: $after, tag: $tag, search: $search) {
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

/** Queries the most used tags, each with its number of posts. */
export const blogTagsQuery = graphql(`
  query BlogTags {
    blogTags {
      name
      posts
    }
  }
`);

export type BlogTag = ResultOf<typeof blogTagsQuery>['blogTags'][number];
