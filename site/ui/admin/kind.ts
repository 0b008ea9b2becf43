import type { TadaDocumentNode } from 'gql.tada';
import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import type { FormModel } from './form-model.ts';

/** A record as the API gives it. Those with a form have a version. */
export type AnyRecord = { readonly __typename: string; readonly id: string; readonly version?: number };

/** A GraphQL request for one mutation, and the type that its answer has when it was done. */
export type MutationRequest = { document: TadaDocumentNode; variables: object; ok: string };

/** Makes a request whose variables and answer are those of its document. */
export const request = <Data extends Record<string, { __typename: string }>, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  ok: Data[keyof Data]['__typename'],
  variables: Variables,
): MutationRequest => ({ document: document as unknown as TadaDocumentNode, variables, ok });

/** What is known of a mutation when it is sent. */
type Sending<Variables> = {
  id: string;
  /** The version that it was made from; null = the server has no such record. */
  version: number | null;
  variables: Variables;
  /** Names it to the server, so that a repeat gets the first one's result; null = it is not repeated. */
  key: string | null;
};

/** What a message is about. */
type Subject<Variables> = { title: string; isNew: boolean; variables: Variables };

export type Messages = {
  /** What is to be done, as the outbox lists it. */
  queued: string;
  /** What is said at once where it can be undone. */
  done?: string;
  /** The server's yes; null where it was said before. */
  ok: string | null;
  /** The server's no. */
  refused: string;
};

type Effect<Row, Variables> =
  /** Saves the record's fields, which are its variables; one that the server does not have is made. */
  | { effect: 'save' }
  | { effect: 'remove' }
  | {
      effect: 'patch';
      /** What it changes in a record. `at`: when it was queued, as an ISO date. */
      patch(record: Row, queued: { variables: Variables; at: string }): Partial<Row>;
      /** It is about all records of the list. */
      ofList?: true;
      /** The mutation that reverses it: while one has not left, the other cancels it. */
      inverse?: string;
      /** The server decides what comes of it, so the list is asked for again. */
      refetches?: true;
      /** `NotFound` is a refusal: the record is still there, but not what the mutation is about. */
      needsTarget?: true;
    };

export type Mutation<Row extends AnyRecord, Variables> = Effect<Row, Variables> & {
  /** Reads its variables back from disk. */
  variables: z.ZodType<Variables>;
  request(sending: Sending<Variables>): MutationRequest;
  /** How long it can be undone before it is sent, in ms. */
  undoMs?: number;
} & (
    | { /** Nobody is told of it: it has no toast and no line in the outbox. */ quiet: true }
    | { quiet?: false; messages(subject: Subject<Variables>): Messages }
  );

/** The texts of a mutation and its results; null where nobody is told of it. */
export const messagesOf = (
  mutation: Mutation<AnyRecord, unknown>,
  { title = '', isNew = false, variables = {} }: Partial<Subject<unknown>>,
): Messages | null => (mutation.quiet ? null : mutation.messages({ title, isNew, variables }));

type Connection<Row> = {
  edges: readonly { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** How it is asked whether to delete something, and what follows. */
export type Deletion = {
  question(name: string): string;
  consequence: string;
  /** On the button, and there while it is under way. Default: `Delete` and `Deleting...`. */
  confirmLabel?: string;
  workingLabel?: string;
};

/** Everything that lists, forms, outbox, palette and links need to know of a type of record the admin works on. */
export type Kind<Row extends AnyRecord, Mutations, Name extends string = string> = {
  name: Name;
  /** Reads a record back from outside. */
  record: z.ZodType<Row>;
  /** Its type in the API. */
  type: Row['__typename'];
  /** All that is read of a record. */
  fragment: TadaDocumentNode<Row, object, unknown>;
  labels: {
    one: string;
    /** The same in a word, where the list stands beside it. */
    short: string;
    all: string;
    /** On the button that saves a new one. */
    add?: string;
    /** What follows from saving one, in its form. */
    note?: string;
    /** What the list says while it is empty. */
    none?: string;
    /** In which order they are listed. */
    order?: string;
  };
  /** What a record is called. Also of what is typed in its form. */
  title(record: Partial<Row>): string;
  /** A record among others, in one line. */
  describe?(record: Row): string;
  /** Its host in a deep link. */
  link: string;
  list: {
    /** The connection in the API's queries that has all records. */
    field: string;
    /** Asks for a page of it. Absent where the list is too long to be loaded as a whole. */
    query?: TadaDocumentNode<Record<string, Connection<Row>>, { first: number; after?: string | null }>;
    /** How many are loaded at most, from the start of the list. Default: all. */
    most?: number;
    /** The order of the list, as far as a record's fields decide it. */
    compare?(one: Row, other: Row): number;
    /** A query that counts some of the records, and which it counts. */
    count?: { field: string; counts(record: Row): boolean };
  };
  /** Asks for one record by its id. */
  one: TadaDocumentNode<Record<string, Row | null>, { id: string }>;
  form?: FormModel;
  /** Null where nothing is deleted by hand. */
  deletion: Deletion | null;
  mutations: { [Each in keyof Mutations]: Mutation<Row, Mutations[Each]> };
};

/** The name of a kind's fragment. One that is made of others comes with them, and is the first. */
export function fragmentNameOf({ fragment }: Pick<AnyKind, 'fragment'>): string | undefined {
  const [first] = (fragment as DocumentNode).definitions;
  return first && 'name' in first ? first.name?.value : undefined;
}

/** A kind whose records and variables are of no known type, as where it is looked up by name. */
export type AnyKind = Kind<AnyRecord, Record<string, unknown>>;

/** Declares a kind: types lead from its schema of a record, and from each mutation's variables, to everything else. */
export const defineKind = <const Name extends string, Row extends AnyRecord, Mutations, Asks extends Deletion | null>(
  kind: Kind<Row, Mutations, Name> & { deletion: Asks },
): Kind<Row, Mutations, Name> & { deletion: Asks } => kind;
