import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { personPath } from '@agency/api/contract/people';
import {
  mailPolicy,
  messageFilePath,
  messageHtmlPath,
  mostFiles,
  mostReplyFiles,
  replyFilesPath,
  replyFilesTooLarge,
} from '@agency/api/contract/replies';
import { type BrowserWindow, dialog, net } from 'electron';
import { z } from 'zod';
import { parseJson } from '#main/parse-json.ts';
import { type Endpoint, readAtMost, TooLong } from './graphql.ts';

const mostHtmlBytes = 4 * 1024 * 1024;
/** The timeouts for loading a mail, and for a file of 10 MB on a slow network, in ms. */
const [mailMs, fileMs] = [60_000, 600_000];
/** Far above the size of all data about one person. */
const mostPersonBytes = 100 * 1024 * 1024;

const mostAnswerBytes = 64 * 1024;
const answerSchema = z.object({ message: z.string() });

type Sent = { timeoutMs: number; method?: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> };

const fetchAsAdmin = (
  { server, token }: Endpoint,
  path: string,
  { headers, timeoutMs, ...sent }: Sent,
): Promise<Response> =>
  net.fetch(server + path, {
    ...sent,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });

/**
 * Answers `/message?id=...` with a mail as its sender designed it. `&pictures=1` also lets the mail load pictures from
 * other servers. The console sets the mail's content security policy itself, so no script runs, whatever the server
 * sends.
 */
export async function forwardMail(request: Request, endpoint: Endpoint | null): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  const pictures = searchParams.get('pictures') === '1';
  if (!endpoint || !/^[0-9a-f-]{36}$/.test(id)) return new Response(null, { status: 404 });
  try {
    const response = await fetchAsAdmin(endpoint, messageHtmlPath(id), { timeoutMs: mailMs });
    if (!response.ok) {
      await response.body?.cancel();
      return response.status === 404
        ? plain('This email can no longer be loaded.', 404)
        : plain('This email could not be loaded. Please try again later.', 502);
    }
    const html = await readAtMost(mostHtmlBytes, response.body);
    return new Response(new Uint8Array(html), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': mailPolicy(pictures) },
    });
  } catch (error) {
    return error instanceof TooLong
      ? plain('This email is too large to be shown as it was designed.', 502)
      : plain('The server cannot be reached. Only the text above is stored on this computer.', 504);
  }
}

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

const unreachable = 'The file was not added: the server cannot be reached.';

/**
 * Adds a file that the admin chooses to the next reply to an inquiry. Returns why adding failed; null if the file was
 * added or the admin cancels.
 */
export async function attachFile(
  inquiryId: string,
  endpoint: Endpoint | null,
  window: BrowserWindow | null,
): Promise<string | null> {
  if (!endpoint) return unreachable;
  const chosen = window ? await dialog.showOpenDialog(window, {}) : await dialog.showOpenDialog({});
  const [path] = chosen.canceled ? [] : chosen.filePaths;
  if (!path) return null;
  let body: Uint8Array<ArrayBuffer>;
  try {
    if ((await stat(path)).size > mostReplyFiles.bytes) return `${replyFilesTooLarge}.`;
    body = await readFile(path);
  } catch {
    return 'The file could not be read.';
  }
  try {
    const address = `${replyFilesPath(inquiryId)}?name=${encodeURIComponent(basename(path))}`;
    const type = { 'Content-Type': 'application/octet-stream' };
    const response = await fetchAsAdmin(endpoint, address, {
      timeoutMs: fileMs,
      method: 'POST',
      headers: type,
      body,
    });
    if (response.ok) return null;
    // Limit the length, because the answer may be a proxy's page.
    const text = await readAtMost(mostAnswerBytes, response.body).then(String, () => '');
    return answerSchema.safeParse(parseJson(text)).data?.message ?? `The server refused the file (${response.status}).`;
  } catch {
    return unreachable;
  }
}

type ServerFile = { path: string; name: string; mostBytes: number };

/**
 * Saves a file from the server where the admin chooses. Returns false if loading or writing failed, otherwise true,
 * even if the admin cancels.
 */
async function save({ path, name, mostBytes }: ServerFile, endpoint: Endpoint | null, window: BrowserWindow | null) {
  if (!endpoint) return false;
  const options = { defaultPath: basename(name) };
  const chosen = window ? await dialog.showSaveDialog(window, options) : await dialog.showSaveDialog(options);
  if (chosen.canceled || !chosen.filePath) return true;
  try {
    const response = await fetchAsAdmin(endpoint, path, { timeoutMs: fileMs });
    if (!response.ok) return false;
    await writeFile(chosen.filePath, await readAtMost(mostBytes, response.body));
    return true;
  } catch {
    return false;
  }
}

export const saveFile = (
  { id, name }: { id: string; name: string },
  endpoint: Endpoint | null,
  window: BrowserWindow | null,
): Promise<boolean> => save({ path: messageFilePath(id), name, mostBytes: mostFiles.bytes }, endpoint, window);

export const savePerson = (email: string, endpoint: Endpoint | null, window: BrowserWindow | null): Promise<boolean> =>
  save({ path: personPath(email), name: 'person.json', mostBytes: mostPersonBytes }, endpoint, window);
