import type { Subscription } from '#ui/admin/subscriptions/subscription.ts';
import { SubscriptionList } from '#ui/admin/subscriptions/subscription-list.tsx';
import { button } from '#ui/button/button.css.ts';
import { MutationInputs, useMutation } from '../records/use-mutation.tsx';

const nothing = () => undefined;

/** The list. Canceling works without scripts; a plan is chosen with them. */
export function Subscriptions({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const verbs = {
    cancel: useMutation('subscription', 'cancel', nothing),
    resume: useMutation('subscription', 'resume', nothing),
  };
  const changePlan = useMutation('subscription', 'changePlan', nothing);
  return (
    <SubscriptionList
      subscriptions={subscriptions}
      act={({ id }, mutation, label) => {
        const { Form, onSubmit, pendingId } = verbs[mutation];
        return (
          <Form method="post" onSubmit={onSubmit}>
            <MutationInputs kind="subscription" mutation={mutation} id={id} />
            <button
              type="submit"
              className={button({ kind: 'secondary', size: 'compact' })}
              aria-disabled={pendingId === id}
            >
              {label}
            </button>
          </Form>
        );
      }}
      onChangePlan={(subscription, packageType) => changePlan.send(subscription, { packageType })}
    />
  );
}
