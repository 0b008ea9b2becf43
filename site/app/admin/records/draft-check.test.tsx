// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Finding } from '#ui/admin/page-checks/page-check.ts';
import type { EditableItem } from '#ui/admin/portfolio/portfolio-item.ts';
import type { ActionResult } from '../actions/action-result.ts';
import {
  arrangeRecordsSection,
  changed,
  choice,
  notice,
  press,
  reload,
  shop,
  showItem,
  title,
  toastTitle,
  type,
} from './records-section.factory.tsx';

arrangeRecordsSection();

const draft = { ...shop, draft: true };
const done = (current: EditableItem): ActionResult => ({ status: 'done', current });
const finding = (message: string): Finding => ({
  ...{ rule: 'title-length', severity: 'error', message, field: 'title', quote: '', pass: null },
});

/** Stubs a server whose page checks have these findings, one list per request. Returns the requests' methods. */
function stubChecks(...checks: Finding[][]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' } = {}) => {
    asked.push(method);
    const check = {
      page: shop.id,
      checkedAt: '2026-11-01T09:00:00Z',
      hasBrowser: true,
      findings: checks.shift() ?? [],
    };
    return Response.json({ check, problem: null });
  });
  return asked;
}

const publish = async () => {
  fireEvent.click(screen.getByLabelText('Draft'));
  await press('Save changes');
};

test('a draft whose page has a problem is saved, but not published until the problem is gone', async () => {
  const asked = stubChecks([finding('The title is too long.')], []);
  const current = { ...draft, title: 'The store', version: 4 };
  const sent = showItem(draft, done(current), done({ ...current, draft: false }));
  await press('Edit The shop');
  type('The store');
  await publish();
  await screen.findByText('The page is not ready: 1 error');
  expect(screen.getByText(/^It stays a draft until the page is ready/)).toBeTruthy();
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toMatchObject([{ mutation: 'save', title: 'The store', draft: 'on', version: '3' }]);
  await press('Save changes');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item updated'));
  expect(asked).toEqual(['POST', 'POST']);
  expect(sent[1]).toMatchObject({ title: 'The store', version: '4' });
  expect([sent.length, sent[1]?.draft]).toEqual([2, undefined]);
});

test('a draft that was changed elsewhere is checked and published after the admin has chosen a version', async () => {
  const asked = stubChecks();
  const theirs = { ...draft, title: 'The boutique', version: 4 };
  const sent = showItem(draft, changed(theirs), done({ ...theirs, title: 'The store', version: 5 }), {
    status: 'done',
  });
  await press('Edit The shop');
  type('The store');
  await publish();
  await notice();
  expect(screen.queryByText('The page was not checked')).toBeNull();
  expect(choice('Title', 'Mine').checked).toBe(true);
  await press('Save my choice');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item updated'));
  expect(sent.map(({ draft: isDraft, version }) => [isDraft, version])).toEqual([
    ['on', '3'],
    ['on', '4'],
    [undefined, '5'],
  ]);
  expect(asked).toEqual(['POST']);
});

test('text that is typed while the draft is saved is checked too, and Close does not lose it', async () => {
  const asked = stubChecks([], [finding('The title is too long.')]);
  const saved = Promise.withResolvers<ActionResult>();
  const later = { ...draft, title: 'The store', version: 5 };
  const sent = showItem(draft, saved.promise, done(later));
  await press('Edit The shop');
  type('The boutique');
  await publish();
  type('The store');
  saved.resolve(done({ ...draft, title: 'The boutique', version: 4 }));
  await screen.findByText('The page is not ready: 1 error');
  expect(asked).toEqual(['POST', 'POST']);
  expect(sent).toMatchObject([
    { title: 'The boutique', draft: 'on' },
    { title: 'The store', draft: 'on' },
  ]);
  await press('Close');
  expect(screen.getByText('Discard what you typed?')).toBeTruthy();
});

test('a public item is saved despite its page’s problems, and letting a warning pass reloads the list', async () => {
  const warning: Finding = { ...finding('The title is too long.'), severity: 'warning' };
  stubChecks([warning], []);
  const sent = showItem({ ...shop, pageProblem: 'The title is too long.' }, { status: 'done' });
  await press('Edit The shop');
  expect(screen.getByText('Its page: The title is too long.')).toBeTruthy();
  await screen.findByText('The page is not ready: 1 warning');
  await press('Let it pass');
  fireEvent.change(screen.getByLabelText('Why it passes'), { target: { value: 'It is a name.' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Let it pass' }).at(-1) as HTMLElement);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  type('The store');
  await press('Save changes');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item updated'));
  expect(sent).toHaveLength(1);
});
