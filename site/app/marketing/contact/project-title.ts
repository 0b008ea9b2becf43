import { graphql } from '@agency/api/typed-graphql';
import type { SiteContext } from '#app/site-context.ts';

const projectTitleQuery = graphql(`
  query ProjectTitle($slug: String!) {
    portfolioItemBySlug(slug: $slug) {
      title
    }
    caseStudyBySlug(slug: $slug) {
      client
    }
  }
`);

/** How long the form waits for the title, in ms. */
const timeoutMs = 2_000;

/**
 * Returns the name of the project that a link to the form refers to by its slug: the client of a case study, or the
 * title of a portfolio item. Returns null for an unknown slug, and after a failure or timeout, which is logged.
 */
export async function projectTitle(
  slug: string | null,
  { queryApi, logError }: Pick<SiteContext, 'queryApi' | 'logError'>,
): Promise<string | null> {
  if (!slug) return null;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no project title within ${timeoutMs} ms`)), timeoutMs);
  try {
    const { portfolioItemBySlug, caseStudyBySlug } = await Promise.race([queryApi(projectTitleQuery, { slug }), late]);
    return caseStudyBySlug?.client ?? portfolioItemBySlug?.title ?? null;
  } catch (error) {
    logError(error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
