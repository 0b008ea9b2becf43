import { graphql } from '@agency/api/typed-graphql';
import type { SiteContext } from '#app/site-context.ts';
import { mailFields } from '#ui/admin/mails/mail.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';

/** How many undelivered mails the page shows, newest first. */
const mailsShown = 50;

const mailQuery = graphql(
  `
    query Mail($mails: Int!) {
      ...NavigationFields
      lastMailSentAt
      undeliveredMails(first: $mails) {
        totalCount
        edges {
          node {
            ...UndeliveredMailFields
          }
        }
      }
    }
  `,
  [navigationFields, mailFields],
);

export const loadMail = (site: SiteContext) =>
  readPage(site, async () => {
    const {
      undeliveredMails,
      lastMailSentAt: sentAt,
      ...navigation
    } = await site.queryApi(mailQuery, { mails: mailsShown });
    const items = undeliveredMails.edges.map(({ node }) => node);
    return { navigation, content: { items, total: undeliveredMails.totalCount, sentAt } };
  });
