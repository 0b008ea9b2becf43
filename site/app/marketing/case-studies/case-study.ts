import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** A result. With `before` and `after` (both in `unit`) it is drawn as two bars. */
export type ResultFigure = {
  value: string;
  label: string;
  before?: number;
  after?: number;
  unit?: string;
  /** What the two bars compare, when it is not one thing at two times. */
  names?: readonly [before: string, after: string];
  /** Where the figure was read, and over which time; empty when its caption does not say. */
  source: string;
  /** Draws the change in countable pieces: `seats` of a hundred, or `hours`. */
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
  /** A paragraph that introduces figures; empty = there is none. */
  lead: string;
  parts: readonly StudyPart[];
};

/** A case study for its page. */
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

/** The path of a case study's page. */
export const studyPath = ({ slug }: { slug: string }): string => `/case-studies/${slug}`;
