import type { MetaDescriptor } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { PageTitle } from '#ui/page-title/page-title.tsx';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Route } from './+types/route.ts';
import { privacyPolicy, termsOfService } from './legal-text.ts';
import * as styles from './route.css.ts';

const textAt = (path: string) => (path === '/privacy' ? privacyPolicy : termsOfService);

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const { path, title, description } = textAt(matches[2].pathname)(site.agency);
  const trail = [
    { name: 'Home', path: '/' },
    { name: title, path },
  ];
  return pageHead(site, { title, description, canonical: path, structuredData: [breadcrumbs(site, trail)] });
}

/** The privacy policy or the terms of service. If the agency has configured another URL, the footer links to that. */
export default function Legal({ matches }: Route.ComponentProps) {
  const { title, lead, sections } = textAt(matches[2].pathname)(matches[0].loaderData.agency);
  return (
    <>
      <PageTitle label="Small print" title={title}>
        {lead}
      </PageTitle>
      <Section label="In plain words">
        <div className={styles.sections}>
          {sections.map(({ title: name, paragraphs }) => (
            <section key={name} className={styles.part}>
              <h2 className={text({ as: 'heading' })}>{name}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
