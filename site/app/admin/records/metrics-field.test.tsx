// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { arrangeRecordsSection, press, show, toastTitle } from './records-section.factory.tsx';

arrangeRecordsSection();

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('metrics are added, moved and removed, and the focus moves to the field to type in next', async () => {
  const sent = show({ status: 'done' });
  await press('Edit The shop');
  await press('Add a metric');
  expect(document.activeElement).toBe(field('Value 2'));
  type('Value 2', '0.9\ts');
  type('Label 2', 'largest paint');
  await press('Add a metric');
  type('Value 3', '12 h');
  await press('Move metric 2 up');
  expect(document.activeElement).toBe(field('Value 1'));
  await press('Remove metric 2');
  expect([field('Value 1').value, field('Label 1').value, field('Value 2').value]).toEqual([
    '0.9 s',
    'largest paint',
    '12 h',
  ]);
  await press('Save changes');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item updated'));
  expect(sent).toMatchObject([{ metrics: '0.9 s\tlargest paint\n12 h\t' }]);
});

test('a metric label that is too long is marked, the error names its metric, and nothing is sent', async () => {
  const sent = show({ status: 'done' });
  await press('Edit The shop');
  type('Label 1', 'x'.repeat(81));
  await press('Save changes');
  expect(await screen.findAllByText('The label of metric 1 must be at most 80 characters')).not.toEqual([]);
  expect(document.activeElement).toBe(field('Label 1'));
  expect([field('Value 1').ariaInvalid, field('Label 1').ariaInvalid, sent]).toEqual([null, 'true', []]);
});

test('an item has at most twelve metrics', async () => {
  show({ status: 'done' });
  await press('Edit The shop');
  for (let count = 2; count <= 12; count++) await press('Add a metric');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'At most 12 metrics' }).disabled).toBe(true);
});
