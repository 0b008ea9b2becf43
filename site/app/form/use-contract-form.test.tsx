// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { TextField } from '#ui/field/fields.tsx';
import { formAttributes, useContractForm } from './use-contract-form.ts';

const schema = z.object({ name: z.string().min(2, 'Name too short'), email: z.email('No email') });
const never = new Promise<void>(() => undefined);

/** A form whose next rendering, after "Wait", suspends before it reaches the fields. */
function WaitingForm({ onValid }: { onValid(): void }) {
  const [waitsFor, setWaitsFor] = useState<Promise<void> | null>(null);
  const [form, fields] = useContractForm({ id: 'waiting', schema, onValid });
  return (
    <form {...formAttributes(form)}>
      <Fields fields={fields} waitsFor={waitsFor} />
      <button type="button" onClick={() => startTransition(() => setWaitsFor(never))}>
        Wait
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

type Fields = ReturnType<typeof useContractForm<typeof schema>>[1];

function Fields({ fields, waitsFor }: { fields: Fields; waitsFor: Promise<void> | null }) {
  if (waitsFor) use(waitsFor);
  return (
    <>
      <TextField field={fields.name} label="Name" />
      <TextField field={fields.email} label="Email" />
    </>
  );
}

test('errors are shown at their fields even if the last rendering did not reach those fields', async () => {
  const onValid = vi.fn();
  render(<WaitingForm onValid={onValid} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Wait' })));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  expect(onValid).not.toHaveBeenCalled();
  expect(screen.getByText('Name too short')).toBeTruthy();
  expect(screen.getByText('No email')).toBeTruthy();
});
