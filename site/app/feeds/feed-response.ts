/** Text between tags of XML. */
export const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A finished machine-read document, which caches may keep for an hour. */
export const feedResponse = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
