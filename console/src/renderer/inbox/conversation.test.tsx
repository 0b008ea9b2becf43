import { inquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Connection } from '#bridge/live.ts';
import { createCache } from '../graphql/create-cache.ts';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { Conversation } from './conversation.tsx';

const nothing = () => undefined;
const handlers = { onSent: nothing, onAnswer: nothing, onNote: nothing, onOpenLink: nothing };

test.each<[Connection, number, boolean]>([
  ['offline', 3, true],
  // No message was ever added to this thread.
  ['offline', 0, false],
  ['online', 3, false],
])('while %s, a thread of version %i shows that it could not be loaded: %s', (link, threadVersion, missing) => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const workspace = { documents: createStore(() => ({})), connection: createStore(() => link), client } as never;
  const shown = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <WorkspaceContext value={workspace}>
        <Conversation inquiry={inquiry({ threadVersion, state: 'spam' })} now={0} {...handlers} />
      </WorkspaceContext>
    </ApolloProvider>,
  );
  expect(shown.includes('could not be loaded')).toBe(missing);
});
