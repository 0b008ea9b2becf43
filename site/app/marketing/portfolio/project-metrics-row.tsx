import type { Project } from '#app/graphql/portfolio.ts';
import { Measure } from '#ui/measure/measure.tsx';
import { projectMetrics } from './project-metrics.ts';

/** The figures a project reached; nothing at all for one that published none. */
export function ProjectMetricsRow({ project, className }: { project: Project; className: string }) {
  const metrics = projectMetrics(project);
  if (metrics.length === 0) return null;
  return (
    <dl className={className}>
      {metrics.map(({ value, label }) => (
        <Measure key={`${value} ${label}`} value={value} label={label} small />
      ))}
    </dl>
  );
}
