import type { Mutation, Outcome, Write } from './write.ts';

const input = {
  title: 'The shop',
  description: 'What was done.',
  technology: 'React' as const,
  imageUrl: '/images/shop.webp',
  featured: false,
};

export const removal = (id: string): Mutation => ({ kind: 'delete-inquiry', id, name: `Sender of ${id}` });
export const deletionOf = (id: string): Mutation => ({ kind: 'delete-item', id, name: id, expectedVersion: 1 });
export const creation = (id: string, title = 'New'): Mutation => ({
  kind: 'create-item',
  id,
  input: { ...input, title },
});
export const change = (id: string, title: string, expectedVersion: number | null = 1): Mutation => ({
  kind: 'update-item',
  id,
  input: { ...input, title },
  expectedVersion,
});
export const written = (mutation: Mutation, given: Partial<Write> = {}): Write => ({
  entry: `entry of ${mutation.kind} ${mutation.id}`,
  mutation,
  key: `key of ${mutation.kind} ${mutation.id}`,
  at: '2026-03-01T09:00:00.000Z',
  state: 'waiting',
  attempted: false,
  sent: [],
  notBefore: null,
  refusal: null,
  ...given,
});
export const done = (version: number | null = null): Outcome => ({ kind: 'done', version });
export const refused = (message: string): Outcome => ({ kind: 'refused', refusal: { reason: 'failed', message } });
