import type { Item } from '#bridge/portfolio-item.ts';
import type { ItemInput, Write } from './write.ts';

/** An item as the admin left it, and what stands between that and the server. */
export type ShownItem = { item: Item; write: Write | null };

/**
 * The portfolio with what waits laid over it, so that a change is seen at once. The server's truth lies untouched beneath:
 * a write that is refused or taken back just lifts off again. New items stand first among their kind, as on the site.
 */
export function overlaid(items: readonly Item[], writes: readonly Write[]): ShownItem[] {
  const latest = new Map(writes.map((write) => [write.mutation.id, write]));
  const known = new Set(items.map(({ id }) => id));
  const created = new Set(writes.flatMap(({ mutation }) => (mutation.kind === 'create-item' ? [mutation.id] : [])));
  const made = [...created].flatMap((id): ShownItem[] => {
    const write = latest.get(id);
    if (known.has(id) || !write || !('input' in write.mutation)) return [];
    return [{ item: { id, version: 0, ...nulled(write.mutation.input) }, write }];
  });
  const shown = items.flatMap((item): ShownItem[] => {
    const write = latest.get(item.id) ?? null;
    if (!write || write.state === 'refused') return [{ item, write }];
    if (write.mutation.kind === 'delete-item') return [];
    if (write.mutation.kind !== 'update-item') return [{ item, write }];
    return [{ item: { ...item, ...nulled(write.mutation.input) }, write }];
  });
  const all = [...made, ...shown];
  return [...all.filter(({ item }) => item.featured), ...all.filter(({ item }) => !item.featured)];
}

/** What is absent from an input is null in the item. */
function nulled(input: ItemInput): Omit<Item, 'id' | 'version'> {
  return {
    __typename: 'PortfolioItem',
    ...input,
    caseStudyUrl: input.caseStudyUrl ?? null,
    metric1Value: input.metric1Value ?? null,
    metric1Label: input.metric1Label ?? null,
    metric2Value: input.metric2Value ?? null,
    metric2Label: input.metric2Label ?? null,
    metric3Value: input.metric3Value ?? null,
    metric3Label: input.metric3Label ?? null,
  };
}

/** Inquiries that are on their way out, and are shown no more. One that the server would not delete comes back. */
export function leavingInquiries(writes: readonly Write[]): ReadonlySet<string> {
  const leaving = writes.filter(({ mutation, state }) => mutation.kind === 'delete-inquiry' && state !== 'refused');
  return new Set(leaving.map(({ mutation }) => mutation.id));
}
