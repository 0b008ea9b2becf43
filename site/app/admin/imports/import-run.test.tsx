// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { kindOf } from '#ui/admin/kinds.ts';
import { filterIn } from '../records/record-filters.tsx';
import { ImportRun } from './import-run.tsx';
import type { ContentImport } from './imports-query.ts';

test('the link to imported drafts filters the list of posts', async () => {
  const counts = { total: 2, done: 2, added: 2, existing: 0, pictures: 0, leftOut: [], leftOutMore: 0, failure: null };
  const times = { createdAt: '2026-11-28T09:00:00Z', finishedAt: '2026-11-28T09:01:00Z' };
  const run: ContentImport = { id: '1', fileName: 'site.xml', source: 'WordPress', state: 'done', ...counts, ...times };
  const Stub = createRoutesStub([{ path: '/', Component: () => <ImportRun run={run} now={Date.now()} /> }]);
  render(<Stub />);
  const { search } = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'the drafts' })).href);
  expect(filterIn(new URLSearchParams(search), kindOf('post').list.filters)).toBe('draft');
});
