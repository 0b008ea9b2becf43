import type { Composition } from '@agency/api/contract/case-studies';
import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { type Ground, Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { Facts, Head, KeyResults, Part, type PartStyles, StudyPicture } from './parts.tsx';
import type { ReadableStudy } from './read-study.server.ts';
import * as styles from './route.css.ts';

type Study = { study: ReadableStudy };
type Layout = {
  Opening: ComponentType<Study>;
  /** The backgrounds of the sections, repeated in this order. */
  grounds: readonly (Ground | undefined)[];
  parts: PartStyles;
  /** The CSS class of the first text, if it differs from that of other texts. */
  opening?: string;
};

const Title = ({ study }: Study) => (
  <h1 className={clsx(text({ as: 'display' }), styles.title)} data-field="title">
    {study.title}
  </h1>
);
const Summary = ({ study }: Study) => (
  <p className={text({ as: 'lead' })} data-field="summary">
    {study.summary}
  </p>
);

/** Like a concert program: the title over the full width, results beside the picture, and two steps above three. */
const program: Layout = {
  Opening: ({ study }) => (
    <Head>
      <div className={styles.across}>
        <Title study={study} />
        <StudyPicture study={study} />
        <KeyResults study={study} className={styles.lines} />
      </div>
      <div className={styles.below}>
        <Summary study={study} />
        <Facts study={study} className={styles.stacked} />
      </div>
    </Head>
  ),
  grounds: ['land', undefined, 'shallow', undefined],
  parts: { prose: styles.prose, figures: styles.firstLarge, steps: styles.movements, step: styles.movement },
};

/** Like a route on a chart: text beside the picture, the results below both, and steps on alternating sides. */
const course: Layout = {
  Opening: ({ study }) => (
    <Head>
      <div className={styles.wordsFirst}>
        <div className={styles.words}>
          <Title study={study} />
          <Summary study={study} />
        </div>
        <StudyPicture study={study} />
      </div>
      <KeyResults study={study} className={styles.strip} />
      <Facts study={study} className={styles.ruled} />
    </Head>
  ),
  grounds: ['shallow', undefined, 'land', undefined],
  parts: { prose: styles.prose, figures: styles.rows, steps: styles.course, step: styles.tack },
  opening: styles.leading,
};

/** Like an account book: the picture first; results, facts and steps between lines; text in two columns. */
const ledger: Layout = {
  Opening: ({ study }) => (
    <Head>
      <div className={styles.pictureFirst}>
        <StudyPicture study={study} />
        <div className={styles.words}>
          <Title study={study} />
          <KeyResults study={study} className={styles.lines} />
        </div>
      </div>
      <div className={styles.below}>
        <Summary study={study} />
        <Facts study={study} className={styles.stacked} />
      </div>
    </Head>
  ),
  grounds: ['land', undefined, 'shallow', undefined],
  parts: { prose: styles.newspaper, figures: styles.sideBySide, steps: styles.entries, step: styles.entry },
};

const layouts: Record<Composition, Layout> = { program, course, ledger };

export const layoutOf = ({ composition }: Pick<ReadableStudy, 'composition'>): Layout =>
  layouts[composition as Composition] ?? program;

export function Story({ study }: Study) {
  const { grounds, parts, opening = parts.prose } = layoutOf(study);
  const firstText = study.sections.findIndex((section) => section.parts.some((part) => 'html' in part));
  return study.sections.map(({ id, label, title, lead, parts: content }, place) => (
    <Section
      key={id}
      {...{ id, label, title }}
      lead={lead || undefined}
      ground={grounds[place % grounds.length]}
      field="content"
    >
      {content.map((part, at) => (
        <Part key={at} part={part} styles={{ ...parts, prose: place === firstText ? opening : parts.prose }} />
      ))}
    </Section>
  ));
}
