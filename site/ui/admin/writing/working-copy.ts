import { graphql, type ResultOf } from '@agency/api/typed-graphql';

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
export type WorkingCopy = ResultOf<typeof workingCopyFields>;
