// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { type SyntheticEvent, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useSaveKey } from './save-controls.tsx';

function Form({ onSubmit }: { onSubmit(event: SyntheticEvent): void }) {
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form);
  return <form ref={form} onSubmit={onSubmit} />;
}

test('Ctrl+S saves with Caps Lock too, and Ctrl+Shift+S stays the browser’s', () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  render(<Form onSubmit={onSubmit} />);
  for (const key of ['s', 'S']) fireEvent.keyDown(document, { key, ctrlKey: true });
  fireEvent.keyDown(document, { key: 'S', ctrlKey: true, shiftKey: true });
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
