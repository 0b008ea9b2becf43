import { type PortfolioItemInput, portfolioItemSchema } from '@agency/api/contract/portfolio';

export type ItemField = keyof PortfolioItemInput;

/** What stands in the form's fields: text, and yes or no for the box. No field is absent, be it empty. */
export type ItemValues = Record<Exclude<ItemField, 'featured'>, string> & { featured: boolean };

/** Whose version of a field is meant: that of whoever edits, or the one that was saved meanwhile. */
type Side = 'mine' | 'theirs';

/** A field in which two versions differ, as a reader sees it. */
export type Difference = {
  field: ItemField;
  label: string;
  /** In the version that both began with; null when that is not known. */
  base: string | null;
  mine: string;
  theirs: string;
  /** Who has changed it since that version; null when it is not known. */
  changedBy: Side | 'both' | null;
};

export type Choices = Partial<Record<ItemField, Side>>;

/** What the form calls its fields. */
export const fieldLabels: Readonly<Record<ItemField, string>> = {
  title: 'Title',
  description: 'Description',
  technology: 'Technology',
  featured: 'Featured',
  imageUrl: 'Image URL',
  caseStudyUrl: 'Case study URL',
  metric1Value: 'Value 1',
  metric1Label: 'Label 1',
  metric2Value: 'Value 2',
  metric2Label: 'Label 2',
  metric3Value: 'Value 3',
  metric3Label: 'Label 3',
};

/** The form's fields, in its order. */
export const itemFields = Object.keys(portfolioItemSchema.shape) as ItemField[];

type ItemLike = { readonly [field in Exclude<ItemField, 'featured'>]?: string | null } & { featured?: boolean | null };

/** A portfolio item, what was sent for one or what was typed, as the form's fields have it. */
export function valuesOf(item: ItemLike): ItemValues {
  const entries = itemFields.map((field) => [
    field,
    field === 'featured' ? Boolean(item.featured) : (item[field] ?? ''),
  ]);
  return Object.fromEntries(entries) as ItemValues;
}

/**
 * The fields in which two versions are not the same, in the form's order. White space around a text is not kept, and a
 * form's kind of line breaks (CRLF) means the same as the other: neither is a difference.
 *
 * @param base the version that both began with, where it is known.
 */
export function differencesOf(base: ItemValues | null, mine: ItemValues, theirs: ItemValues): Difference[] {
  return itemFields.flatMap((field): Difference[] => {
    const [my, their] = [displayText(mine[field]), displayText(theirs[field])];
    if (my === their) return [];
    const before = base && displayText(base[field]);
    const changedBy = before === null ? null : before === their ? 'mine' : before === my ? 'theirs' : 'both';
    return [{ field, label: fieldLabels[field], base: before, mine: my, theirs: their, changedBy }];
  });
}

const displayText = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value.replaceAll('\r\n', '\n').trim();

/** One version made of two: mine, and what was chosen of theirs. */
export const mergeValues = (mine: ItemValues, theirs: ItemValues, choices: Choices): ItemValues =>
  valuesOf(
    Object.fromEntries(itemFields.map((field) => [field, (choices[field] === 'theirs' ? theirs : mine)[field]])),
  );

/** Whether nothing of mine was chosen: then nothing is to be saved. */
export const isAllTheirs = (choices: Choices): boolean => Object.values(choices).every((side) => side === 'theirs');

/** Which version of each field is kept at first: theirs where only they changed it, else mine. */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  choose(differences, ({ changedBy }) => (changedBy === 'theirs' ? 'theirs' : 'mine'));

/** The same side of every field, or what `sideOf` says of it. */
export const choose = (differences: readonly Difference[], sideOf: (difference: Difference) => Side): Choices =>
  Object.fromEntries(differences.map((difference) => [difference.field, sideOf(difference)]));

/** The metrics of an item that have a value, in order. */
export function metricsOf(item: ItemLike): { value: string; label: string | null }[] {
  const pairs = [
    [item.metric1Value, item.metric1Label],
    [item.metric2Value, item.metric2Label],
    [item.metric3Value, item.metric3Label],
  ] as const;
  return pairs.flatMap(([value, label]) => (value ? [{ value, label: label ?? null }] : []));
}
