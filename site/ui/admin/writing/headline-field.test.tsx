// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HeadlineField } from './headline-field.tsx';

const title = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
beforeEach(() => {
  render(
    <form>
      <HeadlineField field={{ name: 'title', id: 'title' }} label="Title" value="" look="title" next="content" />
      <input name="content" aria-label="Text" />
    </form>,
  );
  title().focus();
});

test('Enter in the title moves the focus to the next field, except the Enter that ends a composition in Safari', () => {
  fireEvent.keyDown(title(), { key: 'Enter', keyCode: 229 });
  expect(document.activeElement).toBe(title());
  fireEvent.keyDown(title(), { key: 'Enter', keyCode: 13 });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' }));
});

test('a line break pasted into the title becomes a space, and the caret stays after the pasted text', () => {
  title().setRangeText('One\ntwo\n', 0, 0, 'end');
  title().setRangeText('three', 8, 8, 'start');
  fireEvent.input(title());
  expect([title().value, title().selectionStart]).toEqual(['One two three', 8]);
});
