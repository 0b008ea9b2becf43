// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFileUploads } from './file-uploads.ts';

test('a form that is closed and opened again still waits for its uploads, and shows a problem once', async () => {
  const uploads = [Promise.withResolvers<string | null>(), Promise.withResolvers<string | null>()];
  const open = () => renderHook(() => useFileUploads('i1'));
  const first = open();
  act(() => uploads.forEach(({ promise }) => void first.result.current.run(() => promise)));
  first.unmount();
  await act(async () => uploads[0]?.resolve('Too large.'));
  const second = open();
  expect(second.result.current).toMatchObject({ adding: true, problem: 'Too large.' });
  await act(async () => uploads[1]?.resolve(null));
  expect(second.result.current.adding).toBe(false);
  second.unmount();
  expect(open().result.current.problem).toBe(null);
});
