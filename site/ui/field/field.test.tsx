// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { control } from './field.css.ts';
import { Field } from './field.tsx';

test('a control has the label as its accessible name, and the error and the hint as its description', () => {
  render(
    <Field label="Message" hint="Ten characters or more." error="Message too long">
      {(attributes) => <textarea className={control({ as: 'textarea' })} {...attributes} />}
    </Field>,
  );
  const message = screen.getByLabelText('Message');
  const described = (message.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Message too long',
    'Ten characters or more.',
  ]);
  expect(message.getAttribute('aria-invalid')).toBe('true');
});

test('a control without an error is not marked as invalid', () => {
  render(
    <Field label="Service">
      {(attributes) => (
        <select className={control({ as: 'select' })} {...attributes}>
          <option>WordPress</option>
        </select>
      )}
    </Field>,
  );
  const service = screen.getByLabelText('Service');
  expect(service.hasAttribute('aria-describedby')).toBe(false);
  expect(service.hasAttribute('aria-invalid')).toBe(false);
});

test('the label of an optional field says so, and the control has the given id', () => {
  render(
    <Field id="name" label="Name" optional>
      {(attributes) => <input className={control({})} {...attributes} />}
    </Field>,
  );
  expect(screen.getByLabelText(/^Name\s*optional$/).id).toBe('name');
});
