import { graphql } from '@agency/api/typed-graphql';
import { refusal, respond, type Verb } from '../actions/action-result.ts';

/** Clears what an order needs review for. `NotFound` also where a review is not enough. */
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

/** Clears what the form names of an order that needs review. */
export const clearOrder: Verb = async ({ form, id, site: { queryApi } }) => {
  // Forms send CRLF.
  const reviewReason = String(form.get('reviewReason') ?? '').replaceAll('\r\n', '\n');
  const { acknowledgeMaintenanceOrder: result } = await queryApi(acknowledgeOrderMutation, { id, reviewReason });
  return respond(result.__typename === 'MaintenanceOrder' ? { status: 'done' } : refusal(result));
};
