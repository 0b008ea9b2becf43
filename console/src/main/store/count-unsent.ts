import { z } from 'zod';
import type { StoreName } from '#bridge/store.ts';
import type { Unsent } from '#bridge/unsent.ts';

// Only what is counted: the renderer, whose texts they are, has the whole of their schemas.
const outboxSchema = z.array(z.unknown());
const viewSchema = z.object({ drafts: z.record(z.string(), z.unknown()) });

/** How much of what one owner keeps the server has not got. A text that cannot be read may be all of that: it counts as one. */
export async function countUnsent(read: (name: StoreName) => Promise<string | null>): Promise<Unsent> {
  const { data: writes } = outboxSchema.safeParse(parsed(await read('outbox').catch(() => '[0]')));
  const { data: view } = viewSchema.safeParse(parsed(await read('view').catch(() => '{"drafts":{"0":0}}')));
  return { changes: writes?.length ?? 0, drafts: Object.keys(view?.drafts ?? {}).length };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
