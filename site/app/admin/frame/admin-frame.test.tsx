// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLastPage } from './admin-frame.tsx';
import type { NoticeName } from './notices.ts';
import type { AdminPage, AdminState } from './read-page.ts';

const page = { view: 'page', username: 'admin' } as AdminPage<null>;
const start = (state: AdminState<null>) =>
  renderHook(({ state, notice }) => useLastPage(state, notice), {
    initialProps: { state, notice: null as NoticeName | null },
  });

test('the page stays when the session ends or the API fails, until the admin logs out', () => {
  const { result, rerender } = start(page);
  for (const view of ['sign-in', 'fault'] as const) {
    rerender({ state: { view }, notice: null });
    expect(result.current).toBe(page);
  }
  rerender({ state: { view: 'sign-in' }, notice: 'signed-out' });
  expect(result.current).toBeNull();
  rerender({ state: { view: 'sign-in' }, notice: null });
  expect(result.current).toBeNull();
});

test('without a session, no page is shown', () => {
  expect(start({ view: 'sign-in' }).result.current).toBeNull();
});
