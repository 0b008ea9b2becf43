import { audited } from './audit.ts';
import { builder } from './builder.ts';
import './failure-types.ts';
// Each domain adds its types and fields to the builder when its file is imported.
import '#api/agency/agency.graphql.ts';
import '#api/media/media.graphql.ts';
import '#api/blocked-senders/blocked-senders.graphql.ts';
import '#api/blog/blog.graphql.ts';
import '#api/blog/blog-mutations.graphql.ts';
import '#api/bot-check/bot-check.graphql.ts';
import '#api/case-studies/case-studies.graphql.ts';
import '#api/changes/changes.graphql.ts';
import '#api/console-release/console-release.graphql.ts';
import '#api/payments/payments.graphql.ts';
import '#api/orders/orders.graphql.ts';
import '#api/subscriptions/own-plans.graphql.ts';
import '#api/subscriptions/subscription-verbs.graphql.ts';
import '#api/subscriptions/subscriptions.graphql.ts';
import '#api/contact/bulk-changes.graphql.ts';
import '#api/contact/contact.graphql.ts';
import '#api/contact/inquiry-states.graphql.ts';
import '#api/mail/undelivered-mails.graphql.ts';
import '#api/imports/imports.graphql.ts';
import '#api/packages/maintenance-plans.graphql.ts';
import '#api/packages/service-packages.graphql.ts';
import '#api/page-checks/page-checks.graphql.ts';
import '#api/people/people.graphql.ts';
import '#api/performance/performance.graphql.ts';
import '#api/portfolio/portfolio.graphql.ts';
import '#api/portfolio/portfolio-mutations.graphql.ts';
import '#api/publishing/publishing.graphql.ts';
import '#api/replies/replies.graphql.ts';
import '#api/replies/reply-verbs.graphql.ts';
import '#api/today/today.graphql.ts';
import '#api/reply-templates/reply-templates.graphql.ts';
import '#api/session/session.graphql.ts';
import '#api/writing/writing.graphql.ts';

builder.queryType({ description: 'Queries. Everyone may use those that are not marked “For the admin.”' });
builder.mutationType({ description: 'Mutations. Everyone may use those that are not marked “For the admin.”' });
builder.subscriptionType({ description: 'Subscriptions, sent as a stream of events (text/event-stream).' });

/** The whole schema, built once. The context of each operation provides the services. */
export const schema = audited(builder.toSchema());
