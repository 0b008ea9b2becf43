// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminState, Dashboard } from '../load-dashboard.ts';
import type { NoticeName } from '../notices.ts';
import { useKeptDashboard } from './use-kept-dashboard.ts';

const dashboard = { view: 'dashboard', username: 'admin' } as Dashboard;
const start = (state: AdminState) =>
  renderHook(({ state, notice }) => useKeptDashboard(state, notice), {
    initialProps: { state, notice: null as NoticeName | null },
  });

test('a dashboard stays while the session is over or the API silent, and goes when the admin logs out', () => {
  const { result, rerender } = start(dashboard);
  for (const view of ['sign-in', 'fault'] as const) {
    rerender({ state: { view }, notice: null });
    expect(result.current).toBe(dashboard);
  }
  rerender({ state: { view: 'sign-in' }, notice: 'signed-out' });
  expect(result.current).toBeNull();
  rerender({ state: { view: 'sign-in' }, notice: null });
  expect(result.current).toBeNull();
});

test('whoever comes without a session sees none', () => {
  expect(start({ view: 'sign-in' }).result.current).toBeNull();
});
