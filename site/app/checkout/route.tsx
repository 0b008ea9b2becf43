import { useEffect } from 'react';
import { data, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/route.ts';
import { type DetailsAnswer, sendDetails } from './details/details-result.ts';
import { DetailsStep } from './details/details-step.tsx';
import { placeOrder } from './details/place-order.ts';
import { loadCheckout } from './load-checkout.ts';
import { PaymentStep } from './payment/payment-step.tsx';
import { SelectStep } from './select/select-step.tsx';
import { Steps } from './steps.tsx';
import { SuccessStep } from './success/success-step.tsx';

export const handle: Hydration = { hydrate: 'at once' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const checkout = await loadCheckout(url.searchParams, site);
  if (checkout.step === 'payment' && checkout.setup) site.admitPaypal(checkout.setup.sdkUrl);
  // Identifies the buyer before the order is placed. If the form is then sent twice at once, both requests have the
  // same buyer.
  const known = checkout.step === 'details' ? site.cookies.beginCheckout() : null;
  return data(checkout, { headers: known ? { 'Set-Cookie': known } : undefined });
}

export async function action({ request, context }: Route.ActionArgs) {
  const placed = await placeOrder(request, context.get(siteContext));
  if (placed instanceof Response) throw placed;
  return data(placed.answer, placed.init);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendDetails(serverAction);

/**
 * After an action, reloads the prices and the order, which may have changed. Reloads nothing if the server or its API
 * could not be reached, because the reload's error would replace the form.
 */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs) =>
  !(actionResult as DetailsAnswer | undefined)?.unreachable;

/** Keeps the action's headers, such as `Retry-After`, for a form that was posted without scripts. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  for (const [name, value] of Object.entries(personalHeaders)) all.set(name, value);
  return all;
};

const titles = { select: 'Choose your plan', details: 'Your details', payment: 'Payment', success: 'Order complete' };

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: titles[loaderData?.step ?? 'select'],
    description: 'Buy a monthly WordPress maintenance plan: choose a plan, enter your details, and pay with PayPal.',
    hidden: true,
  });
}

export default function CheckoutPage({ loaderData: checkout, actionData, matches }: Route.ComponentProps) {
  useFreshOnReturn();
  const { agency } = matches[0].loaderData;
  return (
    <Steps step={checkout.step}>
      {checkout.step === 'select' ? <SelectStep plans={checkout.plans} plan={checkout.plan} /> : null}
      {checkout.step === 'details' ? (
        <DetailsStep
          key={checkout.plan.type}
          plan={checkout.plan}
          open={checkout.open}
          answer={actionData}
          email={agency.email}
        />
      ) : null}
      {checkout.step === 'payment' ? <PaymentStep {...checkout} email={agency.email} /> : null}
      {checkout.step === 'success' ? <SuccessStep plan={checkout.plan} order={checkout.order} agency={agency} /> : null}
    </Steps>
  );
}

/**
 * Reloads a page that the browser restores on back or forward. Such a page may show an order that was paid meanwhile,
 * or wait for an answer that was lost. The form's draft survives the reload.
 */
function useFreshOnReturn(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, []);
}
