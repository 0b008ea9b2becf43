import { mailCauses } from '@agency/api/contract/mail';
import { graphql } from '@agency/api/typed-graphql';
import { siteContext } from '#app/site-context.ts';
import { views } from '#ui/admin/kinds.ts';
import { kindLabel } from '#ui/admin/mails/mail-list.tsx';
import type { Route } from './+types/mail-csv.ts';
import { csvAnswer } from './csv-answer.ts';

const mailsQuery = graphql(`
  query MailForFile($after: String) {
    undeliveredMails(first: 50, after: $after) {
      edges {
        node {
          createdAt
          kind
          recipient
          state
          attempts
          cause
          lastError
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const head = ['Created', 'Mail', 'Recipient', 'State', 'Attempts', 'Cause', 'Server response'];

export function loader({ context }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  return csvAnswer({ name: 'mail', head, list: views.mail.path }, async (after) => {
    const { edges, pageInfo } = (await queryApi(mailsQuery, { after })).undeliveredMails;
    const rows = edges.map(({ node }) => [
      ...[node.createdAt, kindLabel(node.kind), node.recipient, node.state, node.attempts],
      ...[node.cause && mailCauses[node.cause], node.lastError],
    ]);
    return { rows, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
  });
}
