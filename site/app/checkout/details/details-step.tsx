import type { BuyerOrder } from '#app/graphql/checkout.ts';
import type { MaintenancePlan } from '#app/graphql/maintenance-plans.ts';
import type { DetailsAnswer } from '../refused-details.ts';
import { aside, columns, main } from '../steps.css.ts';
import { OrderSummary } from '../summary/order-summary.tsx';
import { DetailsForm } from './details-form.tsx';

type DetailsStepProps = {
  plan: MaintenancePlan;
  /** The buyer's order that waits for its payment, if one does: its details can be corrected. */
  open: BuyerOrder | null;
  /** What the last sending was answered with. */
  answer: DetailsAnswer | undefined;
};

/** Who buys, beside what is bought. */
export function DetailsStep({ plan, open, answer }: DetailsStepProps) {
  return (
    <div className={columns}>
      <div className={aside}>
        <OrderSummary plan={plan} price={plan.price} />
      </div>
      <div className={main}>
        <DetailsForm plan={plan} open={open} answer={answer} />
      </div>
    </div>
  );
}
