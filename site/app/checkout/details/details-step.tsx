import { checkoutTexts, maintenanceOrderSchema } from '@agency/api/contract/orders';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { useDraft } from '#app/form/use-draft.ts';
import type { MaintenancePlan } from '#app/graphql/maintenance-plan.ts';
import { LinkButton } from '#app/link/link-button.tsx';
import { CheckboxField, TextField } from '#ui/field/fields.tsx';
import { SubmitButton, useSubmitGuard } from '#ui/form/submit-button.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { BuyerOrder } from '../load-checkout.ts';
import { BillingTerms, dollars, OrderSummary } from '../order-summary.tsx';
import { addressOf } from '../step.ts';
import * as styles from '../steps.css.ts';
import { aside, columns, main, ways } from '../steps.css.ts';
import { type DetailsAnswer, detailNames, detailsDraft, failureOf, notCreated } from './details-result.ts';

type DetailsStepProps = {
  plan: MaintenancePlan;
  /** The buyer's pending order, whose details can still be corrected; null if there is none. */
  open: BuyerOrder | null;
  answer: DetailsAnswer | undefined;
  /** The agency's email address. */
  email: string;
};

export function DetailsStep({ plan, open, answer, email }: DetailsStepProps) {
  return (
    <div className={columns}>
      <div className={aside}>
        <OrderSummary plan={plan} price={plan.price} />
      </div>
      <div className={main}>
        <DetailsForm plan={plan} open={open} answer={answer} />
        <BillingTerms price={plan.price} email={email} />
      </div>
    </div>
  );
}

type DetailsFormProps = { plan: MaintenancePlan; open: BuyerOrder | null; answer: DetailsAnswer | undefined };

/** The form for the buyer's details. Its draft survives back, forward and reload until the plan is paid. */
export function DetailsForm({ plan, open, answer }: DetailsFormProps) {
  // Stays true until the next page loads, because that page is a new document.
  const pending = useNavigation().formMethod === 'POST';
  const onValid = useSubmitGuard(pending, answer);
  const [form, fields] = useContractForm({
    id: 'details',
    schema: maintenanceOrderSchema,
    values: {
      customerName: open?.customerName ?? '',
      customerEmail: open?.customerEmail ?? '',
      website: open?.website ?? '',
      storePayment: open?.storePayment ?? true,
    },
    reply: answer?.reply,
    onValid,
  });
  const element = useRef<HTMLFormElement>(null);
  // A draft replaces the order's details, but not the values that the server returned.
  const keepDraft = useDraft(element, detailsDraft, detailNames, { overDefaults: !answer });
  const failure = failureOf(answer);
  const firstWrong = detailNames.find((name) => answer?.reply.error?.[name]);
  return (
    <Form
      {...formAttributes(form)}
      ref={element}
      method="post"
      action={addressOf('details', plan.type)}
      aria-label="Your details"
      className={styles.form}
      // Makes a submit wait for the framework, because `sendDetails` must forget the order that this tab showed before.
      data-hydrate=""
      onInput={keepDraft}
    >
      <input type="hidden" name="packageType" value={plan.type} />
      <input type="hidden" name="packagePrice" value={plan.price} />
      {failure && !pending ? (
        <Notice tone="negative" title={titleOf(failure)} ref={takeFocus}>
          {failure}
        </Notice>
      ) : null}
      <TextField
        field={fields.customerName}
        label="Full Name *"
        autoComplete="name"
        autoFocus={firstWrong === 'customerName'}
      />
      <TextField
        field={fields.customerEmail}
        label="Email Address *"
        type="email"
        autoComplete="email"
        hint="We’ll send your invoice here, and your welcome email within 24 hours."
        autoFocus={firstWrong === 'customerEmail'}
      />
      <TextField
        field={fields.website}
        label="Website"
        optional
        type="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        hint="The site we look after, such as example.com. You can also tell us later."
        autoFocus={firstWrong === 'website'}
      />
      <CheckboxField
        field={fields.storePayment}
        label="Charge each month automatically"
        hint={`PayPal stores your payment method, and we charge ${dollars(plan.price)} each month until you cancel. Without this, we email you a link to pay each month.`}
      />
      <div className={clsx(ways, styles.formWays)}>
        <SubmitButton pending={pending} pendingLabel="Placing your order...">
          Continue to payment
        </SubmitButton>
        <LinkButton kind="secondary" to={addressOf('select', plan.type)}>
          Back
        </LinkButton>
      </div>
      <p className={text({ as: 'remark' })}>Nothing is charged yet. You pay at the next step, with PayPal.</p>
    </Form>
  );
}

/** Returns the title of a failure. Buyers whose payment is under review must not read "No order yet". */
function titleOf(failure: string): string {
  if (failure === checkoutTexts.recordFailed) return 'We received your payment';
  return failure === notCreated ? 'Order not placed' : 'No order yet';
}
