import { graphql } from '@agency/api/typed-graphql';
import { inquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { mailboxFields, noMail, threadFields } from '@agency/site/ui/admin/reply/reply.ts';
import { ApolloClient, ApolloLink, type InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Connection } from '#bridge/live.ts';
import { createCache } from '../graphql/create-cache.ts';
import { inquiriesQuery } from '../graphql/inquiries.ts';
import { writeRecord } from '../graphql/lists.ts';
import { persistedPart } from '../graphql/persist-cache.ts';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { Conversation } from './conversation.tsx';

const nothing = () => undefined;
const handlers = { onSent: nothing, onAnswer: nothing, onNote: nothing, onOpenLink: nothing };

function show(cache: InMemoryCache, link: Connection, shown: Inquiry): string {
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  const workspace = { documents: createStore(() => ({})), connection: createStore(() => link), client } as never;
  return renderToStaticMarkup(
    <ApolloProvider client={client}>
      <WorkspaceContext value={workspace}>
        <Conversation inquiry={shown} now={0} {...handlers} />
      </WorkspaceContext>
    </ApolloProvider>,
  );
}

test.each<[Connection, number, boolean]>([
  ['offline', 3, true],
  // No message was ever added to this thread.
  ['offline', 0, false],
  ['online', 3, false],
])('while %s, a thread of version %i shows that it could not be loaded: %s', (link, threadVersion, missing) => {
  const shown = show(createCache(), link, inquiry({ threadVersion, state: 'spam' }));
  expect(shown.includes('could not be loaded')).toBe(missing);
});

const query = graphql(
  'query Loaded($id: ID!) { contactSubmission(id: $id) { id ...ThreadFields } mailbox { ...MailboxFields } }',
  [threadFields, mailboxFields],
);
const at = '2026-11-13T10:00:00.000Z';

/** Returns the cache of a console that has the inbox, and has loaded the thread of this inquiry with one answer. */
function withThread(answered: Inquiry): InMemoryCache {
  const cache = createCache();
  const node = { ...answered, lastMessageAt: at };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: 'a' };
  const list = { edges: [{ __typename: 'ContactSubmissionEdge', cursor: 'a', node }], pageInfo };
  const data = { contactSubmissions: { __typename: 'ContactSubmissionConnection', ...list } };
  const variables = { search: null, counted: false, unread: false };
  cache.writeQuery({ query: inquiriesQuery, variables, data: data as never });
  const answer = {
    __typename: 'InquiryMessage',
    id: 'm1',
    version: 1,
    inquiryId: node.id,
    from: 'them',
    at,
    ...noMail,
  };
  const message = { ...answer, progress: 'received', text: 'Yes, please.', sendAt: null, error: null, by: null };
  const thread = { __typename: 'ContactSubmission', id: node.id, messages: [message], timeline: [], replyFiles: [] };
  cache.writeQuery({ query, variables: { id: node.id }, data: { contactSubmission: thread, mailbox: null } as never });
  return cache;
}

test('after a start offline, a thread that was loaded before is shown', () => {
  const answered = inquiry({ threadVersion: 1, state: 'spam' });
  const started = createCache().restore(persistedPart(withThread(answered).extract()));
  const shown = show(started, 'offline', answered);
  expect(shown).toContain('Yes, please.');
  expect(shown).not.toContain('could not be loaded');
});

test('a thread that lacks the last message because the connection was lost says so', () => {
  const answered = inquiry({ threadVersion: 2, state: 'spam', lastMessageAt: '2026-11-13T12:00:00.000Z' });
  const cache = withThread(answered);
  expect(show(cache, 'offline', answered)).not.toContain('could not be loaded');
  writeRecord(cache, inquiryKind, answered);
  expect(show(cache, 'offline', answered)).toMatch(/could not be loaded.*Yes, please\./);
});
