// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ImportForm } from './import-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('before the admin leaves the page, a dialog asks whether to stop the upload', async () => {
  const abort = vi.fn();
  const request = { open: vi.fn(), setRequestHeader: vi.fn(), upload: {}, send: vi.fn(), abort };
  vi.stubGlobal('XMLHttpRequest', function Sending() {
    return request;
  });
  const Page = () => (
    <>
      <ImportForm onSent={() => undefined} />
      <Link to="/other">Leave</Link>
    </>
  );
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: '/other', Component: () => 'Elsewhere' },
  ]);
  render(<Stub />);
  const file = new File(['<rss/>'], 'export.xml');
  vi.spyOn(FormData.prototype, 'get').mockImplementation((name) => (name === 'file' ? file : ''));
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  expect(request.send).toHaveBeenCalled();
  fireEvent.click(screen.getByText('Leave'));
  fireEvent.click(await screen.findByText('Keep uploading'));
  expect(abort).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Leave'));
  fireEvent.click(await screen.findByText('Stop'));
  await screen.findByText('Elsewhere');
  expect(abort).toHaveBeenCalled();
});
