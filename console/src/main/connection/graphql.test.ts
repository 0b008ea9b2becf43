import { expect, test } from 'vitest';
import { readAtMost, TooLong } from './graphql.ts';

test('reads a whole body up to the limit', async () => {
  expect((await readAtMost(8, new Response('12345678').body)).toString()).toBe('12345678');
  expect(await readAtMost(8, null)).toHaveLength(0);
});

test('stops reading an endless body when it exceeds the limit', async () => {
  let given = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        given += 4;
        controller.enqueue(new Uint8Array(4));
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  await expect(readAtMost(8, endless)).rejects.toThrow(TooLong);
  expect({ given, cancelled }).toEqual({ given: 12, cancelled: true });
});
