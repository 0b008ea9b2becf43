// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RetryLink } from './retry-link.tsx';

test('a click on the retry link loads the data again, and the browser handles a click with Ctrl', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <RetryLink /> }])} />);
  const click = (keys: object) => fireEvent.click(screen.getByRole('link'), keys);
  expect([click({ ctrlKey: true }), click({})]).toEqual([true, false]);
});
