import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor, compress } from '../compress.ts';
import { nothingHere, refuseOtherMethods } from '../refuse-other-methods.ts';
import { toolPolicy } from '../security-headers.ts';
import { examples } from './examples.ts';

/** Whether a browser requests the page at /graphql, rather than a program requesting data. */
export function wantsGraphiql({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

export async function sendGraphiql(reply: FastifyReply): Promise<FastifyReply> {
  const { html } = await graphiqlFiles();
  return reply
    .headers({ 'Content-Security-Policy': toolPolicy, 'Cache-Control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Serves GraphiQL's own files, below /graphql/. */
export function graphiqlRoutes(app: FastifyInstance): void {
  // The pattern excludes an empty name. Otherwise, a POST to /graphql/ would get 405, with the message to use GET.
  const url = '/:file(^.+$)';
  refuseOtherMethods(app, url, ['GET']);
  app.get(url, async (request, reply) => {
    const file = (await graphiqlFiles()).files.get(request.path);
    if (!file) return nothingHere();
    reply.headers({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'accept-encoding' });
    reply.type(file.contentType);
    const coding = codingFor(file.body, request.headers['accept-encoding'], 'kept');
    if (!coding) return reply.send(file.body);
    return reply.header('Content-Encoding', coding).send(await encoded(file, coding));
  });
}

/** A file of GraphiQL. The hash in `path` lets browsers cache the file forever. `encoded`: the compressed bodies. */
type GraphiqlFile = { path: string; contentType: string; body: Buffer; encoded: Map<Coding, Promise<Buffer>> };

const contentTypes = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

function toFile(name: string, extension: keyof typeof contentTypes, text: string): GraphiqlFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const path = `/graphql/${name}-${hash}.${extension}`;
  return { path, contentType: contentTypes[extension], body: Buffer.from(text), encoded: new Map() };
}

/** Compresses a file once, and fast: the best compression would take ten seconds of CPU time to save another tenth. */
async function encoded(file: GraphiqlFile, coding: Coding): Promise<Buffer> {
  const before = file.encoded.get(coding) ?? compress(file.body, coding);
  file.encoded.set(coding, before);
  return before;
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end, from);
  if (from < start.length || to < 0) throw new Error(`GraphiQL's page has no ${start} any more`);
  return text.slice(from, to);
}

const textFonts = /@font-face\s*\{(?=[^}]*font-family:\s*"?(?:Roboto|Fira Code))[^}]*\}/g;
const workerNames = ['editorWorkerService', 'json', 'graphql'] as const;

/**
 * Splits GraphiQL into files. The package renders one page with everything inline, which a strict policy would block.
 * Separate files also load only when they are needed: the editor first, then its three workers. Leaves out the embedded
 * text fonts (0.4 MB), so text uses the system's fonts, and keeps the icon fonts.
 */
async function build() {
  // The package has nine megabytes, so it loads only when somebody opens GraphiQL.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const page = renderGraphiQL();
  const workers = workerNames.map((name) => {
    const [source = ''] = /^"(?:[^"\\]|\\.)*"/.exec(between(page, `${name}: prepareBlob(`, '\n')) ?? [];
    return [name, toFile(`${name}-worker`, 'js', JSON.parse(source))] as const;
  });
  const workerPaths = Object.fromEntries(workers.map(([name, { path }]) => [name, path]));
  const environment = `const workers = ${JSON.stringify(workerPaths)};
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => workers[label] };
`;
  const editor = between(
    between(page, '<script>', '</script>'),
    "self['MonacoEnvironment'] =",
    'YogaGraphiQL.renderYogaGraphiQL(',
  );
  const script = toFile('graphiql', 'js', environment + editor.slice(editor.indexOf('};') + 2));
  const style = toFile('graphiql', 'css', between(page, '<style>', '</style>').replaceAll(textFonts, ''));
  const own = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const pageScript = toFile('page', 'js', await own('graphiql-page.js'));
  const pageStyle = toFile('page', 'css', await own('graphiql-page.css'));
  const all = [script, style, pageScript, pageStyle, ...workers.map(([, file]) => file)];
  return {
    files: new Map(all.map((file) => [file.path, file])),
    html: htmlOf({ script, style, pageScript, pageStyle }),
  };
}

let files: ReturnType<typeof build> | undefined;

/** GraphiQL's page and files, built on the first call. */
function graphiqlFiles(): ReturnType<typeof build> {
  files ??= build();
  return files;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function htmlOf(file: Record<'script' | 'style' | 'pageScript' | 'pageStyle', GraphiqlFile>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphiQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${file.style.path}">
<link rel="stylesheet" href="${file.pageStyle.path}">
</head>
<body id="body">
<header id="bar">
<p id="state" role="status">Log in with the admin's name and password. A login at /admin counts here, too.</p>
<a href="/api">REST API</a>
<button type="button" id="sign-in">Log in</button>
<button type="button" id="sign-out" hidden>Log out</button>
</header>
<noscript>GraphiQL needs JavaScript. The <a href="/api">REST API</a> offers the same data over plain HTTP.</noscript>
<div id="root" data-examples="${attribute(JSON.stringify(examples))}"></div>
<dialog id="dialog" aria-labelledby="dialog-title">
<form id="form">
<h2 id="dialog-title">Log in</h2>
<label>Username <input name="username" autocomplete="username" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<p id="problem" role="alert"></p>
<div><button id="send">Log in</button> <button type="button" id="cancel">Cancel</button></div>
</form>
</dialog>
<script src="${file.script.path}" defer></script>
<script type="module" src="${file.pageScript.path}"></script>
</body>
</html>
`;
}
