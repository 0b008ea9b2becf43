import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import type { TadaDocumentNode } from 'gql.tada';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { FormModel } from './form-model.ts';
import type { ListCounts, ListFilterName, listFilterOf } from './list/list-filters.ts';

/** A record from the API. It has a version if its kind has a form. */
export type AnyRecord = { readonly __typename: string; readonly id: string; readonly version?: number };

/**
 * Returns a schema for a record from the API. It checks `__typename`, `id` and the fields in `checked`, and keeps all
 * fields.
 */
export const recordOf = <Row extends AnyRecord>(type: Row['__typename'], checked: z.ZodRawShape = {}) =>
  z.looseObject({ __typename: z.literal(type), id: z.string(), ...checked }) as unknown as z.ZodType<Row>;

/** A record's working copy, with the version of the record that it is based on. */
export const workingCopyFields = graphql(`
  fragment WorkingCopyFields on WorkingCopy @_unmask {
    __typename
    version
    values
    base
    baseVersion
    writtenBy
    writtenAt
  }
`);
type WorkingCopy = ResultOf<typeof workingCopyFields>;

/** The version of the working copy that a save deletes; undefined if absent or invalid. */
export const workingCopyVersion = z.coerce.number().int().positive().optional().catch(undefined);

/**
 * A record and its working copy on the server. `record` is null if it was never saved. `copy` is null if there are no
 * unsaved changes.
 */
export type Stored = { record: AnyRecord | null; copy: WorkingCopy | null };

/** A GraphQL request for one mutation. `ok` is the `__typename` of a successful answer. */
export type MutationRequest = { document: TadaDocumentNode; variables: object; ok: string };

export const request = <Data extends Record<string, { __typename: string }>, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  ok: Data[keyof Data]['__typename'],
  variables: Variables,
): MutationRequest => ({ document: document as unknown as TadaDocumentNode, variables, ok });

/** The parameters of a mutation's `request`. */
type Sending<Variables> = {
  id: string;
  /** The version of the record that the mutation is based on; null if the server does not have the record. */
  version: number | null;
  variables: Variables;
  /** The idempotency key; null if the mutation is never repeated. */
  key: string | null;
  /** Whether the console has already delayed the mutation for `undoMs`, so that the server need not delay it. */
  wasHeld: boolean;
};

/** What a mutation's messages are about. */
type Subject<Variables> = { title: string; isNew: boolean; variables: Variables };

export type Messages = {
  /** The action, as listed in the outbox. */
  queued: string;
  /** The message once the mutation is queued, if it can be undone. */
  done?: string;
  /** The message after success; null if `done` already says it. */
  ok: string | null;
  refused: string;
};

type Effect<Row, Variables> =
  /** Saves the record's fields, which are the variables. Creates the record if the server does not have it. */
  | {
      effect: 'save';
      /** Whether a record with the same values proves that the save was applied. Default: true. */
      isResult?(record: Row): boolean;
    }
  | { effect: 'remove' }
  | {
      effect: 'patch';
      /** Returns the mutation's changes to a record. `at` is when the mutation was queued, in ISO 8601. */
      patch(record: Row, queued: { variables: Variables; at: string }): Partial<Row>;
      /** The mutation applies to the records of a whole list. */
      ofList?: true;
      /** The mutation that reverses this one. Queueing either of them cancels the other one if it is still unsent. */
      inverse?: string;
      /** Returns the mutations that undo this one once it was sent. `before` is the record before the change. */
      undo?(before: Row): readonly { mutation: string; variables: Record<string, string | undefined> }[];
      /** After the mutation, the list is reloaded, because the server decides the outcome. */
      refetches?: true;
      /**
       * After the mutation, the record and its lists are reloaded, because only the server knows the complete outcome.
       */
      refreshes?: true;
      /**
       * Returns variables that identify what the admin saw of the record. If that has changed since, the mutation is
       * held.
       */
      seen?(record: Row): Partial<Variables>;
      /**
       * The answer `NotFound` counts as a refusal. By default, it counts as success, because most patches have nothing
       * left to change if their record is gone.
       */
      needsTarget?: true;
    };

export type Mutation<Row extends AnyRecord, Variables> = Effect<Row, Variables> & {
  /** The schema of the variables, which a queued mutation stores. */
  variables: z.ZodType<Variables>;
  request(sending: Sending<Variables>): MutationRequest;
  /** How long the mutation can be undone before it is sent, in ms. */
  undoMs?: number;
} & (
    | { /** The mutation has no toast and no line in the outbox. */ quiet: true }
    | { quiet?: false; messages(subject: Subject<Variables>): Messages }
  );

/** Returns the messages of a mutation; null if it is quiet. */
export const messagesOf = (
  mutation: Mutation<AnyRecord, unknown>,
  { title = '', isNew = false, variables = {} }: Partial<Subject<unknown>>,
): Messages | null => (mutation.quiet ? null : mutation.messages({ title, isNew, variables }));

/** Adds the result of the mutation's `seen` to its variables. */
export const asSeen = <Row extends AnyRecord, Variables>(
  mutation: Mutation<Row, Variables> | undefined,
  variables: Variables,
  record: Row,
): Variables => ({ ...variables, ...(mutation?.effect === 'patch' && mutation.seen?.(record)) });

type Connection<Row> = {
  edges: readonly { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

type ListVariables = ReturnType<typeof listFilterOf>['variables'] & {
  first: number;
  after?: string | null;
  search?: string | null;
};

/** Returns the plural of a label, such as `case studies`. */
export const pluralOf = (one: string): string => `${one.replace(/y$/, 'ie')}s`;

export type Deletion = {
  question(name: string): string;
  consequence: string;
  /** The button's label, and its label during the deletion. Default: `Delete` and `Deleting...`. */
  confirmLabel?: string;
  /** Whether the list's button shows `confirmLabel` instead of a trash icon, which would be misleading. */
  isText?: true;
  workingLabel?: string;
  /** Whether a record can be deleted. Default: all can. */
  isFor?(record: AnyRecord): boolean;
};

/** A type of record that the admin works on, with all that lists, forms, the outbox, the palette, and links need. */
export type Kind<Row extends AnyRecord, Mutations, Name extends string = string> = {
  name: Name;
  /** The schema of a record from the API. */
  record: z.ZodType<Row>;
  /** The name of the record's type in the API. */
  type: Row['__typename'];
  /** The fields to read of a record. */
  fragment: TadaDocumentNode<Row, object, unknown>;
  labels: {
    one: string;
    /** A shorter form of `one`, for the console's list. */
    short: string;
    all: string;
    /** The label of the button that opens the form of a new record. Default: `Add` or `New` before `one` or `short`. */
    begin?: string;
    /** The label of the button that saves a new record. */
    add?: string;
    /** The consequence of saving a new record, shown in the browser's dialog. */
    note?: string;
    /** What the records are for, shown above the list in the browser. */
    purpose?: string;
    /** The text of the empty list. */
    none?: string;
    /** The order of the list, in words. */
    order?: string;
  };
  /** Returns a record's title. Also accepts the values of its form. */
  title(record: Partial<Row>): string;
  /** Describes a record in one line. */
  describe?(record: Row): string;
  /**
   * Set if another kind's view shows the records. Contains that kind, and the field with the id of that kind's record.
   */
  within?: { kind: string; field: string };
  /** The kind's host in a deep link. */
  link: string;
  /**
   * Returns the path of the form's page in the browser; `id` is null for a new record. Absent if the form is a dialog
   * or a pane.
   */
  editedAt?(id: string | null): string;
  list: {
    /** The field of the API that lists all records. */
    field: string;
    /** Queries a page of the list. Absent if the list is too long to be loaded as a whole. */
    query?: TadaDocumentNode<Record<string, Connection<Row>>, ListVariables>;
    /** What a search of the list covers, in a few words; `query` then takes `search`. Absent if there is no search. */
    searched?: string;
    /**
     * The filters of the browser's list. `query` takes their variables. With `trash`, deleting moves a record to the
     * trash, and the kind has the mutations `restore` and `erase`.
     */
    filters?: readonly ListFilterName[];
    /** Queries how many records each filter finds. */
    counts?: TadaDocumentNode<{ counts: ListCounts }, object>;
    /** The browser path of the page that imports records from another system. */
    importedAt?: string;
    /** The maximum number of records to load, from the start of the list. Default: all. */
    most?: number;
    /**
     * Compares two records by the sort order of `search` at the time `now`, as far as the records' fields determine it.
     */
    compare?(one: Row, other: Row, search: string | null, now: number): number;
    /** Whether a search finds a record; `search` is null for the whole list. Default: true. */
    has?(record: Row, search: string | null): boolean;
    /**
     * Whether one record may move to the other's place. Present for a kind that is arranged by hand with the mutation
     * `move`.
     */
    canMove?(one: Row, other: Row): boolean;
    /** A field of the API that counts some of the records, and a function that returns whether it counts a record. */
    count?: { field: string; counts(record: Row): boolean };
  };
  one: TadaDocumentNode<Record<string, Row | null>, { id: string }>;
  form?: FormModel;
  /** Set for a kind with working copies and revisions. */
  writing?: {
    /** Queries a record with all fields that its form edits, and its working copy. */
    query: TadaDocumentNode<Stored, { id: string }>;
    /** The fields with HTML, in which concurrent changes are merged. */
    texts: readonly string[];
    /** Whether the record's page is checked before a save of these values. Absent if the record has no page. */
    isChecked?(values: Readonly<Record<string, string | boolean>>): boolean;
    /** Whether the form of a record that was never saved counts as saved, because its defaults already apply. */
    startsFilled?: true;
  };
  /**
   * Whether the browser's form checks a draft's page before it publishes the draft. Only for a kind without `writing`,
   * whose records have `draft` and `pageProblem`.
   */
  checksDrafts?: true;
  /** Null if records cannot be deleted by hand. */
  deletion: Deletion | null;
  mutations: { [Each in keyof Mutations]: Mutation<Row, Mutations[Each]> };
};

/** Returns the name of a kind's fragment, which is the first definition of its document. */
export function fragmentNameOf({ fragment }: Pick<AnyKind, 'fragment'>): string | undefined {
  const [first] = (fragment as DocumentNode).definitions;
  return first && 'name' in first ? first.name?.value : undefined;
}

/** A kind whose types are unknown, for code that treats all kinds alike. */
export type AnyKind = Kind<AnyRecord, Record<string, unknown>>;

/** Describes a record in one line. Returns the title if the kind has no `describe`. */
export const lineOf = <Row extends AnyRecord>(
  { describe, title }: Pick<Kind<Row, unknown>, 'describe' | 'title'>,
  record: Row,
): string => describe?.(record) ?? title(record);

/** Declares a kind. Its types are inferred from its record schema and from each mutation's variables. */
export const defineKind = <const Name extends string, Row extends AnyRecord, Mutations, Asks extends Deletion | null>(
  kind: Kind<Row, Mutations, Name> & { deletion: Asks },
): Kind<Row, Mutations, Name> & { deletion: Asks } => kind;
