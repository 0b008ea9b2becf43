import type { Standing } from '@agency/api/contract/publishing';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import type { TadaDocumentNode } from 'gql.tada';
import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import type { FormModel } from './form-model.ts';

/** A record from the API. Those with a form have a version. */
export type AnyRecord = { readonly __typename: string; readonly id: string; readonly version?: number };

/** What is written of a record and not saved yet, with the version of the record that it was begun from. */
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

/** A record as the server has it, and what is written of it: null when it was never saved, and when nothing is unsaved. */
export type Stored = { record: AnyRecord | null; copy: WorkingCopy | null };

/** A GraphQL request for one mutation, and the type of its successful answer. */
export type MutationRequest = { document: TadaDocumentNode; variables: object; ok: string };

/** Creates a request with the types of its document. */
export const request = <Data extends Record<string, { __typename: string }>, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  ok: Data[keyof Data]['__typename'],
  variables: Variables,
): MutationRequest => ({ document: document as unknown as TadaDocumentNode, variables, ok });

/** The input of a request for a mutation. */
type Sending<Variables> = {
  id: string;
  /** The version that it was made from; null = the server has no such record. */
  version: number | null;
  variables: Variables;
  /** The idempotency key, so that a repeat gets the first result; null = it is never repeated. */
  key: string | null;
  /** The shell held it back for `undoMs`; else the server does, where the mutation can be undone that way. */
  wasHeld: boolean;
};

/** The subject of a mutation's messages. */
type Subject<Variables> = { title: string; isNew: boolean; variables: Variables };

export type Messages = {
  /** The action, as the outbox lists it. */
  queued: string;
  /** The message when it was queued, if it can be undone. */
  done?: string;
  /** The message of success; null when `done` said it. */
  ok: string | null;
  /** The message of failure. */
  refused: string;
};

type Effect<Row, Variables> =
  /** Saves the record's fields, which are its variables; creates the record if the server does not have it. */
  | { effect: 'save' }
  | { effect: 'remove' }
  | {
      effect: 'patch';
      /** Its changes to a record. `at`: when it was queued, as an ISO date. */
      patch(record: Row, queued: { variables: Variables; at: string }): Partial<Row>;
      /** It is about all records of the list. */
      ofList?: true;
      /** The mutation that reverses it: while one has not been sent, the other cancels it. */
      inverse?: string;
      /** The mutation that undoes it once it was sent, from the record before it. */
      undo?(before: Row): { mutation: string; variables: Record<string, string> };
      /** The server decides the outcome, so the list is reloaded. */
      refetches?: true;
      /** The record and its lists are reloaded besides: only the server knows all of the outcome. */
      refreshes?: true;
      /** The variables that say what was seen of the record: it is held when others changed that since. */
      seen?(record: Row): Partial<Variables>;
      /** `NotFound` is a refusal: the record still exists, but not the mutation's subject. */
      needsTarget?: true;
    };

export type Mutation<Row extends AnyRecord, Variables> = Effect<Row, Variables> & {
  /** Parses its stored variables. */
  variables: z.ZodType<Variables>;
  request(sending: Sending<Variables>): MutationRequest;
  /** How long it can be undone before it is sent, in ms. */
  undoMs?: number;
} & (
    | { /** Nobody is told of it: it has no toast and no line in the outbox. */ quiet: true }
    | { quiet?: false; messages(subject: Subject<Variables>): Messages }
  );

/** The texts of a mutation and its results; null when it is quiet. */
export const messagesOf = (
  mutation: Mutation<AnyRecord, unknown>,
  { title = '', isNew = false, variables = {} }: Partial<Subject<unknown>>,
): Messages | null => (mutation.quiet ? null : mutation.messages({ title, isNew, variables }));

/** Variables with what is seen of the record now. */
export const asSeen = <Row extends AnyRecord, Variables>(
  mutation: Mutation<Row, Variables> | undefined,
  variables: Variables,
  record: Row,
): Variables => ({ ...variables, ...(mutation?.effect === 'patch' && mutation.seen?.(record)) });

type Connection<Row> = {
  edges: readonly { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

type ListVariables = {
  first: number;
  after?: string | null;
  search?: string | null;
  trashed?: boolean | null;
  standing?: Standing | null;
};

/** The question before a deletion, and what follows from it. */
export type Deletion = {
  question(name: string): string;
  consequence: string;
  /** The button's label, and its label while it is under way. Default: `Delete` and `Deleting...`. */
  confirmLabel?: string;
  workingLabel?: string;
};

/** A type of record that the admin works on: everything that lists, forms, outbox, palette and links need to know of it. */
export type Kind<Row extends AnyRecord, Mutations, Name extends string = string> = {
  name: Name;
  /** Parses a record from outside. */
  record: z.ZodType<Row>;
  /** Its type in the API. */
  type: Row['__typename'];
  /** All fields that are read. */
  fragment: TadaDocumentNode<Row, object, unknown>;
  labels: {
    one: string;
    /** The same in one word, for buttons beside the list. */
    short: string;
    all: string;
    /** The label of the button that saves a new one. */
    add?: string;
    /** What follows from saving one, for its form. */
    note?: string;
    /** The text of the empty list. */
    none?: string;
    /** The order of the list, in words. */
    order?: string;
  };
  /** A record's title, also from the values of its form. */
  title(record: Partial<Row>): string;
  /** A record in one line. */
  describe?(record: Row): string;
  /** The kind that it is shown with, in whose views it is opened, and its field with the id of that record. */
  within?: { kind: string; field: string };
  /** Its host in a deep link. */
  link: string;
  /** The path in the browser of its form, which needs a page of its own; null = of a new one. Default: a dialog, or a pane. */
  editedAt?(id: string | null): string;
  list: {
    /** The API's connection with all records. */
    field: string;
    /** Asks for a page of it. Absent when the list is too long to be loaded as a whole. */
    query?: TadaDocumentNode<Record<string, Connection<Row>>, ListVariables>;
    /** What its search looks at, in a few words. Absent when it has no search. Its query has `search`. */
    searched?: string;
    /** Its records go to the trash first: its query has `trashed`, and its mutations are `restore` and `erase`. */
    hasTrash?: true;
    /** Its records are drafts, scheduled or public, and are listed by that: its query has `standing`. */
    hasStandings?: true;
    /** The page in the browser that takes its records over from another system. */
    importedAt?: string;
    /** How many are loaded at most, from the start of the list. Default: all. */
    most?: number;
    /** The order of the list of a search, as far as a record's fields determine it. */
    compare?(one: Row, other: Row, search: string | null): number;
    /** Whether the list of a search has a record; null = the whole list. Default: each list has each record. */
    has?(record: Row, search: string | null): boolean;
    /** Its records are arranged by hand, with the mutation `move`: whether one may stand in the place of the other. */
    canMove?(one: Row, other: Row): boolean;
    /** A query that counts some of the records, and which it counts. */
    count?: { field: string; counts(record: Row): boolean };
  };
  /** Asks for one record by its id. */
  one: TadaDocumentNode<Record<string, Row | null>, { id: string }>;
  form?: FormModel;
  /** For a kind whose form is a page: what is typed has a working copy, and what is saved has revisions. */
  writing?: {
    /** Asks for a record with all that its form edits, and for its working copy. */
    query: TadaDocumentNode<Stored, { id: string }>;
    /** The fields that hold HTML: changes of two people are merged within them. */
    texts: readonly string[];
    /** Whether its page is checked before it is saved with these values of the form. Absent when it has no page. */
    isChecked?(values: Readonly<Record<string, string | boolean>>): boolean;
  };
  /** Null when records cannot be deleted by hand. */
  deletion: Deletion | null;
  mutations: { [Each in keyof Mutations]: Mutation<Row, Mutations[Each]> };
};

/** The name of a kind's fragment: the first definition of its document. */
export function fragmentNameOf({ fragment }: Pick<AnyKind, 'fragment'>): string | undefined {
  const [first] = (fragment as DocumentNode).definitions;
  return first && 'name' in first ? first.name?.value : undefined;
}

/** A kind with unknown types, for code that looks it up by name. */
export type AnyKind = Kind<AnyRecord, Record<string, unknown>>;

/** A record in one line; a kind without such a line has its title. */
export const lineOf = <Row extends AnyRecord>(
  { describe, title }: Pick<Kind<Row, unknown>, 'describe' | 'title'>,
  record: Row,
): string => describe?.(record) ?? title(record);

/** Declares a kind: the types follow from its schema of a record and from each mutation's variables. */
export const defineKind = <const Name extends string, Row extends AnyRecord, Mutations, Asks extends Deletion | null>(
  kind: Kind<Row, Mutations, Name> & { deletion: Asks },
): Kind<Row, Mutations, Name> & { deletion: Asks } => kind;
