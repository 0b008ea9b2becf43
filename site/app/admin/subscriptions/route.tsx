import { grouped } from '@agency/api/contract/text';
import { Link } from 'react-router';
import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import { views } from '#ui/admin/kinds.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { screenHead } from '../frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from '../frame/screen.tsx';
import type { Route } from './+types/route.ts';
import { loadSubscriptions } from './load-subscriptions.ts';
import { Subscriptions } from './subscriptions.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = screenLoader(loadSubscriptions);

export const meta = (args: Route.MetaArgs) => screenHead('subscriptions', args);

export default screen<ContentOf<typeof loadSubscriptions>>('subscriptions', ({ items, total, older }) => (
  <Stack as="section" aria-labelledby="subscriptions">
    <Stack gap="dense">
      <Text as="h2" look="heading" id="subscriptions" tabIndex={-1}>
        Subscriptions
      </Text>
      <Text as="p" look="label" tone="muted">
        {grouped(total)} in all
      </Text>
    </Stack>
    {items.length > 0 ? (
      <Subscriptions subscriptions={items} />
    ) : (
      <EmptyState title="No subscriptions yet." remark="A plan that is bought in the checkout begins one." />
    )}
    {older ? <Link to={`${views.subscriptions.path}?after=${encodeURIComponent(older)}`}>Older</Link> : null}
  </Stack>
));
