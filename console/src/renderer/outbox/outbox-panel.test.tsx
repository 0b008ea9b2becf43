import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { now } from './documents.factory.ts';
import { queue } from './documents.ts';
import { OutboxLine } from './outbox-panel.tsx';
import { outboxOf } from './projections.ts';

test('a refused note shows its text, so that the admin can copy it before discarding it', () => {
  const note = { kind: 'inquiry', id: 'i1', mutation: 'addNote', title: 'Ada', variables: { text: 'Calls at noon' } };
  const [entry] = outboxOf(queue({}, note as never, now));
  if (!entry) throw new Error('Nothing is queued.');
  const refusal = { reason: 'failed', message: 'This inquiry no longer exists' } as const;
  const refused = { ...entry, mutation: { ...entry.mutation, status: 'refused', refusal } as const };
  const workspace = { outbox: { backoffs: createStore(() => []) } } as never;
  const line = renderToStaticMarkup(
    <WorkspaceContext value={workspace} children={<OutboxLine entry={refused} onEdit={() => undefined} />} />,
  );
  expect(line).toMatch(/Refused: This inquiry no longer exists<.*>Calls at noon<.*Discard/);
});
