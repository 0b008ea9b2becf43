import { z } from 'zod';

/** A form's values: a boolean for a checkbox, otherwise text, which may be empty. */
export type Values<Schema extends z.ZodObject> = {
  [Field in FieldOf<Schema>]: NonNullable<z.output<Schema>[Field]> extends boolean ? boolean : string;
};
export type FieldOf<Schema extends z.ZodObject> = keyof z.output<Schema> & string;

/** Whose version: `mine` is the one being edited, `theirs` is the one that was saved in the meantime. */
type Side = 'mine' | 'theirs';

/** A field with two different versions, as text. */
export type Difference = {
  field: string;
  label: string;
  /** The value in the base version; null if that version is unknown. */
  base: string | null;
  mine: string;
  theirs: string;
  /** Who changed the field since the base version; null if the base version is unknown. */
  changedBy: Side | 'both' | null;
};

export type Choices = Readonly<Record<string, Side>>;

/**
 * Creates a form's model from a schema of the contract: conversions of values, comparisons, and merges.
 *
 * @param labels the fields' labels, in the order in which differences are listed.
 * @param texts by field, how to format a list as text that the schema can parse. Default: joined with commas.
 * @param defaults by field, the text that replaces an empty value.
 */
export function formModel<Schema extends z.ZodObject>(
  schema: Schema,
  labels: Readonly<Record<FieldOf<Schema>, string>>,
  texts?: Readonly<{ [Field in FieldOf<Schema>]?: (list: NonNullable<z.output<Schema>[Field]>) => string }>,
  defaults?: Readonly<Partial<Record<FieldOf<Schema>, string>>>,
) {
  type Field = FieldOf<Schema>;
  const fields = Object.keys(labels) as Field[];
  const ruleOf = (field: Field) => schema.shape[field] as z.ZodType;
  // Only the schema of a checkbox parses `true` as `true`. The schema of a number coerces `true` to 1.
  const boxes = new Set(fields.filter((field) => ruleOf(field).safeParse(true).data === true));
  const shapeOf = (rule: (field: Field) => z.ZodType) =>
    z.object(Object.fromEntries(fields.map((field) => [field, rule(field)])));

  const textOf = (field: Field, value: NonNullable<unknown>): string =>
    Array.isArray(value) ? (texts?.[field]?.(value as never) ?? value.join(', ')) : String(value);

  /** Converts a record, a request's input, or typed values to form values. */
  function valuesOf(record: object): Values<Schema> {
    const of = (field: Field) => {
      const value = Reflect.get(record, field) ?? '';
      return value === '' ? (defaults?.[field] ?? '') : value;
    };
    return Object.fromEntries(
      fields.map((field) => [field, boxes.has(field) ? Boolean(of(field)) : textOf(field, of(field))]),
    ) as Values<Schema>;
  }

  /**
   * Returns the fields in which two versions differ. Ignores surrounding white space and the kind of line endings.
   *
   * @param base the base version, or null if it is unknown.
   */
  function differencesOf(base: object | null, mine: object, theirs: object): Difference[] {
    const [before, my, their] = [base && textsOf(base), textsOf(mine), textsOf(theirs)];
    return fields.flatMap((field): Difference[] => {
      if (my[field] === their[field]) return [];
      const was = before === null ? null : before[field];
      const changedBy = was === null ? null : was === their[field] ? 'mine' : was === my[field] ? 'theirs' : 'both';
      return [{ field, label: labels[field], base: was, mine: my[field], theirs: their[field], changedBy }];
    });
  }

  const textsOf = (record: object) =>
    Object.fromEntries(Object.entries(valuesOf(record)).map(([field, value]) => [field, displayText(value)])) as Record<
      Field,
      string
    >;

  return {
    schema,
    fields,
    labels,
    empty: valuesOf({}),
    valuesOf,
    differencesOf,
    isSame: (some: object, others: object) => differencesOf(null, some, others).length === 0,
    /** Merges two versions field by field: theirs where `choices` says so, else mine. */
    merge: (mine: object, theirs: object, choices: Choices): Values<Schema> =>
      valuesOf({
        ...valuesOf(mine),
        ...Object.fromEntries(Object.entries(valuesOf(theirs)).filter(([field]) => choices[field] === 'theirs')),
      }),
    /** Returns the fields that a record has after this input is saved. A field that the input lacks is null. */
    contentOf: (input: object) => Object.fromEntries(fields.map((field) => [field, Reflect.get(input, field) ?? null])),
    /** Parses stored form values without checking the contract's rules. */
    values: shapeOf((field) => (boxes.has(field) ? z.boolean().default(false) : z.string().default(''))),
    /** Parses a record's fields from the API. Checks only their types, because a newer server may have other rules. */
    content: shapeOf((field) => {
      if (boxes.has(field)) return z.boolean();
      const { data } = ruleOf(field).safeParse('1');
      if (typeof data === 'number') return z.number();
      if (Array.isArray(data)) return z.array(z.unknown());
      return ruleOf(field).safeParse(undefined).success ? z.string().nullable() : z.string();
    }),
  };
}
export type FormModel<Schema extends z.ZodObject = z.ZodObject> = ReturnType<typeof formModel<Schema>>;

const displayText = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value.replaceAll('\r\n', '\n').trim();

/** Whether theirs is chosen for every field. Then there is nothing to save. */
export const isAllTheirs = (choices: Choices): boolean => Object.values(choices).every((side) => side === 'theirs');

/** Returns the initial choices: theirs for fields that only they changed, else mine. */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  choose(differences, ({ changedBy }) => (changedBy === 'theirs' ? 'theirs' : 'mine'));

export const choose = (differences: readonly Difference[], sideOf: (difference: Difference) => Side): Choices =>
  Object.fromEntries(differences.map((difference) => [difference.field, sideOf(difference)]));
