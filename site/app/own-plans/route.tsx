import { packageTypeSchema } from '@agency/api/contract/maintenance-plans';
import { forgotPasswordSchema } from '@agency/api/contract/session';
import { planLinkMinutes } from '@agency/api/contract/subscriptions';
import { clsx } from 'clsx';
import {
  type ClientActionFunctionArgs,
  Form,
  type MetaDescriptor,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router';
import { z } from 'zod';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { TextField } from '#ui/field/fields.tsx';
import { SubmitButton, useSubmitGuard } from '#ui/form/submit-button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { grid, label, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { type ActionResult, answerForm, answerOrFault, failureOf, refusal } from '../admin/actions/action-result.ts';
import type { Route } from './+types/route.ts';
import { changeOwnPlanMutation, ownPlansQuery, requestPlanLinkMutation } from './own-plans.ts';
import * as styles from './plan-sheet.css.ts';
import { PlanSheet } from './plan-sheet.tsx';

export const handle: Hydration = { hydrate: 'at once' };

/** Loads the plans of the email address to which the link was mailed. `plans` is null without a valid link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  if (!token) return { token, plans: null, offered: [] };
  const { ownPlans, maintenancePlans } = await context.get(siteContext).queryApi(ownPlansQuery, { token });
  return { token, plans: ownPlans, offered: maintenancePlans };
}

export const action = ({ context, request, url }: Route.ActionArgs) => {
  const site = context.get(siteContext);
  const token = url.searchParams.get('token');
  return token ? changePlan(request, token, site) : requestLink(request, site);
};
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => answerOrFault(serverAction<ActionResult>);
/** Reloads nothing if the server could not be reached, because the reload's error would replace the page. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs) =>
  (actionResult as ActionResult | undefined)?.status !== 'fault';
export const headers = () => personalHeaders;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: 'Your plan',
    description: 'See your next charge, find your invoices, and change or cancel your plan.',
    hidden: true,
  });
}

/** Shows customers their own plans. Customers need no account, only a link that we mail to the order's address. */
export default function OwnPlans({ loaderData: { token, plans, offered }, actionData }: Route.ComponentProps) {
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={grid}>
        <p className={clsx(text({ as: 'label' }), label)}>Plan</p>
        <Stack gap="denseLarge">
          <h1 className={text({ as: 'title' })}>Your plan</h1>
          {plans && plans.length > 0 ? (
            <>
              <Outcome answer={actionData} />
              {plans.map((plan) => (
                <PlanSheet key={plan.id} plan={plan} offered={offered} token={token} />
              ))}
            </>
          ) : (
            <AskForLink why={plans ? noPlan : token ? oldLink : ''} answer={actionData} />
          )}
        </Stack>
      </div>
    </div>
  );
}

/** Shows the result of the last change. It is unmounted during a change, so each result takes the focus. */
function Outcome({ answer }: { answer: ActionResult | undefined }) {
  const { pathname, search } = useLocation();
  const pending = useNavigation().formMethod === 'POST';
  if (!answer || pending) return null;
  const { status, message } = answer;
  const isDone = status === 'done';
  // After a fault, the change may have been made, so the title must not claim that nothing was changed.
  const title = isDone ? 'Done' : (titles[status] ?? unchanged);
  return (
    <Notice tone={isDone ? 'positive' : 'negative'} title={title} ref={takeFocus}>
      {status === 'fault' ? (
        <>
          It is not known whether the change was made. <a href={pathname + search}>Load your plan again</a> before you
          try again.
        </>
      ) : (
        (message ?? 'Please try again.')
      )}
    </Notice>
  );
}

const unchanged = 'Nothing was changed';
/**
 * By the status of a failed change. `gone`: the link expired while its page was open. The form to request a new link
 * then replaces the plans.
 */
const titles: Record<string, string> = { gone: unchanged, fault: 'No response' };
const noPlan = 'This email address has no plan that is active or ended within the last year.';
const oldLink = 'This link no longer works.';

/**
 * The form to request a link. The answer is the same for every email address, because it must not reveal which
 * addresses have a plan.
 */
function AskForLink({ why, answer }: { why: string; answer: ActionResult | undefined }) {
  const pending = useNavigation().formMethod === 'POST';
  const onValid = useSubmitGuard(pending, answer);
  const [form, fields] = useContractForm({
    id: 'plan-link',
    schema: forgotPasswordSchema,
    reply: answer?.form,
    onValid,
  });
  if (answer?.status === 'done')
    return (
      <Notice tone="positive" title="Check your email" ref={takeFocus}>
        {answer.message} It works for {planLinkMinutes} minutes.
      </Notice>
    );
  const failure = failureOf(answer, 'The link may have been sent. Check your email before you try again.');
  return (
    <Stack
      as={Form}
      method="post"
      action="/maintenance/plan"
      gap="denseLarge"
      className={styles.ask}
      {...formAttributes(form)}
    >
      <Text look="lead">{why} Enter the email address of your order, and we’ll email you a link to your plan.</Text>
      {failure && !pending ? (
        <Notice tone="negative" title={titles[answer?.status ?? ''] ?? 'No link was sent'} ref={takeFocus}>
          {failure}
        </Notice>
      ) : null}
      <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
      <div>
        <SubmitButton pending={pending}>Send the link</SubmitButton>
      </div>
    </Stack>
  );
}

function requestLink(request: Request, site: SiteContext) {
  return answerForm(request, forgotPasswordSchema, { site }, async (submission) => {
    const { requestPlanLink: result } = await site.queryApi(requestPlanLinkMutation, { input: submission.value });
    return result.__typename === 'Receipt'
      ? { status: 'done', message: result.message }
      : refusal(result, { submission });
  });
}

const changeSchema = z.object({
  id: z.string(),
  change: z.enum(['cancel', 'resume', 'change', 'pay']),
  packageType: packageTypeSchema.optional(),
  /** The prices that the form shows, by plan, as a query string. */
  prices: z.string().optional(),
});

function changePlan(request: Request, token: string, site: SiteContext) {
  return answerForm(request, changeSchema, { site }, async ({ value: { prices, ...value } }) => {
    const packagePrice = new URLSearchParams(prices).get(value.packageType ?? '');
    const input = { ...value, packagePrice, token };
    const { changeOwnPlan: result } = await site.queryApi(changeOwnPlanMutation, { input });
    return result.__typename === 'Receipt' ? { status: 'done', message: result.message } : refusal(result);
  });
}
