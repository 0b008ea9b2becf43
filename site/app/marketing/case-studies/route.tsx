import type { MetaDescriptor } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { PageIndex } from '#ui/section/page-index.tsx';
import { quotePathLike } from '../contact/quote-path.ts';
import { NextProject } from '../portfolio/next-project.tsx';
import { CallToAction } from '../shapes/closing.tsx';
import type { Route } from './+types/route.ts';
import type { CaseStudy } from './case-study.ts';
import { compositions } from './compositions.tsx';
import { studies, studySlug } from './studies.ts';

/** The case study of a route's path. */
function studyAt(path: string): CaseStudy {
  const study = studies.find((one) => one.path === path);
  if (!study) throw new Error(`There is no case study at ${path}.`);
  return study;
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const study = studyAt(matches[2].pathname);
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Portfolio', path: '/portfolio' },
    { name: study.client, path: study.path },
  ];
  return pageHead(site, {
    ...study.head,
    canonical: study.path,
    ogImage: study.imageUrl,
    structuredData: [breadcrumbs(site, trail)],
  });
}

/** A portfolio item in detail, in its own composition. */
export default function CaseStudyPage({ matches }: Route.ComponentProps) {
  const study = studyAt(matches[2].pathname);
  const { Opening, Story } = compositions[study.composition];
  const next = studies[(studies.indexOf(study) + 1) % studies.length] ?? study;
  return (
    <>
      <Opening study={study} />
      <PageIndex sections={sections[study.composition]} once={`case study ${study.path}`}>
        <Story study={study} />
        <CallToAction
          block={{
            shape: 'call-to-action',
            label: 'Next step',
            title: 'What would your figures be?',
            lead: 'Send us the address of your site. We time it, and you have an answer within 24 hours.',
            actions: [{ label: 'Get a Quote', to: quotePathLike({ ...study, slug: studySlug(study) }) }, study.service],
          }}
        />
        <NextProject
          to={next.path}
          title={next.client}
          technology={next.technology}
          imageUrl={next.imageUrl}
          metric={next.results.figures[0]}
        />
      </PageIndex>
    </>
  );
}

const labelled = (...labels: string[]) =>
  [...labels, 'Afterward', 'Next step', 'Next project'].map((label) => ({ label }));
const sections = {
  program: labelled('The trouble', 'The work', 'Results'),
  course: labelled('Results', 'The trouble', 'The work'),
  ledger: labelled('Results', 'The trouble', 'The work'),
};
