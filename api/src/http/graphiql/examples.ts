/** A tab that GraphiQL opens on a first visit. A test executes each tab. */
export type Example = { query: string; variables: string };

const json = (variables: object) => JSON.stringify(variables, null, 2);

export const examples: readonly Example[] = [
  {
    query: `# The GraphQL API of this site. Press the play button,
# then change the query. Every type and field is
# described: open the book at the top left. The other tabs
# show how to page, filter, change data, subscribe and
# sign in.

query Read {
  portfolioItems(featured: true, first: 3) {
    edges {
      node {
        title
        technology
        metrics { value label }
      }
    }
  }
  maintenancePlans {
    name
    price
    features
  }
}
`,
    variables: '',
  },
  {
    query: `# Lists come in pages. Copy endCursor into the variable
# "after" to get the next page, until hasNextPage is
# false. To page backward, use "last" and "before" with
# startCursor.

query Page($after: String) {
  blogPosts(first: 3, after: $after) {
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
}
`,
    variables: json({ after: null }),
  },
  {
    query: `# Lists take filters. "search" finds all English forms of
# a word: "measuring" finds "measure".

query Filter($search: String) {
  blogPosts(first: 5, search: $search) {
    edges {
      node {
        title
        tags
        excerpt
      }
    }
  }
  portfolioItems(first: 5, technology: "WordPress") {
    edges {
      node {
        title
        caseStudyUrl
      }
    }
  }
}
`,
    variables: json({ search: 'speed' }),
  },
  {
    query: `# Most mutations are for the admin: press "Log in" above
# first. Put the id of an inquiry into the variables. An
# idempotency key is a uuid that you generate for one
# change. For seven days, a repeat with the same key and
# variables gets the first result and changes nothing, so
# you can retry if the response is lost. Expected failures
# are types of the result, not entries in "errors".

mutation MutateWithKey($id: ID!, $key: ID!) {
  markInquiryRead(id: $id, read: false, idempotencyKey: $key) {
    __typename
    ... on ContactSubmission {
      id
      readAt
    }
    ... on Failure {
      message
    }
  }
}
`,
    variables: json({
      id: '00000000-0000-4000-8000-000000000000',
      key: '6f1e0a52-7c0b-4b53-9d0e-3f6f0c8f2a11',
    }),
  },
  {
    query: `# Sends changes as they happen. It needs a session. The
# event with "current": true says that you have got every
# change that you missed. Keep the last cursor and pass it
# as "after" to continue from there, without a gap, for
# seven days.

subscription Subscribe($after: String) {
  changes(after: $after) {
    cursor
    type
    id
    added
    deleted
    current
  }
}
`,
    variables: json({ after: null }),
  },
  {
    query: `# For programs. On this page, press "Log in" above
# instead: it sets the cookie that /admin uses, too. Send
# the token with later requests as the header
# "Authorization: Bearer <token>". This page keeps no
# password, no token and no header when you leave it.

mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn {
      token
      expiresAt
    }
    ... on Failure {
      message
    }
  }
}
`,
    variables: json({ input: { username: 'admin', password: '' } }),
  },
];
