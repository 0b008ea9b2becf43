// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useUploadGuard } from '#ui/admin/media/use-uploads.ts';
import { UploadBlocker } from './leave-dialogs.tsx';

afterEach(cleanup);

function Page() {
  useUploadGuard(true);
  return (
    <>
      <UploadBlocker />
      <Link to="#below">Below</Link>
      <Link to="/other">Leave</Link>
      <Link to="/other" replace>
        Discarded
      </Link>
    </>
  );
}

const Stub = createRoutesStub([
  { path: '/', Component: Page },
  { path: '/other', Component: () => 'Elsewhere' },
]);

test('before the admin leaves the page of a text, a dialog asks whether to stop the upload', async () => {
  render(<Stub />);
  fireEvent.click(await screen.findByText('Below'));
  expect(screen.queryByText('Keep uploading')).toBeNull();
  fireEvent.click(screen.getByText('Leave'));
  fireEvent.click(await screen.findByText('Keep uploading'));
  fireEvent.click(screen.getByText('Leave'));
  fireEvent.click(await screen.findByText('Stop'));
  await screen.findByText('Elsewhere');
});

test('a form that was discarded or saved as a new text leaves the page without asking', async () => {
  render(<Stub />);
  fireEvent.click(await screen.findByText('Discarded'));
  await screen.findByText('Elsewhere');
});
