// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MediaUpload } from './media-upload.tsx';

test('dismissing an upload moves the focus to the next upload, or to the file picker if no upload is left', () => {
  render(<MediaUpload onAdded={() => undefined} />);
  const picker = screen.getByLabelText('Add pictures');
  const files = ['a.txt', 'b.txt'].map((name) => new File(['x'], name, { type: 'text/plain' }));
  fireEvent.change(picker, { target: { files } });
  for (const [name, next] of [
    ['a.txt', () => screen.getByRole('button', { name: 'Dismiss b.txt' })],
    ['b.txt', () => picker],
  ] as const) {
    const dismiss = screen.getByRole('button', { name: `Dismiss ${name}` });
    dismiss.focus();
    fireEvent.click(dismiss);
    expect(document.activeElement).toBe(next());
  }
});
