import type { Item } from '#bridge/portfolio-item.ts';
import { type Entries, entriesOf } from './entries.ts';
import { fieldLabels, fieldNames } from './fields.ts';

export type Difference = { field: string; label: string; mine: string; theirs: string };

/** An entry as one reads it. */
const words = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '').trim();

/** The fields in which what was typed and what the server has by now are not the same. */
export function differencesOf(mine: Entries, item: Item): Difference[] {
  const theirs = entriesOf(item);
  return fieldNames
    .map((field) => ({
      field,
      label: field.endsWith('Label') ? `${fieldLabels[field]} (${field.slice(6, 7)})` : fieldLabels[field],
      mine: words(mine[field]),
      theirs: words(theirs[field]),
    }))
    .filter((difference) => difference.mine !== difference.theirs);
}
