import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './layout/error-page.tsx';
import { LoadFault } from './load-fault.tsx';

test.each([
  ['a list', <LoadFault key="list" what="The blog" />],
  ['a page', <ErrorPage key="page" error={new Error('down')} />],
])('%s that failed to load has a link to try again, with its own path and query', (_what, element) => {
  const address = '/blog?after=x&q=speed';
  const html = renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/blog', element }], { initialEntries: [address] })} />,
  );
  expect(html).toMatch(/<a href="\/blog\?after=x&amp;q=speed"[^>]*>Try again/);
});
