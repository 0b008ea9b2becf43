import { checkoutTexts, maintenanceOrderSchema } from '@agency/api/contract/orders';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Form } from 'react-router';
import type { BuyerOrder } from '#app/graphql/checkout.ts';
import type { MaintenancePlan } from '#app/graphql/maintenance-plans.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { TextField } from '#ui/field/fields.tsx';
import { formAttributes } from '#ui/form/form-attributes.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useContractForm } from '#ui/form/use-contract-form.ts';
import { useDraft } from '#ui/form/use-draft.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { text } from '#ui/theme/text.css.ts';
import { type DetailsAnswer, detailNames, failureOf, notCreated } from '../refused-details.ts';
import { addressOf } from '../step.ts';
import { ways } from '../steps.css.ts';
import { detailsDraft } from './details-draft.ts';
import * as styles from './details-form.css.ts';
import { useSending } from './use-sending.ts';

type DetailsFormProps = { plan: MaintenancePlan; open: BuyerOrder | null; answer: DetailsAnswer | undefined };

/** Name and e-mail address. What is typed stays through back, forward and reload, until the plan is paid. */
export function DetailsForm({ plan, open, answer }: DetailsFormProps) {
  const { pending, onValid } = useSending(answer);
  const [form, fields] = useContractForm({
    id: 'details',
    schema: maintenanceOrderSchema,
    values: { customerName: open?.customerName ?? '', customerEmail: open?.customerEmail ?? '' },
    reply: answer?.reply,
    onValid,
  });
  const element = useRef<HTMLFormElement>(null);
  // The order's details are how the buyer left them; what was typed since then counts more, but less than what came back.
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
        hint="The invoice goes here, and within 24 hours your welcome email."
        autoFocus={firstWrong === 'customerEmail'}
      />
      <div className={clsx(ways, styles.ways)}>
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

/** Whoever has paid, and whose payment is looked at, is not told that there is no order. */
function titleOf(failure: string): string {
  if (failure === checkoutTexts.recordFailed) return 'Your payment is made';
  return failure === notCreated ? 'No answer' : 'No order yet';
}
