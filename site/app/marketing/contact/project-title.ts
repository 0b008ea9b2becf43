import { graphql } from '@agency/api/typed-graphql';
import type { SiteContext } from '#app/site-context.ts';
import { studies, studySlug } from '../case-studies/studies.ts';

const projectTitleQuery = graphql(`
  query ProjectTitle($slug: String!) {
    portfolioItemBySlug(slug: $slug) {
      title
    }
  }
`);

/**
 * The title of the project that a link to the form names, by the slug of a case study or a portfolio item; null where there
 * is none. The form stands without it, so a failure is logged and no more.
 */
export async function projectTitle(
  slug: string | null,
  { queryApi, logError }: Pick<SiteContext, 'queryApi' | 'logError'>,
): Promise<string | null> {
  if (!slug) return null;
  const study = studies.find((one) => studySlug(one) === slug);
  if (study) return study.client;
  try {
    const { portfolioItemBySlug } = await queryApi(projectTitleQuery, { slug });
    return portfolioItemBySlug?.title ?? null;
  } catch (error) {
    logError(error);
    return null;
  }
}
