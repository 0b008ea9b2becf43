import { clsx } from 'clsx';
import type { MetaDescriptor } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { ChangeChart } from '#ui/change-chart/change-chart.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { quotePathLike } from '../contact/quote-path.ts';
import { CallToAction } from '../shapes/closing.tsx';
import type { Route } from './+types/route.ts';
import type { CaseStudy, ResultFigure } from './case-study.ts';
import { content as eso } from './eso.ts';
import { content as redBullEnterprise } from './red-bull-enterprise.ts';
import * as styles from './route.css.ts';
import { content as wellnessBrand } from './wellness-brand.ts';

const studies: readonly CaseStudy[] = [eso, wellnessBrand, redBullEnterprise];

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

/** A portfolio item at length, from the problem to the lesson. */
export default function CaseStudyPage({ matches }: Route.ComponentProps) {
  const study = studyAt(matches[2].pathname);
  return (
    <>
      <CaseHead study={study} />
      <Section label="The trouble" title={study.problem.title}>
        <Prose paragraphs={study.problem.paragraphs} />
      </Section>
      <Section label="The work" title="What we did">
        <ol className={clsx(section.body, styles.steps)}>
          {study.steps.map(({ name, text: words }) => (
            <li key={name} className={styles.step}>
              <h3 className={text({ as: 'heading' })}>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Results {...study.results} />
      <Section label="Afterward" title={study.lessons.title}>
        <Prose paragraphs={study.lessons.paragraphs} />
      </Section>
      <CallToAction
        block={{
          shape: 'call-to-action',
          label: 'Next',
          title: 'What would your figures be?',
          lead: 'Send us the address of your site. We time it, and you have an answer within 24 hours.',
          actions: [{ label: 'Get a Quote', to: quotePathLike(study) }, study.next],
        }}
      />
    </>
  );
}

function CaseHead({
  study: { title, summary, imageUrl, client, sector, technology, timeframe },
}: {
  study: CaseStudy;
}) {
  const facts = { Client: client, Business: sector, 'Built with': technology, When: timeframe };
  return (
    <div className={clsx(section.sheet, section.meridian)}>
      <div className={clsx(section.grid, styles.head)}>
        <p className={clsx(text({ as: 'label' }), section.label)}>Case study</p>
        <div>
          <div className={styles.words}>
            <h1 className={text({ as: 'display' })}>{title}</h1>
            <p className={clsx(text({ as: 'lead' }), styles.summary)}>{summary}</p>
          </div>
          <dl className={styles.facts}>
            {Object.entries(facts).map(([name, value]) => (
              <div key={name}>
                <dt className={clsx(text({ as: 'label' }), styles.factName)}>{name}</dt>
                <dd className={text({ as: 'small' })}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={framed}>
            <Picture
              src={imageUrl}
              alt={`Home page of ${client}`}
              ratio="4 / 3"
              sizes="(min-width: 1024px) 60rem, 92vw"
              priority
            />
          </div>
        </div>
      </div>
    </div>
  );
}

function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={clsx(section.body, styles.prose)}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** What changed, each figure with its source; drawn where there is a before and an after. */
function Results({ lead, figures }: CaseStudy['results']) {
  return (
    <Section label="Results" title="In figures" lead={lead} ground="shallow">
      <div className={clsx(section.body, styles.results)}>
        {figures.map((figure) => (
          <Result key={figure.label} figure={figure} />
        ))}
      </div>
    </Section>
  );
}

function Result({ figure: { value, label, before, after, unit, source } }: { figure: ResultFigure }) {
  return (
    <div className={styles.result}>
      <dl>
        <Measure value={value} label={label} />
      </dl>
      {before !== undefined && after !== undefined ? <ChangeChart before={before} after={after} unit={unit} /> : null}
      <p className={text({ as: 'remark' })}>{source}</p>
    </div>
  );
}
