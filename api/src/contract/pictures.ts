/**
 * Where a signed-in admin has pictures of other hosts fetched: `GET /api/admin/picture?url=https://...`, with the session's
 * token. Answers a raster picture, or a refusal (400, 401, 413, 415, 429, 502) as JSON with a `message`.
 */
export const picturePath = '/api/admin/picture';
