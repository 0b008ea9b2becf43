// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { expect, test, vi } from 'vitest';
import { type LoadOwnContent, useOwnContent } from './own-content.ts';
import { WorkPanel } from './own-panels.tsx';

function Panel({ load }: { load: LoadOwnContent }) {
  const own = useOwnContent(load);
  return <WorkPanel editor={{} as Editor} own={own} onDone={() => undefined} />;
}

test('the panel of portfolio items says so if the items could not be loaded, or if there are none', async () => {
  const load = vi.fn<LoadOwnContent>().mockRejectedValueOnce(new Error('offline'));
  render(<Panel load={load.mockResolvedValueOnce({ pages: [], works: [], tags: [] })} />);
  expect(screen.getByRole('status').textContent).toBe('Loading the portfolio...');
  await screen.findByText('The portfolio could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('There are no public portfolio items.');
});
