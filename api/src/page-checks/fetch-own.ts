/**
 * Requests an address of the site itself. Repeats the request if the server says that it waited in vain for one, because a
 * server that closes an idle connection with status 408 may do so just as the next request is sent (RFC 9110, section 15.5.9).
 */
export async function fetchOwn(url: string | URL, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.status !== 408) return response;
  await response.body?.cancel();
  return fetch(url, options);
}
