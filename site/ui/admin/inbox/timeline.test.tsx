// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.tsx';

test.each([
  [null, 'Woke, just now'],
  ['studio', 'Unsnoozed by studio in the browser, just now'],
])('the timeline shows the end of a snooze by %s as %j', (by, text) => {
  const at = '2026-11-24T09:00:00.000Z';
  const line = { id: '1', at, change: 'woken', value: null, by, client: by && 'browser' } as const;
  render(<Timeline timeline={[line]} createdAt={at} now={Date.parse(at)} />);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(text);
});
