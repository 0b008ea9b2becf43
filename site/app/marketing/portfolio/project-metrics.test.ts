import { expect, test } from 'vitest';
import { project } from './project.factory.ts';
import { projectMetrics } from './project-metrics.ts';

test('a project without values has no metrics, whatever its labels say', () => {
  expect(projectMetrics(project({ metric1Label: 'orders', metric2Value: '' }))).toEqual([]);
});

test('each metric shows only when its value exists', () => {
  const some = project({ metric1Value: '+250%', metric1Label: 'sales', metric3Value: '0.9 s' });
  expect(projectMetrics(some)).toEqual([
    { value: '+250%', label: 'sales' },
    { value: '0.9 s', label: null },
  ]);
});
