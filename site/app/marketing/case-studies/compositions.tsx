import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { CaseStudy } from './case-study.ts';
import { Changes, Facts, Head, KeyResults, Prose, Steps, StudyPicture } from './parts.tsx';
import * as styles from './route.css.ts';

type Study = { study: CaseStudy };
type Composition = { Opening: ComponentType<Study>; Story: ComponentType<Study> };

const Title = ({ study }: Study) => <h1 className={clsx(text({ as: 'display' }), styles.title)}>{study.title}</h1>;
const Summary = ({ study }: Study) => <p className={text({ as: 'lead' })}>{study.summary}</p>;

/** Like a concert's program: the title across the sheet, results beside the picture, two movements above three. */
const program: Composition = {
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
  Story: ({ study }) => (
    <>
      <Section label="The trouble" title={study.problem.title} ground="land">
        <Prose paragraphs={study.problem.paragraphs} />
      </Section>
      <Section label="The work" title="What we did">
        <Steps study={study} list={styles.movements} step={styles.movement} />
      </Section>
      <Section label="Results" title="In figures" lead={study.results.lead} ground="shallow">
        <Changes study={study} className={styles.firstLarge} />
      </Section>
      <Section label="Afterward" title={study.lessons.title}>
        <Prose paragraphs={study.lessons.paragraphs} />
      </Section>
    </>
  ),
};

/** Like a plotted course: text beside the picture, the results below both, and steps that alternate between the sides. */
const course: Composition = {
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
  Story: ({ study }) => (
    <>
      <Section label="Results" title="In figures" lead={study.results.lead} ground="shallow">
        <Changes study={study} className={styles.rows} />
      </Section>
      <Section label="The trouble" title={study.problem.title}>
        <Prose paragraphs={study.problem.paragraphs} className={styles.leading} />
      </Section>
      <Section label="The work" title="What we did" ground="land">
        <Steps study={study} list={styles.course} step={styles.tack} />
      </Section>
      <Section label="Afterward" title={study.lessons.title}>
        <Prose paragraphs={study.lessons.paragraphs} />
      </Section>
    </>
  ),
};

/** Like an account book: the picture first, then everything between lines. */
const ledger: Composition = {
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
  Story: ({ study }) => (
    <>
      <Section label="Results" title="In figures" lead={study.results.lead} ground="land">
        <Changes study={study} className={styles.sideBySide} />
      </Section>
      <Section label="The trouble" title={study.problem.title}>
        <Prose paragraphs={study.problem.paragraphs} className={styles.newspaper} />
      </Section>
      <Section label="The work" title="What we did" ground="shallow">
        <Steps study={study} list={styles.entries} step={styles.entry} />
      </Section>
      <Section label="Afterward" title={study.lessons.title}>
        <Prose paragraphs={study.lessons.paragraphs} className={styles.newspaper} />
      </Section>
    </>
  ),
};

export const compositions = { program, course, ledger };
