// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { clearToast, shownToast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { TrashActions, useTrash } from './trash-actions.tsx';

afterEach(() => {
  cleanup();
  clearToast();
});

const post = (version: number) => ({ __typename: 'BlogPost', id: '1', version });

function Trash({ loaderData }: { loaderData: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const trash = useTrash('post', () => heading.current);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Posts
      </h2>
      {(loaderData as AnyRecord[]).map((record) => (
        <TrashActions key={record.id} trash={trash} record={record} title="Costs" />
      ))}
    </>
  );
}

/**
 * Shows a trash with one post. After an action, whose result is `answer`, the trash contains `then`. Returns a function
 * that presses a button.
 */
function show(answer: ActionResult, then: AnyRecord[]) {
  const Page = createRoutesStub([
    { id: 'trash', path: '/', loader: () => then, action: () => answer, Component: Trash },
  ]);
  render(<Page hydrationData={{ loaderData: { trash: [post(1)] } }} />);
  return async (name: string) => {
    const pressed = screen.getByRole('button', { name });
    pressed.focus();
    await act(async () => void fireEvent.click(pressed));
  };
}

test('when a record leaves the trash, the focus moves from its button to the heading', async () => {
  const press = show({ status: 'done' }, []);
  await press('Restore Costs');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  expect(shownToast()?.title).toBe('Post restored');
});

test('a record that was changed meanwhile is not deleted: a toast says so, and the button asks again', async () => {
  const press = show({ status: 'conflict', message: 'It was changed.', current: post(2) }, [post(2)]);
  await press('Delete Costs');
  await press('Delete it for good Costs');
  await waitFor(() => expect(shownToast()).toMatchObject({ description: 'It was changed.' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Costs' }));
});
