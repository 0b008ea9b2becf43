import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Starts a stand-in for a bucket of an S3-compatible store, with the calls that backups use. The stand-in checks no
 * signatures, drops the first byte of files in `cuts`, and deletes no file in `locked`.
 */
export async function startBucket() {
  const files = new Map<string, Buffer>();
  const parts = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    const body = await buffer(request);
    const xml = (text: string) => response.setHeader('Content-Type', 'application/xml').end(text);
    const file = files.get(key);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
    const part = url.searchParams.get('partNumber');
    if (request.method === 'PUT' && part) parts.set(`${key} ${part.padStart(5, '0')}`, body);
    else if (request.method === 'PUT') files.set(key, key.includes('/cuts/') ? body.subarray(1) : body);
    else if (request.method === 'POST' && url.searchParams.has('uploads'))
      return xml(`<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>`);
    else if (request.method === 'POST') {
      const own = [...parts].filter(([name]) => name.startsWith(`${key} `)).sort();
      files.set(key, Buffer.concat(own.map(([, piece]) => piece)));
      return xml('<CompleteMultipartUploadResult/>');
    } else if (request.method === 'DELETE' && key.includes('/locked/')) return response.writeHead(403).end();
    else if (request.method === 'DELETE') files.delete(key);
    else if (request.method === 'GET') {
      const names = [...files.keys()].map((name) => `<Contents><Key>${name}</Key></Contents>`);
      return xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${names.join('')}</ListBucketResult>`);
    } else if (!file) return response.writeHead(404).end();
    else response.setHeader('Content-Length', file.length);
    return response.setHeader('ETag', '"1"').end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    files,
    url: `http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/bucket/backups`,
    close: () => server.close(),
  };
}
