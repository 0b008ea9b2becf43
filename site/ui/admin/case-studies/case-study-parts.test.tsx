// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PublishedField } from './case-study-parts.tsx';

function Form() {
  const [isDraft, setDraft] = useState(true);
  return (
    <form onInput={({ currentTarget }) => setDraft(new FormData(currentTarget).has('draft'))}>
      <PublishedField bind={(name) => ({ field: { name, initialValue: true } })} isDraft={isDraft} isPublic />
    </form>
  );
}

test('the checkbox “Published” of a case study toggles the hidden checkbox “Draft”, whose value the form sends', () => {
  render(<Form />);
  const published = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Published' });
  const sent = () => [...new FormData(published.form ?? undefined)];
  expect([published.checked, sent()]).toEqual([false, [['draft', 'on']]]);
  expect(screen.getByText('Saving takes it off the site.')).toBeTruthy();
  fireEvent.click(published);
  expect([published.checked, sent()]).toEqual([true, []]);
  expect(screen.getByText('Visitors can see it.')).toBeTruthy();
  fireEvent.click(published);
  expect([published.checked, sent()]).toEqual([false, [['draft', 'on']]]);
});
