import { expect, test } from 'vitest';
import { itemMetrics } from './item-metrics.tsx';
import { portfolioItem } from './portfolio-item.factory.ts';

test('metrics that have only labels are not shown', () => {
  expect(itemMetrics(portfolioItem({ metrics: [{ value: null, label: 'orders' }] }))).toEqual([]);
});

test('a metric is shown only if it has a value', () => {
  const sales = { value: '+250%', label: 'sales' };
  const some = portfolioItem({ metrics: [sales, { value: null, label: 'pages' }, { value: '0.9 s', label: null }] });
  expect(itemMetrics(some)).toEqual([
    { value: '+250%', label: 'sales' },
    { value: '0.9 s', label: null },
  ]);
});
