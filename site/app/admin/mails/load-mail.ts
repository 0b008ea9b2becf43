import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import type { SiteContext } from '#app/site-context.ts';
import { mailFields } from '#ui/admin/mails/mail.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';

export const mailPageFields = graphql(
  `
    fragment MailPage on Query @_unmask {
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
  [mailFields],
);

const mailQuery = graphql(
  `
    query Mail($mails: Int!) {
      ...NavigationFields
      ...MailPage
    }
  `,
  [navigationFields, mailPageFields],
);

export const mailVariables = { mails: 50 };

export const mailPage = ({ undeliveredMails: { edges, totalCount } }: ResultOf<typeof mailPageFields>) => ({
  items: edges.map(({ node }) => node),
  total: totalCount,
});

export const loadMail = (site: SiteContext) =>
  readPage(site, async () => {
    const navigation = await site.queryApi(mailQuery, mailVariables);
    return { navigation, content: mailPage(navigation) };
  });
