import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** A result. With `before` and `after` (both in `unit`) it is drawn as two bars. */
export type ResultFigure = {
  value: string;
  label: string;
  before?: number;
  after?: number;
  unit?: string;
  /** The names of the two bars, if they compare something other than before and after. */
  names?: readonly [before: string, after: string];
  /** The source and period of the figure; empty if its caption has none. */
  source: string;
  /** Draws the change in countable pieces: `seats` out of a hundred, or `hours`. */
  drawnIn?: 'seats' | 'hours';
};

/** A part of a section: text as safe HTML, figures, or steps, each with its text as safe HTML. */
export type StudyPart =
  | { html: string }
  | { figures: readonly ResultFigure[] }
  | { steps: readonly { name: string; html: string }[] };

export type StudySection = {
  id: string;
  /** The short name in the margin. */
  label: string;
  title: string;
  /** A paragraph that introduces figures; empty if there is none. */
  lead: string;
  parts: readonly StudyPart[];
};

/** The fields that the page of a case study shows. */
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

/** Returns the path of a case study's page. */
export const studyPath = ({ slug }: { slug: string }): string => `/case-studies/${slug}`;
