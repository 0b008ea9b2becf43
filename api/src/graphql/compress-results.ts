import type { Plugin } from 'graphql-yoga';
import { compress } from '#api/platform/compress.ts';

/** Compresses results; event streams pass as they are, since they have no end to wait for. */
export const compressResults: Plugin = {
  async onResponse({ request, response, setResponse, fetchAPI }) {
    if (!/^application\/(graphql-response\+)?json\b/.test(response.headers.get('Content-Type') ?? '')) return;
    const { body, headers: added } = await compress(await response.text(), request.headers.get('Accept-Encoding'));
    const headers = new fetchAPI.Headers(response.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    headers.set('Content-Length', String(body.length));
    const { status, statusText } = response;
    setResponse(new fetchAPI.Response(body, { status, statusText, headers }));
  },
};
