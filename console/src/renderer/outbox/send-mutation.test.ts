import { portfolioItemKind } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { createCache } from '../graphql/create-cache.ts';
import { listQueryOf } from '../graphql/load-list.ts';
import { create, itemOf, now } from './documents.factory.ts';
import { queue } from './documents.ts';
import { outboxOf } from './projections.ts';
import { sendMutation } from './send-mutation.ts';

const featured = { ...itemOf('featured', 'The shop'), featured: true };
const made = itemOf('made', 'The store');
/** A draft that another device began, with the same text as the queued reply. */
const draft = {
  ...{ __typename: 'InquiryMessage', id: 'r1', version: 1, inquiryId: 'i1', from: 'us', progress: 'draft' },
  ...{ text: 'Thank you.', at: now, sendAt: null, error: null, by: 'studio', address: null, subject: null },
  ...{ quoted: null, hasHtml: false, files: [] },
} as const;

/** Sends a new item. Returns the ids in the portfolio after the answer, and how often the list became stale. */
async function sendNew(listed: (typeof made)[]) {
  const cache = createCache();
  const portfolio = listQueryOf(portfolioItemKind);
  const edges = listed.map((node) => ({ __typename: 'PortfolioItemEdge' as const, cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };
  const allPortfolioItems = { __typename: 'AllPortfolioItemsConnection' as const, edges, pageInfo };
  cache.writeQuery({ ...portfolio, data: { allPortfolioItems } });
  const link = new ApolloLink(() => of({ data: { createPortfolioItem: made } }));
  let moves = 0;
  for (const entry of outboxOf(create({}, made.id, made.title)))
    await sendMutation(new ApolloClient({ cache, link }), entry, {
      onSessionEnded: () => undefined,
      onStale: () => (moves += 1),
      onDeleted: () => undefined,
    });
  return { ids: cache.readQuery(portfolio)?.allPortfolioItems?.edges.map(({ node }) => node.id), moves };
}

test('a new item is listed first until the list is refetched', async () => {
  expect(await sendNew([featured])).toEqual({ ids: ['made', 'featured'], moves: 1 });
});

test('a new item that the list contains before the answer arrives stays in its place', async () => {
  expect(await sendNew([featured, made])).toEqual({ ids: ['featured', 'made'], moves: 0 });
});

test.each([
  [
    'clearing a review is refused if the order now needs review for another reason',
    { kind: 'order', id: 'o1', mutation: 'clear', title: 'Ada', variables: { reviewReason: 'Paid twice.' } },
    { acknowledgeMaintenanceOrder: { __typename: 'NotFound', message: 'There is another reason by now.' } },
    { kind: 'refused', refusal: { reason: 'failed', message: 'There is another reason by now.' } },
    [],
  ],
  [
    'a note about an inquiry that was deleted elsewhere is refused, because the note was not added',
    { kind: 'inquiry', id: 'i1', mutation: 'addNote', title: 'Ada', variables: { text: 'Calls at noon' } },
    { addNote: { __typename: 'NotFound', message: 'This inquiry no longer exists.' } },
    { kind: 'refused', refusal: { reason: 'failed', message: 'This inquiry no longer exists.' } },
    [],
  ],
  [
    'keeping a plan that has ended meanwhile is refused, because its cancellation was not withdrawn',
    { kind: 'subscription', id: 's1', mutation: 'resume', title: 'Ada', variables: {} },
    { resumeSubscription: { __typename: 'NotFound', message: 'This plan has ended.' } },
    { kind: 'refused', refusal: { reason: 'failed', message: 'This plan has ended.' } },
    [],
  ],
  [
    'blocking the sender of an inquiry that was deleted elsewhere is refused, because nobody was blocked',
    { kind: 'inquiry', id: 'i1', mutation: 'block', title: 'Ada', variables: { sender: 'ada@example.com' } },
    { changeInquiry: { __typename: 'NotFound', message: 'This inquiry no longer exists.' } },
    { kind: 'refused', refusal: { reason: 'failed', message: 'This inquiry no longer exists.' } },
    [],
  ],
  [
    'sending a reply again is refused if it was discarded elsewhere',
    { kind: 'reply', id: 'r1', mutation: 'sendAgain', title: 'Ada', variables: {} },
    { changeReply: { __typename: 'NotFound', message: 'This reply no longer exists.' } },
    { kind: 'refused', refusal: { reason: 'failed', message: 'This reply no longer exists.' } },
    [],
  ],
  [
    'a retry of a mail changes no record, but the list of mails is refetched',
    { kind: 'mail', id: 'm1', mutation: 'retry', title: 'Ada', variables: {} },
    { retryMail: { __typename: 'MailRetry', message: 'It was given up.' } },
    { kind: 'ok', record: null },
    ['mail'],
  ],
  [
    'a reply conflicts with another device’s draft of the same text, because the draft was not sent',
    { kind: 'reply', id: 'r1', mutation: 'send', title: 'Ada', variables: { inquiryId: 'i1', text: 'Thank you.' } },
    { sendReply: { __typename: 'Conflict', message: 'It has changed.', current: draft } },
    { kind: 'refused', refusal: { reason: 'conflict', message: 'It has changed.', current: draft } },
    ['reply'],
  ],
] as const)('%s', async (_what, request, data, expected, asked) => {
  const link = new ApolloLink(() => of({ data }));
  const client = new ApolloClient({ cache: createCache(), link });
  const stale: string[] = [];
  const [entry] = outboxOf(queue({}, request, now));
  if (!entry) throw new Error('Nothing is queued.');
  const result = await sendMutation(client, entry, {
    onSessionEnded: () => undefined,
    onStale: (kind) => stale.push(kind),
    onDeleted: () => undefined,
  });
  expect([result, stale]).toEqual([expected, asked]);
});

test('a mutation that a firewall refuses gets the status refused, so that later mutations are sent', async () => {
  const body = JSON.stringify({ errors: [{ message: 'A firewall refused it.', extensions: { code: 'BLOCKED' } }] });
  const headers = { 'Content-Type': 'application/graphql-response+json' };
  const link = new HttpLink({ uri: '/graphql', fetch: async () => new Response(body, { status: 403, headers }) });
  const ignore = () => undefined;
  for (const entry of outboxOf(create({}, made.id, made.title)))
    expect(
      await sendMutation(new ApolloClient({ cache: createCache(), link }), entry, {
        ...{ onSessionEnded: ignore, onStale: ignore, onDeleted: ignore },
      }),
    ).toEqual({ kind: 'refused', refusal: { reason: 'failed', message: 'A firewall refused it.' }, unprocessed: true });
});
