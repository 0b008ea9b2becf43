import type { Bulk } from '@agency/site/ui/admin/inbox/bulk.ts';
import { shownToast } from '@agency/site/ui/toast/toast-store.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { Unanswered } from '../graphql/errors.ts';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { useBulk } from './use-bulk.ts';

test('if the answer to a change of many inquiries is lost, a toast offers to repeat it with the same key', async () => {
  const sent: unknown[] = [];
  const client = {
    async mutate({ variables }: { variables: { key: string } }) {
      if (sent.push(variables.key) === 1) throw new Unanswered();
      return { data: { changeInquiries: { __typename: 'InquiriesChanged', message: '3 inquiries' } } };
    },
  };
  let change: (bulk: Bulk) => void = () => undefined;
  function Inbox() {
    change = useBulk();
    return null;
  }
  const workspace = { client, connection: createStore(() => 'online') } as never;
  renderToStaticMarkup(<WorkspaceContext value={workspace} children={<Inbox />} />);
  change({ search: 'is:spam', seenAt: '2026-01-08T09:00:00.000Z', key: 'k', change: 'trashed' });
  await expect.poll(() => shownToast()?.title).toBe('The server did not answer');
  shownToast()?.action?.onSelect();
  await expect.poll(() => shownToast()?.description).toBe('3 inquiries');
  expect(sent).toEqual(['k', 'k']);
});
