import type { Deed } from './write.ts';

type Input = Extract<Deed, { kind: 'create-item' }>['input'];

/** Whether an item is what this input makes of one. */
export function isMadeBy(input: Input, item: Record<string, unknown>): boolean {
  return Object.entries(input).every(([field, value]) => (value ?? null) === (item[field] ?? null));
}
