import { z } from 'zod';

/** What a form's fields hold: text, and yes or no for a box. No field is absent; one may be empty. */
export type Values<Schema extends z.ZodObject> = {
  [Field in FieldOf<Schema>]: NonNullable<z.output<Schema>[Field]> extends boolean ? boolean : string;
};
export type FieldOf<Schema extends z.ZodObject> = keyof z.output<Schema> & string;

/** Whose version of a field is meant: that of the person who edits, or the one that was saved meanwhile. */
type Side = 'mine' | 'theirs';

/** A field in which two versions differ, as a reader sees it. */
export type Difference = {
  field: string;
  label: string;
  /** In the version that both began with; null when that is not known. */
  base: string | null;
  mine: string;
  theirs: string;
  /** Who has changed it since that version; null when it is not known. */
  changedBy: Side | 'both' | null;
};

export type Choices = Readonly<Record<string, Side>>;

/**
 * Everything that a form, its unsaved changes and its conflicts need to know of a schema of the contract.
 *
 * @param labels what the form calls its fields, in the order in which differences are listed.
 */
export function formModel<Schema extends z.ZodObject>(
  schema: Schema,
  labels: Readonly<Record<FieldOf<Schema>, string>>,
) {
  type Field = FieldOf<Schema>;
  const fields = Object.keys(labels) as Field[];
  const ruleOf = (field: Field) => schema.shape[field] as z.ZodType;
  // A number that is read from text would take `true` too, and make something else of it.
  const boxes = new Set(fields.filter((field) => ruleOf(field).safeParse(true).data === true));
  const shapeOf = (rule: (field: Field) => z.ZodType) =>
    z.object(Object.fromEntries(fields.map((field) => [field, rule(field)])));

  /** A record, what was sent for one or what was typed, as the form's fields have it. */
  function valuesOf(record: object): Values<Schema> {
    const of = (field: Field) => Reflect.get(record, field) ?? '';
    return Object.fromEntries(
      fields.map((field) => [field, boxes.has(field) ? Boolean(of(field)) : String(of(field))]),
    ) as Values<Schema>;
  }

  /**
   * The fields in which two versions are not the same. White space around a text is not kept, and a form's line breaks
   * (CRLF) mean the same as the other kind: neither is a difference.
   *
   * @param base the version that both began with, where it is known.
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
    /** One version made of two: mine, and what was chosen of theirs. */
    merge: (mine: object, theirs: object, choices: Choices): Values<Schema> =>
      valuesOf({
        ...valuesOf(mine),
        ...Object.fromEntries(Object.entries(valuesOf(theirs)).filter(([field]) => choices[field] === 'theirs')),
      }),
    /** The fields of a record that was saved with this input: one that is absent from the input is null. */
    contentOf: (input: object) => Object.fromEntries(fields.map((field) => [field, Reflect.get(input, field) ?? null])),
    /** Reads values back from disk, whatever the rules say of them. */
    values: shapeOf((field) => (boxes.has(field) ? z.boolean().default(false) : z.string().default(''))),
    /** Reads the fields of a record back from outside. A text may break the rules: a newer server may have others. */
    content: shapeOf((field) => {
      if (boxes.has(field)) return z.boolean();
      if (typeof ruleOf(field).safeParse('1').data === 'number') return z.number();
      return ruleOf(field).safeParse(undefined).success ? z.string().nullable() : z.string();
    }),
  };
}
export type FormModel<Schema extends z.ZodObject = z.ZodObject> = ReturnType<typeof formModel<Schema>>;

const displayText = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value.replaceAll('\r\n', '\n').trim();

/** Whether nothing of mine was chosen: then nothing is to be saved. */
export const isAllTheirs = (choices: Choices): boolean => Object.values(choices).every((side) => side === 'theirs');

/** Which version of each field is kept at first: theirs where only they changed it, else mine. */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  choose(differences, ({ changedBy }) => (changedBy === 'theirs' ? 'theirs' : 'mine'));

/** The same side of every field, or what `sideOf` says of it. */
export const choose = (differences: readonly Difference[], sideOf: (difference: Difference) => Side): Choices =>
  Object.fromEntries(differences.map((difference) => [difference.field, sideOf(difference)]));
