import { clsx } from 'clsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { CallToAction } from '../shapes/call-to-action.tsx';
import * as styles from './case-study.css.ts';
import type { CaseStudy } from './case-study.ts';
import { Results } from './results.tsx';

/** A project told from its trouble to its lesson. */
export function CaseStudyView({ study }: { study: CaseStudy }) {
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
      <Section label="Afterwards" title={study.lessons.title}>
        <Prose paragraphs={study.lessons.paragraphs} />
      </Section>
      <CallToAction
        block={{
          shape: 'call-to-action',
          label: 'Next',
          title: 'What would your figures be?',
          lead: 'Send us the address of your site. We time it, and you have an answer within 24 hours.',
          actions: [{ label: 'Get a Quote', to: '/contact' }, study.next],
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
