import { graphql } from '@agency/api/typed-graphql';
import type { MetaDescriptor } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import { caseStudyFields, searchTexts } from '../case-studies/case-study.ts';
import { readStudy } from '../case-studies/read-study.server.ts';
import { StudyPage } from '../case-studies/study-page.tsx';
import type { Route } from './+types/case-study.ts';
import { answerPreview, PreviewEnded, PreviewNotice, previewHead } from './preview-page.tsx';

const previewQuery = graphql(
  `
    query CaseStudyPreview($token: String!) {
      caseStudyPreview(token: $token) {
        ...CaseStudyPageFields
      }
    }
  `,
  [caseStudyFields],
);

/** Loads a case study for its preview link, whether it is public or not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { caseStudyPreview } = await queryApi(previewQuery, { token: url.searchParams.get('token') ?? '' });
  return answerPreview(caseStudyPreview && readStudy(caseStudyPreview));
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return previewHead(matches[0].loaderData, loaderData?.shown && searchTexts(loaderData.shown));
}

export default function StudyPreview({ loaderData: { shown: study } }: Route.ComponentProps) {
  if (!study) return <PreviewEnded />;
  return (
    <>
      <PreviewNotice>It shows the case study as it is now, including unsaved changes.</PreviewNotice>
      <StudyPage study={study} />
    </>
  );
}
