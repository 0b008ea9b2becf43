import { inquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createCache } from '../graphql/create-cache.ts';
import { writeRecord } from '../graphql/lists.ts';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { UnsavedList } from './unsaved-list.tsx';

test('lists notes that were typed but not added, and can discard those of unknown records', () => {
  const cache = createCache();
  writeRecord(cache, inquiryKind, inquiry({ id: 'a', name: 'Ada' }));
  const notes = { 'a Add note': 'Call her', 'gone Add note': 'Call him', 's subscription Add note': 'Write' };
  const texts = createStore(() => notes);
  const workspace = { client: { cache }, documents: createStore(() => ({})), texts } as never;
  const list = renderToStaticMarkup(
    <WorkspaceContext value={workspace} children={<UnsavedList onOpen={() => undefined} />} />,
  );
  expect(list).toMatch(/Ada<.*Not added: Call her<.*Open.*not loaded<.*Not added: Call him<.*Open.*Discard/);
  expect(list).toMatch(/A subscription that is not loaded<.*Not added: Write<.*Open.*Discard/);
  expect(list.match(/Discard/g)).toHaveLength(2);
});
