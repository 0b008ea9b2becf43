/**
 * Requests a URL of this site. Repeats the request once if the server answers 408 (Request Timeout). A server may close
 * an idle connection with this status just as the next request is sent (RFC 9110, section 15.5.9).
 */
export async function fetchOwn(url: string | URL, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.status !== 408) return response;
  await response.body?.cancel();
  return fetch(url, options);
}
