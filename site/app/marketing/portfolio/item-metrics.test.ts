import { expect, test } from 'vitest';
import { itemMetrics } from './item-metrics.tsx';
import { portfolioItem } from './portfolio-item.factory.ts';

test('a portfolio item without values has no metrics, whatever its labels say', () => {
  expect(itemMetrics(portfolioItem({ metric1Label: 'orders', metric2Value: '' }))).toEqual([]);
});

test('each metric shows only when its value exists', () => {
  const some = portfolioItem({ metric1Value: '+250%', metric1Label: 'sales', metric3Value: '0.9 s' });
  expect(itemMetrics(some)).toEqual([
    { value: '+250%', label: 'sales' },
    { value: '0.9 s', label: null },
  ]);
});
