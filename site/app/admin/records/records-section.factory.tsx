import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub, useNavigate } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { portfolioItem } from '#app/marketing/portfolio/portfolio-item.factory.ts';
import type { EditableItem } from '#ui/admin/portfolio/portfolio-item.ts';
import { clearToast, shownToast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { RecordsSection } from './records-section.tsx';

export const loads = (image: HTMLImageElement) => void image.dispatchEvent(new Event('load'));
export const fails = (image: HTMLImageElement) => void image.dispatchEvent(new Event('error'));

/**
 * jsdom loads no pictures, so `respond` decides whether a picture in a form loads. If it does not, the form requests
 * the picture to find out why. The response has this `status`; null if the server cannot be reached.
 */
export function stubPictures(respond: (image: HTMLImageElement) => void, status: number | null = 404): void {
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  vi.stubGlobal('Image', function Picture() {
    const image = document.createElement('img');
    queueMicrotask(() => respond(image));
    return image;
  });
}

/** Lets every picture load in a test file, and clears the page after each of its tests. */
export function arrangeRecordsSection(): void {
  beforeEach(() => stubPictures(loads));
  afterEach(() => {
    cleanup();
    clearToast();
    reload.mockClear();
  });
}

export const shop: EditableItem = {
  __typename: 'PortfolioItem',
  ...portfolioItem({ title: 'The shop', technology: 'Laravel', metrics: [{ value: '+9%', label: null }] }),
  draft: false,
  publishAt: null,
  rank: 1,
  pageProblem: null,
  version: 3,
};

/** The list, with a button that acts like the browser's back button. */
function Admin({ item }: { item: EditableItem }) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <RecordsSection kind="portfolio-item" records={[item]} />
    </>
  );
}

/** Shows the list with an action that returns the given answers in order. Returns what was sent. */
export const show = (...answers: Answer[]) => showItem(shop, ...answers);

type Answer = ActionResult | Promise<ActionResult>;

/** The list's loader, which is called only for reloads, because `hydrationData` has the first list. */
export const reload = vi.fn(() => null);

export function showItem(item: EditableItem, ...answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  const action = vi.fn(async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return answers.shift() ?? { status: 'fault' };
  });
  const Page = createRoutesStub([
    { path: '/', Component: () => <p>The page before</p> },
    { id: 'list', path: '/admin', loader: reload, action, Component: () => <Admin item={item} /> },
  ]);
  render(<Page initialEntries={['/', '/admin']} hydrationData={{ loaderData: { list: null } }} />);
  return sent;
}

export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const goBack = () => act(async () => void fireEvent.click(screen.getByText('Back')));
export const title = () => screen.getByLabelText<HTMLInputElement>('Title');
export const type = (value: string) => {
  fireEvent.change(title(), { target: { value } });
  fireEvent.input(title());
};
export const toastTitle = () => shownToast()?.title;

export const changed = (given: Partial<EditableItem>): ActionResult => ({
  status: 'conflict',
  message: 'This portfolio item was changed in the meantime.',
  current: { ...shop, version: 4, ...given },
});
export const notice = () => screen.findByText('This portfolio item was changed in the meantime.');
export const choice = (field: string, side: 'Mine' | 'Theirs') =>
  within(screen.getByRole('group', { name: new RegExp(`^${field} `) })).getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${side}`),
  });

/** Types another title, and tries to save it although the item has a newer version. */
export async function saveOverNewer() {
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await notice();
}
