/** What GraphiQL shows at first. A test executes it, so it always works. */
export const exampleQuery = `# The GraphQL API of this site. Run this with the play button, then change it.
# Every type and field is described: open the book at the top left.

query Welcome {
  portfolioItems(featured: true, first: 3) {
    edges {
      node {
        title
        technology
        metric1Value
        metric1Label
      }
    }
  }
  blogPosts(first: 3) {
    edges {
      node {
        title
        slug
        createdAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  maintenancePlans {
    name
    price
    features
  }
}
`;
