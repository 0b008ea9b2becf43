import type { IncomingMessage } from 'node:http';
import { fileTypeFromBuffer } from 'file-type';
import { requestOutside, webAddress } from '#api/platform/request-outside.ts';

const maxBytes = 10 * 1024 * 1024;
const maxRedirects = 3;
const timeoutMs = 10_000;

/** Only raster formats. An SVG is a document that may contain scripts and load other files. */
const rasterTypes: readonly string[] = [
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
];

type Picture = { type: string; bytes: Buffer };

/** The refusal of a picture: `status` is the HTTP status, `message` explains it to a person. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly status: 400 | 404 | 413 | 415 | 502;

  constructor(status: PictureError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

const missing = () => new PictureError(404, 'There is no picture at this address.');
/** Returns the error for a failure that does not tell whether the picture exists. A retry may succeed. */
const unreachable = () => new PictureError(502, 'The server of this picture cannot be reached.');

type FetchPictureOptions = {
  /** Aborts the request when the client is gone. */
  signal?: AbortSignal;
  /**
   * IP addresses or CIDR ranges that may be reached although they are not public; for tests, whose servers are local.
   */
  allowedAddresses?: readonly string[];
};

/**
 * Fetches a picture from a third party's server: http or https, public addresses only, at most 10 MiB, 10 s and 3
 * redirects, none from https to http. Each hop's address is checked when the connection is made. So neither a redirect
 * nor a name that later resolves differently leads into our network. The type is read from the bytes, not from the
 * server's header.
 *
 * @throws PictureError
 */
export async function fetchPicture(address: string, options: FetchPictureOptions = {}): Promise<Picture> {
  const url = webAddress(URL.parse(address));
  if (!url) throw new PictureError(400, 'Pass a web address as `url`, without a user name or password.');
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const bytes = await fetchBytes(url, signal, options.allowedAddresses ?? []).catch((error) => {
    throw error instanceof PictureError ? error : unreachable();
  });
  const { mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (!rasterTypes.includes(mime)) throw new PictureError(415, 'This is not a PNG, JPEG, WebP, AVIF or GIF picture.');
  return { type: mime, bytes };
}

/** The statuses of a timeout and of too many requests, which say nothing about the picture. */
const laterStatuses: readonly number[] = [408, 429];

async function fetchBytes(start: URL, signal: AbortSignal, allowedAddresses: readonly string[]): Promise<Buffer> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await requestOutside(url, { signal, accept: rasterTypes.join(', '), allowedAddresses });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBytes(response);
    response.destroy();
    const next = statusCode >= 300 && headers.location ? webAddress(URL.parse(headers.location, url)) : null;
    if (statusCode >= 400 && statusCode < 500 && !laterStatuses.includes(statusCode)) throw missing();
    if (!next || (url.protocol === 'https:' && next.protocol === 'http:')) throw unreachable();
    url = next;
  }
  throw unreachable();
}

/** Reads the body, and stops once it exceeds `maxBytes`. The length that the server declares may be false. */
async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new PictureError(413, 'This picture is larger than 10 MiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
