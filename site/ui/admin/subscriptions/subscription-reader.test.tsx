// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { compareUrgency, rowTexts } from './standing.ts';
import type { SubscriptionWithTimeline } from './subscription-documents.ts';
import { SubscriptionReader } from './subscription-reader.tsx';

const line = { at: '2026-11-02T09:00:00.000Z', period: null, by: 'maya' };
const subscription: SubscriptionWithTimeline = {
  ...({ __typename: 'PlanSubscription', id: 's', customerName: 'Ada', customerEmail: 'ada@client.example' } as const),
  ...({
    website: null,
    packageType: 'protect',
    nextPackageType: null,
    packagePrice: '149.00',
    currency: 'USD',
  } as const),
  ...({ demo: false, planState: 'active', isAutomatic: true, paidPeriods: 2, nextChargeAt: null } as const),
  ...{ awaitsPayment: false, endsAt: null, reportedAt: null, orders: [] },
  ...{ startedAt: '2026-10-01T09:00:00.000Z', createdAt: '2026-10-01T09:00:00.000Z' },
  events: [
    { ...line, id: 'began', kind: 'began', detail: 'INV-2026-000001' },
    { ...line, id: 'note', kind: 'note', detail: 'Call first.' },
  ],
};

const now = Date.parse('2026-11-03T09:00:00Z');

test('a past-due plan is shown as due if its payment day is in the future, and otherwise as past due', () => {
  const due = (nextChargeAt: string) => rowTexts({ ...subscription, planState: 'past_due', nextChargeAt }, now);
  expect(due('2026-11-05T09:00:00.000Z')).toEqual({ state: 'Payment due', when: 'Due Nov 5' });
  expect(due('2026-11-01T09:00:00.000Z')).toEqual({ state: 'Past due', when: 'Due since Nov 1' });
  expect(due('2025-11-01T09:00:00.000Z')).toEqual({ state: 'Past due', when: 'Due since Nov 1, 2025' });
});

test.each([
  ['2026-11-03T08:00:00.000Z', 'Next payment', 'November 3, 2026', 'Renews Nov 3'],
  ['2026-11-01T09:00:00.000Z', 'Payment due', 'Since November 1, 2026', 'Late since Nov 1'],
])('the next payment of an active plan at %s is shown as %s %s', (nextChargeAt, label, fact, row) => {
  show({ ...subscription, nextChargeAt });
  expect(screen.getByText(label).nextElementSibling?.textContent?.trim()).toBe(fact);
  expect(rowTexts({ ...subscription, nextChargeAt }, now)).toEqual({ state: 'Active', when: row });
});

function show(shown = subscription) {
  const verbs = { onChangePlan: vi.fn(), onAddNote: vi.fn(), onDeleteLine: vi.fn() };
  render(
    <SubscriptionReader
      {...{ subscription: shown, known: shown, now, titleId: 'title', level: 'h2' }}
      act={(_mutation, label, kind) => (
        <button type="button" data-kind={kind}>
          {label}
        </button>
      )}
      orderLink={({ invoiceNumber }) => invoiceNumber}
      {...verbs}
    />,
  );
  return verbs;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('passing through the plans by arrow key changes nothing until a button is pressed', () => {
  const { onChangePlan } = show({ ...subscription, nextChargeAt: '2026-12-01T09:00:00.000Z' });
  press('Change the plan');
  const plan = screen.getByLabelText('Next plan');
  for (const value of ['maintain', 'perform']) fireEvent.change(plan, { target: { value } });
  expect(onChangePlan).not.toHaveBeenCalled();
  press('Change the plan');
  expect(onChangePlan).toHaveBeenCalledExactlyOnceWith('perform');
});

test('the row of a past-due plan that was canceled says when the plan ends', () => {
  const dates = { nextChargeAt: '2026-11-01T09:00:00.000Z', endsAt: '2026-12-01T09:00:00.000Z' };
  expect(rowTexts({ ...subscription, planState: 'past_due', ...dates }, Date.parse('2026-11-20'))).toEqual({
    state: 'Past due, ends Dec 1',
    when: 'Due since Nov 1',
  });
});

test.each([
  ['late', 'primary', { reportedAt: null }],
  ['due', 'primary', { reportedAt: '2026-10-25T09:00:00.000Z' }],
  ['late while a payment is due', 'secondary', { planState: 'past_due', awaitsPayment: true }],
  ['not due', 'text', { reportedAt: '2026-11-02T09:00:00.000Z' }],
  ['of an ended plan', undefined, { planState: 'ended' }],
] as const)('the button for a report that is %s has the kind %s', (_case, kind, changes) => {
  show({ ...subscription, ...changes });
  expect(screen.queryByRole('button', { name: 'Mark report as sent' })?.dataset.kind).toBe(kind);
});

test.each([
  ['waiting', 1],
  ['declined', 1],
  ['held', 0],
  ['review', 0],
] as const)('another payment link is offered unless a payment is in progress: %s', (standing, offered) => {
  const order = { id: 'o', invoiceNumber: 'INV-2026-000002', packagePrice: '149.00', currency: 'USD' };
  const orders = [{ ...order, standing, reviewReason: null, demo: false, createdAt: subscription.createdAt }];
  show({ ...subscription, planState: 'past_due', awaitsPayment: true, orders });
  expect(screen.queryAllByText('Send another payment link')).toHaveLength(offered);
  expect(screen.queryAllByText(/already in progress/)).toHaveLength(1 - offered);
});

test('after the report of a canceled plan is marked as sent, no other button takes the place of the pressed one', () => {
  const canceled = { ...subscription, endsAt: '2026-12-01T09:00:00.000Z' };
  show(canceled);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names[names.indexOf('Mark report as sent') + 1]).not.toBe('Keep the plan');
  expect(names.at(-1)).toBe('Keep the plan');
});

test('a list puts past-due plans first, then late reports, then the newest', () => {
  const reportedAt = '2026-11-02T09:00:00.000Z';
  const plans = [
    { ...subscription, id: 'old', reportedAt },
    { ...subscription, id: 'new', reportedAt, createdAt: '2026-11-01T09:00:00.000Z' },
    { ...subscription, id: 'late' },
    { ...subscription, id: 'past due', reportedAt, planState: 'past_due' as const },
  ];
  const sorted = plans.toSorted((one, other) => compareUrgency(one, other, now));
  expect(sorted.map(({ id }) => id)).toEqual(['past due', 'late', 'new', 'old']);
});

test('a note that could not be added returns to its field, before text that was typed meanwhile', () => {
  const { onAddNote } = show();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Private note');
  fireEvent.input(field, { target: { value: 'A call on Monday.' } });
  fireEvent.submit(field);
  expect([onAddNote.mock.calls[0]?.[0], field.value]).toEqual(['A call on Monday.', '']);
  fireEvent.input(field, { target: { value: 'And mail.' } });
  onAddNote.mock.calls[0]?.[1]();
  expect(field.value).toBe('A call on Monday.\n\nAnd mail.');
});

test('the second click deletes a note of a subscription, and the entry “Bought” cannot be deleted', () => {
  const { onDeleteLine } = show();
  press('Delete this note');
  expect(onDeleteLine).not.toHaveBeenCalled();
  press('Delete it for good');
  expect(onDeleteLine).toHaveBeenCalledExactlyOnceWith('note');
  expect(screen.queryAllByRole('button', { name: /delete|back/i })).toHaveLength(1);
});
