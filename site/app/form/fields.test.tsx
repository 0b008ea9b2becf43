// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { CheckboxField, PasswordField, SelectField, TextField } from '#ui/field/fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';

const schema = z.object({
  title: z.string().min(1, 'Required'),
  technology: z.enum(['React', 'Custom'], 'Please select a technology'),
  agreed: z.boolean('Please agree'),
  featured: z.boolean().default(false),
  password: z.string().optional(),
});
const options = ['React', 'Custom'].map((value) => ({ value, label: `${value} work` }));

function Item({ onSend }: { onSend(entries: object): void }) {
  const [form, fields] = useContractForm({
    id: 'item',
    schema,
    values: { title: 'Pots', technology: 'Custom', featured: true, password: 'secret' },
    onValid(event, entries) {
      event.preventDefault();
      onSend(Object.fromEntries(entries));
    },
  });
  return (
    <form {...formAttributes(form)}>
      <TextField field={fields.title} label="Title" />
      <SelectField field={fields.technology} label="Technology" options={options} />
      <CheckboxField field={fields.agreed} label="Agreed" hint="It is yours." />
      <CheckboxField field={fields.featured} label="Featured" />
      <PasswordField field={fields.password} label="Password" autoComplete="new-password" />
      <SubmitButton pending={false}>Save</SubmitButton>
    </form>
  );
}

const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('fields show their initial values, except a password field', () => {
  render(<Item onSend={vi.fn()} />);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Pots');
  expect(screen.getByLabelText<HTMLSelectElement>('Technology').value).toBe('Custom');
  expect([box('Featured').checked, box('Agreed').checked]).toEqual([true, false]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('');
});

test('a required checkbox shows its error beside the box, before its hint', async () => {
  const onSend = vi.fn();
  render(<Item onSend={onSend} />);
  await save();
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box('Agreed'));
  const described = (box('Agreed').getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Please agree', 'It is yours.']);
  await act(async () => box('Agreed').click());
  expect(screen.queryByText('Please agree')).toBeNull();
  await save();
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ title: 'Pots', agreed: 'on', featured: 'on' }));
});
