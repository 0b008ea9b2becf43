import { expect, test } from 'vitest';
import { maintenancePlans } from '#app/graphql/maintenance-plan.factory.ts';
import { comparePlans } from './compare-plans.ts';
import { content } from './content/wordpress-maintenance.ts';
import type { Plans } from './service-page.ts';

const page = comparePlans(
  content,
  maintenancePlans.map((plan) => ({ ...plan, features: [...plan.features] })),
);
const plans = page.blocks.find((block): block is Plans => block.shape === 'plans');
const cellsOf = (name: string) => plans?.rows.find((row) => row.name === name)?.cells;

test('the first screen says what the cheapest plan costs', () => {
  expect(page.hero.lead).toMatch(/^From \$79 a month, we update it/);
  expect(page.hero.facts[0]).toEqual({ value: 'from $79', label: 'a month, Maintain plan' });
});

test('every feature has one row, with a sign in each plan that adds or includes it', () => {
  const features = maintenancePlans.flatMap((plan) => plan.features);
  expect(plans?.rows.map(({ name }) => name).slice(2)).toEqual(features);
  expect(cellsOf('Weekly WP updates')).toEqual([true, true, true]);
  expect(cellsOf('Security optimization')).toEqual([false, true, true]);
  expect(cellsOf('Complete malware removal')).toEqual([false, false, true]);
});

test('each plan has its response time and support tier', () => {
  expect(cellsOf('Response time')).toEqual([
    { value: '48h', note: 'Essential support' },
    { value: '24h', note: 'Professional support' },
    { value: '2h', note: 'Enterprise support' },
  ]);
});

test('each plan links to its checkout and to the questions', () => {
  expect(plans?.items.map(({ name, price, action, question }) => [name, price, action.to, question.to])).toEqual([
    ['Maintain', '$79', '/maintenance/checkout?step=details&plan=maintain', '#faq'],
    ['Protect', '$149', '/maintenance/checkout?step=details&plan=protect', '#faq'],
    ['Perform', '$299', '/maintenance/checkout?step=details&plan=perform', '#faq'],
  ]);
});
