import { expect, test } from 'vitest';
import type { Project } from '#app/graphql/portfolio.ts';
import { projectMetrics } from './project-metrics.ts';

const project: Project = {
  id: '1',
  title: 'A site',
  description: 'What was built.',
  technology: 'React',
  imageUrl: '/a.webp',
  caseStudyUrl: null,
  featured: false,
  metric1Value: null,
  metric1Label: null,
  metric2Value: null,
  metric2Label: null,
  metric3Value: null,
  metric3Label: null,
};

test('a project without values has no metrics, whatever its labels say', () => {
  expect(projectMetrics({ ...project, metric1Label: 'orders', metric2Value: '' })).toEqual([]);
});

test('each metric shows only when its value exists', () => {
  const some = { ...project, metric1Value: '+250%', metric1Label: 'sales', metric3Value: '0.9 s', metric3Label: null };
  expect(projectMetrics(some)).toEqual([
    { value: '+250%', label: 'sales' },
    { value: '0.9 s', label: null },
  ]);
});
