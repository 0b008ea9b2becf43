// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AddNote } from './add-message.tsx';
import { textsInBrowser, UnsavedTextsContext } from './unsaved-texts.ts';

test('a private note is kept in the browser from the moment it is typed until it is added', () => {
  const onAdd = vi.fn();
  const kept = () => Object.values({ ...localStorage });
  const show = () => {
    cleanup();
    render(
      <UnsavedTextsContext value={textsInBrowser('admin')}>
        <AddNote about="1" onAdd={onAdd} />
      </UnsavedTextsContext>,
    );
    return screen.getByLabelText<HTMLTextAreaElement>('Private note');
  };
  fireEvent.input(show(), { target: { value: 'Budget is fixed' } });
  expect(kept()).toEqual(['Budget is fixed']);
  const field = show();
  expect([field.value, field.closest('details')?.open]).toEqual(['Budget is fixed', true]);
  fireEvent.submit(field);
  expect([onAdd.mock.calls[0]?.[0], field.value, kept()]).toEqual(['Budget is fixed', '', []]);
});
