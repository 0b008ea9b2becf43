import { graphql } from '@agency/api/typed-graphql';
import { inquiryFields } from '#bridge/inquiry.ts';
import { itemFields } from '#bridge/portfolio-item.ts';

/** Everything that changes at the server, from a place in its list of changes on. `liveChangeSchema` says what comes. */
export const changesDocument = graphql(
  `
    subscription ConsoleChanges($after: String) {
      changes(after: $after) {
        cursor
        kind
        id
        contactSubmission {
          ...InquiryFields
        }
        portfolioItem {
          ...ItemFields
        }
      }
    }
  `,
  [inquiryFields, itemFields],
);
