import { graphql } from '@agency/api/typed-graphql';
import { refusal, respond } from '../actions/action-result.ts';
import type { Verb } from '../actions/verb.ts';

/** Says that a person has looked at an order. `NotFound` too where a look is not enough. */
const acknowledgeOrderMutation = graphql(`
  mutation AcknowledgeOrder($id: ID!, $reviewReason: String!) {
    acknowledgeMaintenanceOrder(id: $id, reviewReason: $reviewReason) {
      __typename
      ... on NotFound {
        message
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`);

/** Says that a person has looked at what the form names of an order. */
export const clearOrder: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  // Forms send CRLF.
  const reviewReason = String(form.get('reviewReason') ?? '').replaceAll('\r\n', '\n');
  const { acknowledgeMaintenanceOrder: result } = await queryApi(acknowledgeOrderMutation, { id, reviewReason });
  return respond(result.__typename === 'MaintenanceOrder' ? { status: 'done' } : refusal(result));
};
