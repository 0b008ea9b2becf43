import { UnsavedTextsContext } from '@agency/site/ui/admin/reply/unsaved-texts.ts';
import { Announcer } from '@agency/site/ui/announcer/announcer.tsx';
import { TooltipProvider } from '@agency/site/ui/tooltip/tooltip.tsx';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { Agency } from '#bridge/agency.ts';
import type { Session } from '#bridge/session.ts';
import { useShortcuts } from './commands/use-shortcuts.ts';
import { Shell } from './shell/shell.tsx';
import { SessionEnded } from './sign-in/session-ended.tsx';
import { SignInPage } from './sign-in/sign-in-form.tsx';
import { createWorkspace, type Workspace } from './workspace/create-workspace.ts';
import { WorkspaceContext } from './workspace/workspace-context.ts';

export function App({ agency }: { agency: Agency }) {
  return (
    <TooltipProvider>
      <Window agency={agency} />
      <Announcer />
    </TooltipProvider>
  );
}

function Window({ agency }: { agency: Agency }) {
  const session = useSession(agency.session);
  const workspace = useWorkspaceOf(agency, session);
  useShortcuts(agency.desktop);
  const calls = { onSignIn: agency.session.signIn, onForgotPassword: agency.session.forgotPassword };
  const signOut = () => void agency.session.signOut();

  if (workspace)
    return (
      <WorkspaceContext key={`${workspace.server} ${workspace.username}`} value={workspace}>
        <ApolloProvider client={workspace.client}>
          <UnsavedTextsContext value={workspace.unsavedTexts}>
            <Shell memoryOnly={session?.state === 'signed-in' && session.storage === 'memory'} onSignOut={signOut} />
          </UnsavedTextsContext>
          <SessionEnded open={session?.state === 'signed-out'} {...calls} onLeave={signOut} />
        </ApolloProvider>
      </WorkspaceContext>
    );
  if (session?.state === 'signed-out') return <SignInPage session={session} {...calls} />;
  return null;
}

/** Returns the session as main reports it; null until main answers. */
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

/**
 * Returns the workspace of the signed-in admin. If the session ends without a sign-out, the workspace stays, so that
 * the same admin finds everything unchanged. The workspace is closed when the admin signs out or somebody else signs
 * in.
 */
function useWorkspaceOf(agency: Agency, session: Session | null): Workspace | null {
  const [workspace, setWorkspace] = useState<Workspace | null>(null);
  const held = useRef<Workspace | null>(null);
  const signedIn = session?.state === 'signed-in' ? session : null;
  const left = session?.state === 'signed-out' && session.notice === null;
  const server = signedIn?.server;
  const username = signedIn?.username;

  useEffect(() => {
    const before = held.current;
    if (left) {
      before?.close();
      held.current = null;
      setWorkspace(null);
      return;
    }
    if (server === undefined || username === undefined) return before?.setSignedIn(false);
    if (before?.server === server && before.username === username) return before.setSignedIn(true);
    before?.close();
    held.current = null;
    setWorkspace(null);
    let current = true;
    void createWorkspace(agency, { server, username }).then((made) => {
      if (!current) return made.close();
      held.current = made;
      setWorkspace(made);
    });
    return () => {
      current = false;
    };
  }, [agency, left, server, username]);
  return workspace;
}
