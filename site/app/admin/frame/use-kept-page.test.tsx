// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { NoticeName } from './notices.ts';
import type { AdminPage, AdminState } from './read-page.ts';
import { useKeptPage } from './use-kept-page.ts';

const page = { view: 'page', username: 'admin' } as AdminPage<null>;
const start = (state: AdminState<null>) =>
  renderHook(({ state, notice }) => useKeptPage(state, notice), {
    initialProps: { state, notice: null as NoticeName | null },
  });

test('a page stays while the session is over or the API silent, and goes when the admin logs out', () => {
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

test('whoever comes without a session sees none', () => {
  expect(start({ view: 'sign-in' }).result.current).toBeNull();
});
