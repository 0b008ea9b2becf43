/** Posts half of a body, and the other half on demand. `status` is 0 if the connection ended. */
export function sendHalf(url: string, headers: Record<string, string>, body: Uint8Array) {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const status = fetch(url, { method: 'POST', headers, body: readable, duplex: 'half' } as RequestInit).then(
    (answer) => answer.status,
    () => 0,
  );
  const half = Math.floor(body.length / 2);
  void writer.write(body.subarray(0, half)).catch(() => undefined);
  return { status, finish: () => writer.write(body.subarray(half)).then(() => writer.close()) };
}
