import { grouped } from '@agency/api/contract/text';
import { Link } from 'react-router';
import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import { views } from '#ui/admin/kinds.ts';
import { subscriptionFilters } from '#ui/admin/subscriptions/subscription-list.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { screenHead } from '../frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from '../frame/screen.tsx';
import { FilterLinks } from '../listing/filter-links.tsx';
import type { Route } from './+types/route.ts';
import { loadSubscriptions } from './load-subscriptions.ts';
import { Subscriptions } from './subscriptions.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = screenLoader(loadSubscriptions);

export const meta = (args: Route.MetaArgs) => screenHead('subscriptions', args);

function addressOf(state: string | null, after: string | null = null): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(after && { after }) }).toString();
  return views.subscriptions.path + (query && `?${query}`);
}

export default screen<ContentOf<typeof loadSubscriptions>>('subscriptions', ({ items, total, older, state }) => (
  <Stack as="section" aria-labelledby="subscriptions">
    <Stack gap="dense">
      <Text as="h2" look="heading" id="subscriptions" tabIndex={-1}>
        Subscriptions
      </Text>
      <Text as="p" look="label" tone="muted">
        {grouped(total)} in all
      </Text>
    </Stack>
    <FilterLinks
      label="Which subscriptions"
      filters={subscriptionFilters.map((filter) => ({
        label: filter.label,
        to: addressOf(filter.state),
        current: filter.state === state,
      }))}
    />
    {items.length > 0 ? (
      <Subscriptions subscriptions={items} />
    ) : (
      <EmptyState
        title={state ? 'No such subscription.' : 'No subscriptions yet.'}
        remark={state ? undefined : 'A plan that is bought in the checkout begins one.'}
      />
    )}
    {older ? <Link to={addressOf(state, older)}>Older</Link> : null}
  </Stack>
));
