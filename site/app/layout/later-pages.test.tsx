// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageAnnouncer } from './later-pages.tsx';

test('the title of a page is announced after a client navigation, but not for the first page or a changed query', async () => {
  const Root = () => (
    <>
      <Outlet />
      <PageAnnouncer />
    </>
  );
  const children = ['/', '/blog'].map((path) => ({ path, element: <title>{`Page ${path}`}</title> }));
  const router = createMemoryRouter([{ Component: Root, children }]);
  render(<RouterProvider router={router} />);
  const announced = () => screen.getByRole('paragraph').textContent;
  expect([document.title, announced()]).toEqual(['Page /', '']);
  await act(() => router.navigate('/?q=1'));
  expect(announced()).toBe('');
  await act(() => router.navigate('/blog'));
  expect(announced()).toBe('Page /blog');
});
