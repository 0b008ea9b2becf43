import { Announcer } from '@agency/site/ui/announcer/announcer.tsx';
import { Toaster } from '@agency/site/ui/toast/toaster.tsx';
import { TooltipProvider } from '@agency/site/ui/tooltip/tooltip.tsx';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Agency } from '#bridge/agency.ts';
import type { Session } from '#bridge/session.ts';
import { useShortcuts } from './commands/use-shortcuts.ts';
import { Shell } from './shell/shell.tsx';
import { useWorkspaceOf } from './shell/use-workspace-of.ts';
import { SessionEnded } from './sign-in/session-ended.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { WorkspaceContext } from './workspace/workspace-context.ts';

/** The whole renderer: the sign-in, or the workspace behind it. */
export function App({ agency }: { agency: Agency }) {
  return (
    <TooltipProvider>
      <Window agency={agency} />
      <Announcer />
      <Toaster place="list" />
    </TooltipProvider>
  );
}

function Window({ agency }: { agency: Agency }) {
  const session = useSession(agency.session);
  const workspace = useWorkspaceOf(agency, session);
  useShortcuts(agency.desktop);
  const signOut = () => void agency.session.signOut();

  if (workspace)
    return (
      <WorkspaceContext key={`${workspace.server} ${workspace.username}`} value={workspace}>
        <ApolloProvider client={workspace.client}>
          <Shell memoryOnly={session?.state === 'signed-in' && session.storage === 'memory'} onSignOut={signOut} />
          <SessionEnded open={session?.state === 'signed-out'} onSignIn={agency.session.signIn} onLeave={signOut} />
        </ApolloProvider>
      </WorkspaceContext>
    );
  if (session?.state === 'signed-out') return <SignInPage session={session} onSignIn={agency.session.signIn} />;
  return null;
}

/** Who is signed in, as main says it; null until it has said so. */
function useSession(session: Agency['session']): Session | null {
  const [current, setCurrent] = useState<Session | null>(null);
  useEffect(() => {
    let changed = false;
    const unsubscribe = session.onChange((next) => {
      changed = true;
      setCurrent(next);
    });
    void session.get().then((first) => changed || setCurrent(first));
    return unsubscribe;
  }, [session]);
  return current;
}
