import type { PortfolioItemInput } from '@agency/api/contract/portfolio';
import type { EditableItem as Item } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { queue } from './documents.ts';
import { type Base, baseOf, type Documents, type LocalDocument } from './local-document.ts';

export const now = '2026-03-01T09:00:00.000Z';

export const inputOf = (title: string): PortfolioItemInput => ({
  title,
  description: 'What was done.',
  technology: 'React',
  imageUrl: '/images/shop.webp',
  featured: false,
  draft: false,
  metrics: [],
});

export const itemOf = (id: string, title: string, version = 1): Item => ({
  __typename: 'PortfolioItem',
  id,
  version,
  caseStudyUrl: null,
  publishAt: null,
  rank: 1,
  pageProblem: null,
  ...inputOf(title),
});

const itemBase = (id: string) => baseOf('portfolio-item', itemOf(id, id));

export const saving = (id: string, title: string, base: Base, replaces?: string) =>
  ({ kind: 'portfolio-item', id, mutation: 'save', title, variables: inputOf(title), base, replaces }) as const;
export const deletingItem = (id: string, base = itemBase(id)) =>
  ({ kind: 'portfolio-item', id, mutation: 'delete', title: id, variables: {}, base }) as const;
export const deletingInquiry = (id: string) =>
  ({ kind: 'inquiry', id, mutation: 'delete', title: id, variables: {} }) as const;
export const marking = (mutation: 'markRead' | 'markUnread', id: string) =>
  ({ kind: 'inquiry', id, mutation, title: id, variables: {} }) as const;
export const markingAll = (until: string) =>
  ({ kind: 'inquiry', id: 'inquiry', mutation: 'markAllRead', title: '', variables: { until, count: 3 } }) as const;

/** Queues a new title of an item that the server has in version 1. */
export const change = (all: Documents, id: string, title: string): Documents =>
  queue(all, saving(id, title, itemBase(id)), now);
export const create = (all: Documents, id: string, title: string): Documents =>
  queue(all, saving(id, title, null), now);
export const deleteItem = (all: Documents, id: string): Documents => queue(all, deletingItem(id), now);
export const deleteInquiry = (all: Documents, id: string): Documents => queue(all, deletingInquiry(id), now);
export const mark = (all: Documents, mutation: 'markRead' | 'markUnread', id: string): Documents =>
  queue(all, marking(mutation, id), now);
export const readAll = (all: Documents, until: string): Documents => queue(all, markingAll(until), now);

/** Describes a document's mutations, one line each, such as `save A queued`. */
export const linesOf = (document: LocalDocument | undefined): string[] =>
  (document?.mutations ?? []).map(({ mutation, title, status }) => [mutation, title, status].join(' '));
