import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nothingHere, refuseOtherMethods } from './refuse-other-methods.ts';
import { toolPolicy } from './security-headers.ts';

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

/** Whether a browser asks for the page at /graphql, and not a program for data. */
export function wantsGraphiql({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

/** Sends the page that loads GraphiQL. */
export async function sendGraphiql(reply: FastifyReply): Promise<FastifyReply> {
  const { script, style, favicon } = await graphiqlFiles();
  return reply
    .headers({ 'Content-Security-Policy': toolPolicy, 'Cache-Control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphiQL</title>
<link rel="icon" href="${favicon}">
<link rel="stylesheet" href="${style.path}">
</head>
<body id="body" class="no-focus-outline">
<noscript>GraphiQL needs JavaScript. The same data by plain HTTP: <a href="/api">the REST API</a>.</noscript>
<div id="root"></div>
<script src="${script.path}"></script>
</body>
</html>
`);
}

/** Serves GraphiQL's own files, below /graphql/. */
export function graphiqlRoutes(app: FastifyInstance): void {
  refuseOtherMethods(app, '/:file', ['GET']);
  app.get('/:file', async (request, reply) => {
    const { script, style } = await graphiqlFiles();
    const file = [script, style].find(({ path }) => path === request.path);
    if (!file) return nothingHere();
    // Every browser that can run GraphiQL takes gzip.
    reply.headers({ 'Content-Encoding': 'gzip', 'Cache-Control': 'public, max-age=31536000, immutable' });
    return reply.type(file.contentType).send(file.gzipped);
  });
}

/** One file of GraphiQL, gzipped. `path` holds a hash of its content, so it may be cached for ever. */
type GraphiqlFile = { path: string; contentType: string; gzipped: Buffer };
type GraphiqlFiles = { script: GraphiqlFile; style: GraphiqlFile; favicon: string };

async function toFile(name: string, extension: string, contentType: string, text: string): Promise<GraphiqlFile> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { path: `/graphql/${name}-${hash}.${extension}`, contentType, gzipped: await promisify(gzip)(text) };
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end, from);
  if (from < start.length || to < 0) throw new Error(`GraphiQL's page has no ${start} any more`);
  return text.slice(from, to);
}

async function build(): Promise<GraphiqlFiles> {
  // Nine megabytes, so loaded only when somebody opens GraphiQL.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  // It renders one page with everything inline. The parts are served as files, which a strict policy allows.
  const page = renderGraphiQL({ endpoint: '/graphql', defaultQuery: exampleQuery, title: 'GraphiQL' });
  return {
    script: await toFile('graphiql', 'js', 'text/javascript; charset=utf-8', between(page, '<script>', '</script>')),
    style: await toFile('graphiql', 'css', 'text/css; charset=utf-8', between(page, '<style>', '</style>')),
    favicon: between(page, '<link rel="icon" href="', '"'),
  };
}

let files: Promise<GraphiqlFiles> | undefined;

/** GraphiQL's files, made at the first call. */
function graphiqlFiles(): Promise<GraphiqlFiles> {
  files ??= build();
  return files;
}
