import { type MaintenanceOrderInput, maintenanceOrderSchema } from '@agency/api/contract/orders';
import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import type { SubmissionResult } from '@conform-to/react';
import { redirectDocument } from 'react-router';
import { byField, readForm } from '#app/form/parse-form.ts';
import type { SiteContext } from '#app/site-context.ts';
import { addressOf } from '../step.ts';
import { type Refused, refusedDetails } from './details-result.ts';

/** Places a pending order. The returned `buyerToken` may be stored only in a cookie. */
const placeMaintenanceOrderMutation = graphql(
  `
  mutation PlaceMaintenanceOrder($input: PlaceMaintenanceOrderInput!) {
    placeMaintenanceOrder(input: $input) {
      __typename
      ...FailureFields
      ... on PlacedOrder {
        buyerToken
        expiresAt
      }
    }
  }
`,
  [failureFields],
);

type OrderForm = Awaited<ReturnType<typeof readForm<typeof maintenanceOrderSchema>>>;

/**
 * Places the order of a request's form, and redirects to its payment. The redirect loads a new document: only the
 * payment page may load PayPal's script, and a document's Content-Security-Policy cannot change.
 *
 * @returns the redirect, or the form with its errors if no order was placed.
 */
export async function placeOrder(request: Request, site: SiteContext): Promise<Response | Refused> {
  const form = await readForm(request, maintenanceOrderSchema);
  if (form.status !== 'success') return refusedDetails(400, form.reply());
  try {
    return await place(form, form.value, site);
  } catch (error) {
    site.logError(error);
    return refusedDetails(503, form.reply());
  }
}

async function place(form: OrderForm, input: MaintenanceOrderInput, { queryApi, cookies }: SiteContext) {
  const { placeMaintenanceOrder: placed } = await queryApi(placeMaintenanceOrderMutation, { input });
  switch (placed.__typename) {
    case 'PlacedOrder':
      return redirectDocument(addressOf('payment'), {
        headers: { 'Set-Cookie': cookies.set('checkout', placed.buyerToken, placed.expiresAt) },
      });
    case 'InvalidInput': {
      const reply: SubmissionResult<string[]> = form.reply({ fieldErrors: byField(placed.issues) });
      return refusedDetails(400, reply);
    }
    case 'RateLimited':
      return refusedDetails(429, form.reply(), placed.message, { 'Retry-After': String(placed.retryAfterSeconds) });
    default:
      return refusedDetails(409, form.reply(), placed.message);
  }
}
