import { parseEnvironment } from '@agency/api/contract/environment';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { maintenancePlan } from '#app/graphql/maintenance-plan.factory.ts';
import { paidOrder } from '../order.factory.ts';
import { SuccessStep } from './success-step.tsx';

const plan = { ...maintenancePlan('protect'), features: [] };
const { agency } = parseEnvironment({});

test.each([
  [{ billing: 'automatic' }, 'continues automatically at $149.00, until'],
  [
    { billing: 'once_stored' },
    'continues automatically at $149.00 once PayPal has stored your payment method; otherwise',
  ],
  [{ billing: 'link' }, 'Nothing is charged automatically'],
  [{ planEndsAt: '2027-01-15T10:00:00.000Z' }, 'January 15, 2027</span><span>Your plan ends, because it was canceled'],
] as const)('the receipt of %o says how the next month is paid', (changes, words) => {
  const step = <SuccessStep plan={plan} order={paidOrder(changes)} agency={agency} />;
  const html = renderToString(<MemoryRouter>{step}</MemoryRouter>);
  expect(html).toContain(words);
});
