import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { exampleQuery } from './example-query.ts';

/** One file of GraphiQL, gzipped. `path` holds a hash of its content, so it may be cached for ever. */
export type GraphiqlFile = { path: string; contentType: string; gzipped: Buffer };
export type GraphiqlFiles = { script: GraphiqlFile; style: GraphiqlFile; favicon: string };

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
export function graphiqlFiles(): Promise<GraphiqlFiles> {
  files ??= build();
  return files;
}
