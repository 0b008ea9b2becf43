import { data, type MetaDescriptor } from 'react-router';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs, organization } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { PageTitle } from '#ui/page-title/page-title.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Route } from './+types/route.ts';
import { ContactSection } from './contact-section.tsx';
import { reportResult } from './inquiry-result.ts';
import { projectTitle } from './project-title.ts';
import { readOffered, readQuote } from './read-quote.ts';
import { ReplyChart } from './reply-chart.tsx';
import * as styles from './route.css.ts';
import { submitInquiry } from './submit-inquiry.ts';

export const handle: Hydration = { hydrate: 'on approach' };

/** Reads the form's initial values from the link to this page. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [project, packages] = await Promise.all([
    projectTitle(searchParams.get('project'), site),
    readOffered(searchParams, site),
  ]);
  return { quote: readQuote(searchParams, { project, packages }) };
}

/** Submits an inquiry from any page that has the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, ...init } = await submitInquiry(request, context.get(siteContext));
  return data(answer, init);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return reportResult(serverAction());
}

/** Keeps the action's headers, such as `Retry-After`, for a form that was posted without scripts. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Contact', path: '/contact' },
  ];
  return pageHead(site, {
    title: 'Contact',
    description:
      'Tell us about your site or shop. A free consultation without obligation, and a detailed proposal within 24 hours.',
    keywords: 'contact, quote, web development proposal, free consultation',
    canonical: '/contact',
    structuredData: [organization(site), breadcrumbs(site, trail)],
  });
}

export default function Contact({ loaderData: { quote }, actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        label="Contact"
        title="Tell us what your site should do"
        chart={
          <div className={styles.chart}>
            <ReplyChart hours={matches[0].loaderData.agency.hours} />
          </div>
        }
      >
        {quote.regarding ? (
          <span className={styles.regarding}>
            <span className={`${text({ as: 'label' })} ${styles.name}`}>Regarding </span>
            {quote.regarding}
          </span>
        ) : null}
        The first consultation is free and commits you to nothing. You will hear within 24 hours from someone who has
        looked at your site.
      </PageTitle>
      <ContactSection
        agency={matches[0].loaderData.agency}
        answer={actionData}
        quote={quote}
        label="Write"
        title="Your inquiry"
      />
    </>
  );
}
