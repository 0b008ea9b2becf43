import type { Project } from '#app/graphql/portfolio.ts';

/** The metrics of a project that have a value, in order. Empty when it has none, and then no row is shown. */
export function projectMetrics(project: Project): { value: string; label: string | null }[] {
  const pairs = [
    [project.metric1Value, project.metric1Label],
    [project.metric2Value, project.metric2Label],
    [project.metric3Value, project.metric3Label],
  ] as const;
  return pairs.flatMap(([value, label]) => (value ? [{ value, label }] : []));
}
