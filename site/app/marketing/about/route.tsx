import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import type { MetaDescriptor } from 'react-router';
import { LinkButton } from '#app/link/link-button.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs, organization } from '#app/page-head/structured-data.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { PageTitle } from '#ui/page-title/page-title.tsx';
import { PageIndex } from '#ui/section/page-index.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { index, indexEntry } from '../shapes/columns.css.ts';
import type { Route } from './+types/route.ts';
import { type AboutPage, content } from './content.ts';
import { PassageChart } from './passage-chart.tsx';
import * as styles from './route.css.ts';

const { head, hero, who, figures, principles, project, refusals, close } = content;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const trail = [
    { name: 'Home', path: '/' },
    { name: head.title, path: '/about' },
  ];
  return pageHead(site, {
    ...head,
    canonical: '/about',
    structuredData: [organization(site), breadcrumbs(site, trail)],
  });
}

export default function About({ matches }: Route.ComponentProps) {
  return (
    <>
      <PageTitle label="About" title={hero.title} chart={<PassageChart />}>
        {hero.lead}
      </PageTitle>
      <PageIndex sections={[who, figures, principles, project, refusals, close]} once="about">
        <Section label={who.label} title={who.title}>
          <div className={clsx(section.body, styles.prose)}>
            {who.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Section label={figures.label} title={figures.title} ground="shallow">
          <dl className={clsx(section.body, styles.figures)}>
            {figures.items.map(({ value, label, note }) => (
              <Measure key={label} value={value} label={label} note={note} />
            ))}
          </dl>
        </Section>
        <Principles {...principles} />
        <Stages {...project} />
        <Section label={refusals.label} title={refusals.title} lead={refusals.lead} ground="shallow">
          <ul className={clsx(section.body, index)}>
            {refusals.items.map((refusal) => (
              <li key={refusal.title} className={indexEntry}>
                <h3 className={text({ as: 'heading' })}>{refusal.title}</h3>
                <p>{refusal.text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Promised agency={matches[0].loaderData.agency} />
      </PageIndex>
    </>
  );
}

function Promised({ agency }: { agency: Agency }) {
  const { lead, actions, ...heading } = close;
  return (
    <Section {...heading}>
      <figure className={clsx(section.body, styles.promise)}>
        <blockquote className={styles.promiseWords}>{lead}</blockquote>
        <figcaption className={styles.signature}>
          The team at {agency.name}
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </figcaption>
      </figure>
      <Actions apart>
        {actions.map(({ label, to }, index) => (
          <LinkButton key={to} to={to} kind={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </Actions>
    </Section>
  );
}

function Principles({ items, ...heading }: AboutPage['principles']) {
  return (
    <Section {...heading}>
      <ol className={clsx(section.body, styles.principles)}>
        {items.map(({ title, text: words, check }) => (
          <li key={title} className={styles.principle}>
            <h3 className={text({ as: 'heading' })}>{title}</h3>
            <p>{words}</p>
            <Aside name="How to check" words={check} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Stages({ stages, ...heading }: AboutPage['project']) {
  return (
    <Section {...heading} ground="land">
      <ol className={clsx(section.body, styles.principles)}>
        {stages.map(({ name, duration, text: words, yours }) => (
          <li key={name} className={styles.stage}>
            <div>
              <h3 className={text({ as: 'heading' })}>{name}</h3>
              <p className={clsx(text({ as: 'label' }), styles.duration)}>{duration}</p>
            </div>
            <p>{words}</p>
            <Aside name="Your part" words={yours} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Aside({ name, words }: { name: string; words: string }) {
  return (
    <div className={styles.aside}>
      <p className={clsx(text({ as: 'label' }), styles.asideName)}>{name}</p>
      <p className={text({ as: 'small' })}>{words}</p>
    </div>
  );
}
