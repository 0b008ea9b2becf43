import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { navigationFields } from '../frame/read-page.ts';

export const importsQuery = graphql(
  `
    query Imports {
      ...NavigationFields
      contentImports {
        id
        fileName
        source
        state
        total
        done
        added
        existing
        pictures
        leftOut {
          what
          why
          post
        }
        leftOutMore
        failure
        createdAt
      }
    }
  `,
  [navigationFields],
);
export type ContentImport = ResultOf<typeof importsQuery>['contentImports'][number];
