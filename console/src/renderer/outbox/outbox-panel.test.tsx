import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { now } from './documents.factory.ts';
import { queue } from './documents.ts';
import { OutboxLine } from './outbox-panel.tsx';
import { outboxOf } from './projections.ts';

test.each([
  ['note', 'failed', { kind: 'inquiry', id: 'i1', mutation: 'addNote' }],
  ['reply to a deleted inquiry', 'notFound', { kind: 'reply', id: 'r1', mutation: 'send' }],
] as const)('a refused %s shows its text, so that the admin can copy it', (_what, reason, sent) => {
  const variables = { inquiryId: 'i1', text: 'Calls at noon' };
  const [entry] = outboxOf(queue({}, { ...sent, title: 'Ada', variables } as never, now));
  if (!entry) throw new Error('Nothing is queued.');
  const refusal = { reason, message: 'This inquiry no longer exists' };
  const refused = { ...entry, mutation: { ...entry.mutation, status: 'refused', refusal } as const };
  const workspace = { outbox: { backoffs: createStore(() => []) } } as never;
  const line = renderToStaticMarkup(
    <WorkspaceContext value={workspace} children={<OutboxLine entry={refused} onEdit={() => undefined} />} />,
  );
  expect(line).toMatch(/Refused: This inquiry no longer exists<.*>Calls at noon<.*Discard/);
});
