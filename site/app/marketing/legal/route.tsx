import { type MetaDescriptor, redirect } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { PageTitle } from '#ui/page-title/page-title.tsx';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Route } from './+types/route.ts';
import { privacyPolicy, termsOfService } from './legal-text.ts';
import { ownLegalPage } from './own-legal-page.ts';
import * as styles from './route.css.ts';

const textAt = (path: string) => (path === '/privacy' ? privacyPolicy : termsOfService);

/** @throws a redirect to the agency's own page, if the agency has configured one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const own = ownLegalPage(url.pathname, context.get(siteContext));
  if (own) throw redirect(own);
  return null;
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const { path, title, description } = textAt(matches[2].pathname)(site.agency);
  const trail = [
    { name: 'Home', path: '/' },
    { name: title, path },
  ];
  return pageHead(site, { title, description, canonical: path, structuredData: [breadcrumbs(site, trail)] });
}

/** The template of the privacy policy or the terms of service. */
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
