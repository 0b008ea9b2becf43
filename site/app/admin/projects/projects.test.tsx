// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { project } from '#app/marketing/portfolio/project.factory.ts';
import { toasts } from '#app/ui/toast/toast-store.ts';
import type { Answer } from '../actions/answer.ts';
import { Projects } from './projects.tsx';

afterEach(cleanup);

const shop = project({ title: 'The shop', technology: 'Laravel', metric1Value: '+9%' });

/** The list over an action that answers one after the other, and what it was sent. */
function show(...answers: (Answer | Promise<Answer>)[]) {
  const sent: Record<string, unknown>[] = [];
  const action = vi.fn(async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return answers.shift() ?? { status: 'fault' };
  });
  const Page = createRoutesStub([
    { path: '/admin', action, Component: () => <Projects page={{ items: [shop], next: null }} /> },
  ]);
  render(<Page initialEntries={['/admin']} />);
  return sent;
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => {
  fireEvent.change(title(), { target: { value } });
  fireEvent.input(title());
};
const told = () => toasts.current()[0]?.title;

test('a project is edited from what it is, and the dialog closes when it is saved', async () => {
  const sent = show({ status: 'done' });
  await press('Edit The shop');
  expect([title().value, screen.getByLabelText<HTMLSelectElement>('Technology').value]).toEqual([
    'The shop',
    'Laravel',
  ]);
  type('The store');
  await press('Save changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    { intent: 'save-project', id: shop.id, title: 'The store', metric1Value: '+9%', caseStudyUrl: '' },
  ]);
  expect(told()).toBe('Portfolio item updated');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const sent = show();
  await press('Add portfolio item');
  await press('Add to portfolio');
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please select a technology', { selector: 'p' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('pressed twice, it is sent once', async () => {
  const answer = Promise.withResolvers<Answer>();
  const sent = show(answer.promise);
  await press('Edit The shop');
  await press('Save changes');
  await press('Saving...');
  await act(async () => answer.resolve({ status: 'done' }));
  expect(sent).toHaveLength(1);
});

test('what was typed is not thrown away unasked', async () => {
  show();
  await press('Edit The shop');
  type('The store');
  await press('Close');
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  await press('Keep editing');
  expect(title().value).toBe('The store');
  await press('Close');
  await press('Discard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a project deleted elsewhere can be saved as new, with everything that was typed', async () => {
  const sent = show({ status: 'gone', message: 'This portfolio item does not exist any more.' }, { status: 'done' });
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save as new' })).toBeTruthy());
  expect(told()).toBe('Failed to update portfolio item.');
  await press('Save as new');
  await waitFor(() => expect(told()).toBe('Portfolio item created'));
  expect(sent[1]).toMatchObject({ id: '', title: 'The store' });
});

test('a deletion that fails keeps the question', async () => {
  show({ status: 'fault' });
  await press('Delete The shop');
  await press('Delete');
  await waitFor(() => expect(told()).toBe('Failed to delete portfolio item.'));
  expect(screen.getByRole('alertdialog', { name: 'Delete The shop?' })).toBeTruthy();
});
