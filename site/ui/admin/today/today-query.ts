import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { inquiryCountsFields } from '../inbox/filters.ts';

/** Queries what needs attention, and the statistics of the last weeks and months. */
export const todayQuery = graphql(
  `
    query Today {
      inquiryCounts {
        ...InquiryCountsFields
      }
      subscriptionCounts {
        pastDue
        reportDue
        reportLate
      }
      ordersNeedingReview: maintenanceOrders(needsReview: true, first: 1) {
        totalCount
      }
      mailsToNotice: undeliveredMails(first: 1) {
        totalCount
      }
      faultyPages {
        page
        type
        title
        findings {
          severity
          message
          pass {
            until
          }
        }
      }
      today {
        woken
        days {
          date
          inquiries
          orders
        }
        answerTimes {
          month
          medianMs
          answered
          all
        }
        outcomes {
          services {
            service
            inquiries
            won
            lost
          }
          sources {
            source
            inquiries
            won
            lost
          }
        }
        backup {
          provenAt
          rows
          files
          problem
        }
        subscriptions {
          active
          pastDue
          canceling
          ended
          churn
          monthlyRevenue
          renewals
        }
        revenue {
          month
          plan
          currency
          orders
          amount
        }
      }
    }
  `,
  [inquiryCountsFields],
);

export type TodayData = ResultOf<typeof todayQuery>;
