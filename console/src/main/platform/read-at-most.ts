/** What was read is longer than anything that is meant to come. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/**
 * Reads a body whole, and stops at the first byte too many: a length that a server tells may be a lie, and what is
 * collected first and measured afterwards has filled the memory by then.
 *
 * @throws TooLong; leaving the loop cancels the body.
 */
export async function readAtMost(maxBytes: number, body: AsyncIterable<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
