import { expect, test } from 'vitest';
import { addressOf, readPlan, readStep } from './step.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'select'],
  ['step=details', 'details'],
  ['step=payment&plan=perform', 'payment'],
  ['step=Success', 'select'],
  ['step=constructor', 'select'],
])('the query %j requests the step %s', (text, step) => expect(readStep(query(text))).toBe(step));

test.each([
  ['', 'protect'],
  ['plan=maintain', 'maintain'],
  ['plan=perform&plan=maintain', 'perform'],
  ['plan=free', 'protect'],
])('the query %j requests the plan %s', (text, plan) => expect(readPlan(query(text))).toBe(plan));

test('a step’s URL contains the step, and the plan if one is given', () => {
  expect(addressOf('details', 'protect')).toBe('/maintenance/checkout?step=details&plan=protect');
  expect(addressOf('payment')).toBe('/maintenance/checkout?step=payment');
});
