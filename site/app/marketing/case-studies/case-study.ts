import { studyTitle } from '@agency/api/contract/case-studies';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** A measured result. If it has `before` and `after` (in `unit`), a chart shows the change. */
export type ResultFigure = {
  value: string;
  label: string;
  before?: number;
  after?: number;
  unit?: string;
  /** The names of the two bars, if they are not "before" and "after". */
  names?: readonly [before: string, after: string];
  /** The source and period of the figure, or ''. */
  source: string;
  /** If set, the chart draws countable units instead of bars: `seats` out of a hundred, or `hours`. */
  drawnIn?: 'seats' | 'hours';
};

/** A part of a section: text, figures, or steps. Texts are safe HTML. */
export type StudyPart =
  | { html: string }
  | { figures: readonly ResultFigure[] }
  | { steps: readonly { name: string; html: string }[] };

export type StudySection = {
  id: string;
  /** The short name in the margin. */
  label: string;
  title: string;
  /** The paragraph before figures at the section's start, or ''. */
  lead: string;
  parts: readonly StudyPart[];
};

export const caseStudyFields = graphql(`
  fragment CaseStudyPageFields on CaseStudy @_unmask {
    slug
    title
    client
    sector
    builtWith
    timeframe
    summary
    imageUrl
    picture {
      alt
      color
      focalX
      focalY
      share {
        url
        width
        height
      }
    }
    composition
    servicePage
    seoTitle
    seoDescription
    keywords
    content
    next {
      slug
      client
      builtWith
      imageUrl
      content
    }
  }
`);
export type CaseStudyData = ResultOf<typeof caseStudyFields>;

export const studyPath = ({ slug }: { slug: string }): string => `/case-studies/${slug}`;

type Searched = Pick<CaseStudyData, 'client' | 'summary' | 'seoTitle' | 'seoDescription'>;

/** Returns the title and description of a case study's page for search engines. */
export const searchTexts = ({ client, summary, seoTitle, seoDescription }: Searched) => ({
  title: seoTitle ?? studyTitle(client),
  description: seoDescription ?? summary,
});
