import { inquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { expect, test } from 'vitest';
import { createCache } from '../graphql/create-cache.ts';
import { writeRecord } from '../graphql/lists.ts';
import { queue } from '../outbox/documents.ts';
import { patched, patchesOf } from '../outbox/projections.ts';
import { lastReportedAt } from './queued-changes.ts';

test('a queued answer does not count as the last message that the server has reported', () => {
  const cache = createCache();
  const ada = inquiry({ lastMessageAt: '2026-11-12T09:30:00.000Z' });
  writeRecord(cache, inquiryKind, ada);
  const answer = { mutation: 'addAnswer', title: 'Ada', variables: { text: 'She called.' } };
  const all = queue({}, { kind: 'inquiry', id: ada.id, ...answer }, '2026-11-14T10:00:00.000Z');
  const shown = patched(ada, patchesOf(all, 'inquiry', ada.id));
  expect(shown.lastMessageAt).toBe('2026-11-14T10:00:00.000Z');
  expect(lastReportedAt(cache, shown)).toBe(ada.lastMessageAt);
});
