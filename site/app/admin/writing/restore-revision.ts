import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import { redirect } from 'react-router';
import { kindNames, kindOf } from '#ui/admin/kinds.ts';
import { refusal, respond, type Verb } from '../actions/action-result.ts';
import { leaveNotice } from '../frame/notices.ts';

const restoreMutation = graphql(
  `
    mutation RestoreRevision($id: ID!) {
      restoreRevision(id: $id) {
        __typename
        ...FailureFields
        ... on WorkingCopy {
          id
        }
      }
    }
  `,
  [failureFields],
);

/** Makes a revision the working copy of its record, and redirects to the record's form. */
export const restoreRevision: Verb = async ({ form, id, site: { queryApi, cookies } }) => {
  const { restoreRevision: answer } = await queryApi(restoreMutation, { id });
  if (answer.__typename !== 'WorkingCopy') return respond(refusal(answer));
  const kind = kindNames.find((each) => each === form.get('kind'));
  const address = kind && kindOf(kind).editedAt?.(answer.id);
  return redirect(address ?? '/admin', { headers: { 'Set-Cookie': leaveNotice(cookies, 'restored') } });
};
