import { parseInquirySearch, withSort } from '@agency/api/contract/inquiries';
import { graphql } from '@agency/api/typed-graphql';
import { siteContext } from '#app/site-context.ts';
import { budgetLabel, serviceLabel, stateLabels } from '#ui/admin/inbox/labels.ts';
import { firstPage, inquiryList, readListing } from '../listing/listing.ts';
import type { Route } from './+types/inquiries-csv.ts';
import { csvAnswer } from './csv-answer.ts';

const inquiriesQuery = graphql(`
  query InquiriesForFile($after: String, $search: String) {
    contactSubmissions(first: 50, after: $after, search: $search) {
      edges {
        node {
          createdAt
          name
          email
          company
          service
          budget
          regarding
          state
          lastFrom
          message
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const head = [
  'Received',
  'Name',
  'Email',
  'Company',
  'Service',
  'Budget',
  'Regarding',
  'State',
  'Last from',
  'Message',
];

export function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { q } = readListing(inquiryList, url.searchParams);
  // Does not sort by waiting time, because a new message would move its inquiry to the end of the list, and the file
  // would list that inquiry twice.
  const search = parseInquirySearch(q).sort === 'waiting' ? withSort(q, 'oldest') : q;
  return csvAnswer({ name: 'inquiries', head, list: firstPage(inquiryList, { q }) }, async (after) => {
    const { edges, pageInfo } = (await queryApi(inquiriesQuery, { after, search: search || null })).contactSubmissions;
    const rows = edges.map(({ node }) => [
      ...[node.createdAt, node.name, node.email, node.company, serviceLabel(node.service)],
      ...[
        node.budget && budgetLabel(node.budget),
        node.regarding,
        stateLabels[node.state],
        node.lastFrom,
        node.message,
      ],
    ]);
    return { rows, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
  });
}
