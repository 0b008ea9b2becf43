import { beforeEach, describe, expect, test } from 'vitest';
import { messageFilePath, messageHtmlPath, replyFilesPath } from '#api/contract/replies.ts';
import { harmlessHtml } from '#api/incoming-mail/harmless-html.ts';
import { contactSubmission } from '../../test/factories.ts';
import { sendHalf } from '../../test/send-half.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';

const database = await useTestDatabase();
const { client } = database;
const api = await serveApi(database, { services: testServices(client, database.url) });

let headers: Record<string, string>;
let message: { id: string; files: { id: string }[] };
beforeEach(async () => {
  ({ headers } = await signedIn(client));
  const inquiry = await client.contactSubmission.create({ data: contactSubmission() });
  const content = new TextEncoder().encode('<script>alert(1)</script>');
  message = await client.inquiryMessage.create({
    data: {
      ...{
        inquiryId: inquiry.id,
        from: 'them',
        state: 'received',
        text: 'Hi',
        html: '<p onclick="x()">Hi</p><img src="https://t.example/1.gif">',
      },
      files: { create: [{ name: 'a "b"\u2019.html', type: 'text/html', size: content.length, content }] },
    },
    select: { id: true, files: { select: { id: true } } },
  });
});

const get = (path: string, signed = true) => fetch(`${api.url}${path}`, { headers: signed ? headers : {} });

test('a mail is shown with a policy that blocks scripts, forms and all requests, except for pictures on request', async () => {
  const response = await get(messageHtmlPath(message.id));
  expect(await response.text()).toContain('<p>Hi</p>');
  const policy = response.headers.get('content-security-policy');
  for (const part of ["default-src 'none'", 'img-src data:;', "form-action 'none'", 'sandbox allow-popups'])
    expect(policy).toContain(part);
  expect(response.headers.get('x-frame-options')).toBeNull();
  const withPictures = await get(`${messageHtmlPath(message.id)}?pictures=1`);
  expect(withPictures.headers.get('content-security-policy')).toContain('img-src data: https: http:;');
});

test('a file is sent as a download of a generic type, whatever type its sender named', async () => {
  const [{ id } = { id: '' }] = message.files;
  const response = await get(messageFilePath(id));
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%20%22b%22%E2%80%99.html");
  expect(await response.text()).toBe('<script>alert(1)</script>');
});

test.each<[string, number, () => Promise<Response>]>([
  ['a mail without a session', 401, () => get(messageHtmlPath(message.id), false)],
  ['a file without a session', 401, () => get(messageFilePath(message.files[0]?.id ?? ''), false)],
  ['an unknown mail', 404, () => get(messageHtmlPath(crypto.randomUUID()))],
  ['an unknown file', 404, () => get(messageFilePath('x'))],
  ['a file by POST', 405, () => fetch(`${api.url}${messageFilePath('x')}`, { method: 'POST', headers })],
])('a request for %s gets %i with a message', async (_what, status, ask) => {
  const response = await ask();
  expect([response.status, typeof (await response.json()).message]).toEqual([status, 'string']);
});

describe('a file for the next reply', () => {
  let inquiry: { id: string; replyId: string };
  beforeEach(async () => {
    inquiry = await client.contactSubmission.create({ data: contactSubmission() });
  });
  const post = (body: string | Uint8Array<ArrayBuffer>, name = 'plan.pdf', more: Record<string, string> = {}) =>
    fetch(`${api.url}${replyFilesPath(inquiry.id)}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/pdf', ...more },
      body,
    });
  const files = async () => {
    const asked = await api.graphql(
      'query ($id: ID!) { contactSubmission(id: $id) { replyFiles { id name size } } }',
      { id: inquiry.id },
      headers,
    );
    return asked.data.contactSubmission.replyFiles;
  };

  test('is stored under a plain name until it is removed', async () => {
    const response = await post('hello', '../plan.pdf');
    expect([response.status, await response.json()]).toMatchObject([200, { name: '_plan.pdf', size: 5 }]);
    const [file] = await files();
    const remove = 'mutation ($id: ID!) { removeReplyFile(id: $id) { __typename } }';
    const removed = await api.graphql(remove, { id: file.id }, headers);
    expect([removed.data.removeReplyFile.__typename, await files()]).toEqual(['ContactSubmission', []]);
  });

  test('is refused if it is empty, or if the files together are too many or too large', async () => {
    expect((await post('')).status).toBe(400);
    expect((await post(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await post(new Uint8Array(10 * 1024 * 1024 - 9))).status).toBe(200);
    expect((await post('0123456789')).status).toBe(400);
    for (let at = 1; at < 10; at += 1) expect((await post('1')).status).toBe(200);
    expect((await (await post('1')).json()).message).toContain('10 files');
  });

  test('may take longer to arrive than a GraphQL operation', async () => {
    const slow = await serveApi(database, { http: { requestTimeout: 200 } });
    const body = new TextEncoder().encode('A plan.');
    const plan = sendHalf(`${slow.url}${replyFilesPath(inquiry.id)}?name=a`, headers, body);
    const other = sendHalf(`${slow.url}/graphql`, { 'Content-Type': 'application/json' }, body);
    expect([0, 408]).toContain(await other.status);
    await plan.finish();
    expect(await plan.status).toBe(200);
  });

  test('is refused from another site, without a session, and from the page of another admin', async () => {
    expect((await post('x', 'a', { 'Agency-Page-Owner': 'bea' })).status).toBe(409);
    expect((await post('x', 'a', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post('x', 'a', { Authorization: 'Bearer no' })).status).toBe(401);
  });
});

describe('harmlessHtml', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="https://evil.example"></object>',
    '<embed src="https://evil.example">',
    '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
    '<style>@import "https://evil.example/a.css";body{display:none}</style>',
    '<div style="position:fixed">x</div><!--><script>alert(1)</script>-->',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
    '<video src="https://evil.example/v" autoplay onplay=alert(1)></video>',
    '<audio src="https://evil.example/a" autoplay>',
    '<body onload=alert(1) background="https://evil.example/b">',
    '<details open ontoggle=alert(1)>',
    '<marquee onstart=alert(1)>',
    '<img srcset="https://evil.example/t.gif 1x">',
    '<img src="//evil.example/t.gif">',
    '<a href="//evil.example">x</a>',
    '<isindex action="javascript:alert(1)">',
    '<textarea><script>alert(1)</script></textarea>',
    `${'<div>'.repeat(5_000)}<script>alert(1)</script>`,
  ])('makes this harmless: %s', (html) => {
    // Markup in a `title` attribute is only text.
    const page = harmlessHtml(html).replaceAll(/title="[^"]*"/g, '');
    expect(page).not.toMatch(
      /<(script|iframe|object|embed|form|input|button|base|meta(?! charset)|link|svg|math|template|video|audio|textarea)|\son\w+=|javascript:|vbscript:|data:text|srcset|@import|background=|\/\/evil/i,
    );
  });

  test('keeps text, tables and colors, and makes links open in a new window', () => {
    const html =
      '<table width="600"><tr><td style="color:#c00">Hi <a href="https://a.example/x">there</a></td></tr></table>';
    const page = harmlessHtml(html);
    expect(page).toContain(
      '<td style="color:#c00">Hi <a href="https://a.example/x" target="_blank" rel="noopener noreferrer nofollow">there</a></td>',
    );
  });
});
