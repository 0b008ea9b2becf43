import { ContactSubmission } from '#api/contact/contact.graphql.ts';
import { builder } from '#api/graphql/builder.ts';
import { PortfolioItem } from '#api/portfolio/portfolio.graphql.ts';
import { type Change, subscribeToChanges } from './subscribe-to-changes.ts';

const ChangeKind = builder.enumType('ChangeKind', {
  description: 'What happened.',
  values: {
    CURRENT: { description: 'Nothing: all that was missed has been sent, and what follows comes as it happens.' },
    INQUIRY_ADDED: { description: 'An inquiry came.' },
    INQUIRY_READ: { description: 'An inquiry was marked as read or as unread.' },
    INQUIRY_DELETED: { description: 'An inquiry was deleted.' },
    PORTFOLIO_ITEM_SAVED: { description: 'A portfolio item was added or changed.' },
    PORTFOLIO_ITEM_DELETED: { description: 'A portfolio item was deleted.' },
    RESET: {
      description: 'The changes are not known any more, or the cursor is too old or unknown: load everything anew.',
    },
  } as const,
});

const ChangeType = builder.objectRef<Change>('Change').implement({
  description: 'Something that happened to an inquiry or a portfolio item.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on from. It is worth something for 7 days.' }),
    kind: t.expose('kind', { type: ChangeKind, description: 'What happened.' }),
    id: t.exposeID('id', { nullable: true, description: 'What it is about; null for CURRENT and RESET.' }),
    contactSubmission: t.field({
      type: ContactSubmission,
      nullable: true,
      description: 'The inquiry that was added or marked, as it is now; null when it was deleted since.',
      resolve: ({ contactSubmission }) => contactSubmission,
    }),
    portfolioItem: t.field({
      type: PortfolioItem,
      nullable: true,
      description: 'The item that was saved, as it is now; null when it was deleted since.',
      resolve: ({ portfolioItem }) => portfolioItem,
    }),
  }),
});

builder.subscriptionFields((t) => ({
  changes: t.field({
    type: ChangeType,
    description:
      'Changes of inquiries and portfolio items, each within a second. CURRENT comes first, or after what was missed ' +
      'since the cursor. The stream ends with the session. For the admin.',
    authScopes: { admin: true },
    args: {
      after: t.arg.string({ description: 'The cursor of the last change that was seen. Left out = from now on.' }),
    },
    subscribe: (_root, { after }, context) => subscribeToChanges(after, context),
    resolve: (change) => {
      if (change instanceof Error) throw change;
      return change;
    },
  }),
}));
