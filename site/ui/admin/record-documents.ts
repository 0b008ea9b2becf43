import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import type { TadaDocumentNode } from 'gql.tada';
import { workingCopyFields } from './kind.ts';

/**
 * A fragment whose TypeScript type contains its name and its GraphQL type. The types of the documents below need both.
 */
type Fields<Row, Name extends string, Type extends string> = TadaDocumentNode<
  Row,
  object,
  { fragment: Name; on: Type; masked: false }
>;

/** Returns the name of a fragment and the GraphQL type that it is on. */
function namesOf<Name extends string, Type extends string>(fields: Fields<unknown, Name, Type>) {
  const [first] = fields.definitions;
  if (first?.kind !== 'FragmentDefinition') throw new Error('The document does not begin with a fragment.');
  return { name: first.name.value as Name, type: first.typeCondition.name.value as Type };
}

/**
 * Returns the query for a page of a list.
 *
 * @param field the list's field in the API.
 * @param variables declares more variables, such as for filters. `args` passes them to the field.
 */
export function listQuery<
  Field extends string,
  Row,
  Name extends string,
  Type extends string,
  Variables extends string = '',
  Args extends string = '',
>(field: Field, fields: Fields<Row, Name, Type>, variables = '' as Variables, args = '' as Args) {
  const { name, type } = namesOf(fields);
  return graphql(
    `
      query ${type}List($first: Int!, $after: String, ${variables}) {
        ${field}(first: $first, after: $after, ${args}) {
          edges {
            cursor
            node {
              ...${name}
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    [fields],
  );
}

/** Returns the query for a record by its id. `field` is the API's field. */
export function recordQuery<Field extends string, Row, Name extends string, Type extends string>(
  field: Field,
  fields: Fields<Row, Name, Type>,
) {
  const { name, type } = namesOf(fields);
  return graphql(`query ${type}($id: ID!) { ${field}(id: $id) { ...${name} } }`, [fields]);
}

/** Returns the query for a record and its working copy. `field` is the record's field in the API. */
export function writingQuery<Field extends string, Row, Name extends string, Type extends string>(
  field: Field,
  fields: Fields<Row, Name, Type>,
) {
  const { name, type } = namesOf(fields);
  return graphql(
    `
      query Written${type}($id: ID!) {
        record: ${field}(id: $id) {
          ...${name}
        }
        copy: workingCopy(id: $id) {
          ...WorkingCopyFields
        }
      }
    `,
    [fields, workingCopyFields],
  );
}

/** Returns the mutation that creates a record, with an id from the client if given. */
export function createMutation<Row, Name extends string, Type extends string>(fields: Fields<Row, Name, Type>) {
  const { name, type } = namesOf(fields);
  return graphql(
    `
      mutation Create${type}($clientId: ID, $input: ${type}Input!, $key: ID) {
        create${type}(input: $input, clientId: $clientId, idempotencyKey: $key) {
          __typename
          ...FailureFields
          ...${name}
        }
      }
    `,
    [failureFields, fields],
  );
}

/** Returns the mutation that creates a record and deletes its working copy. */
export function createWrittenMutation<Row, Name extends string, Type extends string>(fields: Fields<Row, Name, Type>) {
  const { name, type } = namesOf(fields);
  return graphql(
    `
      mutation Create${type}($clientId: ID, $input: ${type}Input!, $copy: Int, $key: ID) {
        create${type}(input: $input, clientId: $clientId, workingCopyVersion: $copy, idempotencyKey: $key) {
          __typename
          ...FailureFields
          ...${name}
        }
      }
    `,
    [failureFields, fields],
  );
}

/** Returns the mutation that replaces the fields of a record. */
export function updateMutation<Row, Name extends string, Type extends string>(fields: Fields<Row, Name, Type>) {
  const { name, type } = namesOf(fields);
  return graphql(
    `
      mutation Update${type}($id: ID!, $input: ${type}Input!, $expectedVersion: Int, $key: ID) {
        update${type}(id: $id, input: $input, expectedVersion: $expectedVersion, idempotencyKey: $key) {
          __typename
          ...FailureFields
          ...${name}
          ... on Conflict { current { ...${name} } }
        }
      }
    `,
    [failureFields, fields],
  );
}

/** Returns the mutation that replaces the fields of a record and deletes its working copy. */
export function updateWrittenMutation<Row, Name extends string, Type extends string>(fields: Fields<Row, Name, Type>) {
  const { name, type } = namesOf(fields);
  return graphql(
    `
      mutation Update${type}($id: ID!, $input: ${type}Input!, $expectedVersion: Int, $copy: Int, $key: ID) {
        update${type}(
          id: $id
          input: $input
          expectedVersion: $expectedVersion
          workingCopyVersion: $copy
          idempotencyKey: $key
        ) {
          __typename
          ...FailureFields
          ...${name}
          ... on Conflict { current { ...${name} } }
        }
      }
    `,
    [failureFields, fields],
  );
}

/** Returns the mutation that deletes a record for good. */
export function deleteMutation<Row, Name extends string, Type extends string>(fields: Fields<Row, Name, Type>) {
  const { name, type } = namesOf(fields);
  return graphql(
    `
      mutation Delete${type}($id: ID!, $expectedVersion: Int, $key: ID) {
        delete${type}(id: $id, expectedVersion: $expectedVersion, idempotencyKey: $key) {
          __typename
          ...FailureFields
          ... on Conflict { current { ...${name} } }
        }
      }
    `,
    [failureFields, fields],
  );
}

/** Returns the mutation that moves a record to the trash, or restores it from there. */
export function trashMutation<Verb extends 'trash' | 'restore', Row, Name extends string, Type extends string>(
  verb: Verb,
  fields: Fields<Row, Name, Type>,
) {
  const { name, type } = namesOf(fields);
  return graphql(
    `
      mutation ${verb}${type}($id: ID!, $expectedVersion: Int, $key: ID) {
        ${verb}${type}(id: $id, expectedVersion: $expectedVersion, idempotencyKey: $key) {
          __typename
          ...FailureFields
          ...${name}
          ... on Conflict { current { ...${name} } }
        }
      }
    `,
    [failureFields, fields],
  );
}

/**
 * Returns the mutation that calls `field` with a record's id and the idempotency key. It reads no fields of the record.
 *
 * @param variables declares more variables. `args` passes them to the field.
 */
export const commandMutation = <Field extends string, Variables extends string = '', Args extends string = ''>(
  field: Field,
  variables = '' as Variables,
  args = '' as Args,
) =>
  graphql(
    `
      mutation ${field}($id: ID!, $key: ID, ${variables}) {
        ${field}(id: $id, idempotencyKey: $key, ${args}) {
          __typename
          ...FailureFields
        }
      }
    `,
    [failureFields],
  );
