import { graphql } from '@agency/api/typed-graphql';
import { data, type MetaDescriptor } from 'react-router';
import { NotFound } from '#app/layout/error-page.tsx';
import { redirectOldPath } from '#app/layout/redirect-old-path.ts';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/route.ts';
import { caseStudyFields, searchTexts, studyPath } from './case-study.ts';
import { readStudy } from './read-study.server.ts';
import { StudyPage } from './study-page.tsx';

const caseStudyQuery = graphql(
  `
    query CaseStudyPage($slug: String!) {
      caseStudyBySlug(slug: $slug) {
        ...CaseStudyPageFields
      }
    }
  `,
  [caseStudyFields],
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { caseStudyBySlug: study } = await context.get(siteContext).queryApi(caseStudyQuery, { slug: params.slug });
  if (!study) await redirectOldPath({ context, url });
  return study ? { study: readStudy(study) } : data({ study: null }, { status: 404 });
}

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const study = loaderData?.study;
  if (!study)
    return pageHead(site, {
      title: '404 Page Not Found',
      description: 'There is no case study at this address.',
      hidden: true,
    });
  const { keywords, client, imageUrl, picture } = study;
  return pageHead(site, {
    ...searchTexts(study),
    ...(keywords && { keywords }),
    canonical: studyPath(study),
    ogImage: picture?.share ?? imageUrl,
    structuredData: [
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: 'Portfolio', path: '/portfolio' },
        { name: client, path: studyPath(study) },
      ]),
    ],
  });
}

export default function CaseStudyRoute({ loaderData: { study } }: Route.ComponentProps) {
  return study ? <StudyPage study={study} /> : <NotFound />;
}
