import type { PortfolioItemInput } from '@agency/api/contract/portfolio';
import type { Item } from '#bridge/portfolio-item.ts';
import { baseOf, type Documents, type LocalDocument, queueDeletion, queueReadAll, queueSave } from './documents.ts';

export const now = '2026-03-01T09:00:00.000Z';

export const inputOf = (title: string): PortfolioItemInput => ({
  title,
  description: 'What was done.',
  technology: 'React',
  imageUrl: '/images/shop.webp',
  featured: false,
});

export const itemOf = (id: string, title: string, version = 1): Item => ({
  __typename: 'PortfolioItem',
  id,
  version,
  caseStudyUrl: null,
  metric1Value: null,
  metric1Label: null,
  metric2Value: null,
  metric2Label: null,
  metric3Value: null,
  metric3Label: null,
  ...inputOf(title),
});

/** Saves a title of an item that the server has in its first version. */
export const change = (all: Documents, id: string, title: string): Documents =>
  queueSave(all, id, inputOf(title), baseOf(itemOf(id, id)), now);
export const create = (all: Documents, id: string, title: string): Documents =>
  queueSave(all, id, inputOf(title), null, now);
export const deleteItem = (all: Documents, id: string): Documents =>
  queueDeletion(all, { id, type: 'portfolio-item', name: id, base: baseOf(itemOf(id, id)) }, now);
export const deleteInquiry = (all: Documents, id: string): Documents =>
  queueDeletion(all, { id, type: 'inquiry', name: id, base: null }, now);
export const readAll = (all: Documents, until: string, notBefore = 0): Documents =>
  queueReadAll(all, { until, count: 3, notBefore }, now);

/** A document's mutations in short: `save A queued`. */
export const linesOf = (document: LocalDocument | undefined): string[] =>
  (document?.mutations ?? []).map((each) =>
    [
      each.kind,
      each.kind === 'save' ? each.input.title : each.kind === 'delete' ? each.name : each.until,
      each.status,
    ].join(' '),
  );
