import { shownToast } from '@agency/site/ui/toast/toast-store.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { useQueueAll } from './use-queue.ts';

test('Undo of several changes says how many were undone if some were sent already', () => {
  const outbox = { queue: () => 1, cancel: (id: string) => id !== 'sent' };
  function Queue() {
    const requests = ['sent', 'b', 'c'].map((id) => ({
      kind: 'mail',
      id,
      mutation: 'retry',
      title: '',
      variables: {},
    }));
    useQueueAll()(requests as never);
    return null;
  }
  const workspace = { outbox, documents: createStore(() => ({})) } as never;
  renderToStaticMarkup(<WorkspaceContext value={workspace} children={<Queue />} />);
  expect(shownToast()?.title).toBe('Queued: 3 inquiries');
  shownToast()?.action?.onSelect();
  expect(shownToast()?.title).toBe('2 of 3 changes undone');
});
