import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { inquiry } from '#ui/admin/inbox/inquiry.factory.ts';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { ChangeQueue } from '../frame/layout.tsx';
import { Inquiries } from './inquiries.tsx';
import { notLoaded } from './load-person.ts';
import { noThread } from './load-thread.ts';

// jsdom has no layout, so every element counts as visible.
Element.prototype.checkVisibility = () => true;

export const now = Date.parse('2026-11-12T12:00:00.000Z');
export const ada = inquiry({ name: 'Ada', service: 'shopify', budget: '50k+', message: 'First line\nsecond line' });
export const ben = inquiry({
  name: 'Ben',
  company: 'Ben & Sons',
  service: 'no-option-any-more',
  regarding: 'Timing of shop.example',
});

export const Inbox = (props: ComponentProps<typeof Inquiries>) => (
  <ChangeQueue>
    <Inquiries {...props} />
  </ChangeQueue>
);

/** A route that fails to load any person. */
export const person = { path: '/admin/person', loader: () => notLoaded('') };
/** A route that returns an empty thread for each inquiry. */
export const thread = {
  path: '/admin/thread/:id',
  loader: ({ params }: { params: { id?: string } }) => ({
    ...noThread(params.id ?? ''),
    thread: { messages: [], timeline: [] },
  }),
};
export const asOf = '2026-11-12T11:58:00.000Z';
export const counts = { new: 2, waitingForUs: 2, waitingForThem: 0, overdue: 1, snoozed: 0, won: 0, spam: 3, trash: 0 };

/** Shows the list with an unread inquiry, and a server that marks it as read. Returns what was sent. */
export function showUnread(search: (id: string) => string) {
  let unread = inquiry({ id: crypto.randomUUID(), name: 'Cleo', readAt: null });
  const sent: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    const form = Object.fromEntries(await request.formData());
    sent.push(form);
    unread = { ...unread, readAt: form.mutation === 'markRead' ? '2026-11-12T12:00:00.000Z' : null };
    return { status: 'done' };
  };
  function List() {
    const items = useLoaderData<Inquiry[]>();
    const page = { items, total: 1, newer: null, older: null };
    return <Inbox inbox={{ page, requested: null, open: null, counts, thread: null, asOf }} now={now} />;
  }
  const Page = createRoutesStub([
    thread,
    person,
    { path: '/admin', loader: () => [unread], action, HydrateFallback: () => null, Component: List },
  ]);
  render(<Page initialEntries={[`/admin${search(unread.id)}`]} />);
  return sent;
}
