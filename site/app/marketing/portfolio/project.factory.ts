import type { Project } from '#app/graphql/portfolio.ts';

let made = 0;

/** A project for tests: everything required, nothing optional, unless given. */
export function project(given: Partial<Project> = {}): Project {
  made += 1;
  return {
    id: `project-${made}`,
    title: `Project ${made}`,
    description: 'What was built, and for whom.',
    technology: 'React',
    imageUrl: '/images/portfolio/example.webp',
    caseStudyUrl: null,
    featured: false,
    metric1Value: null,
    metric1Label: null,
    metric2Value: null,
    metric2Label: null,
    metric3Value: null,
    metric3Label: null,
    ...given,
  };
}
