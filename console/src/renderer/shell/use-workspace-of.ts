import { useEffect, useRef, useState } from 'react';
import type { Agency } from '#bridge/agency.ts';
import type { Session } from '#bridge/session.ts';
import { createWorkspace, type Workspace } from '../workspace/create-workspace.ts';

/**
 * The workspace of whoever is signed in. It outlives a session that ended elsewhere, so that the same admin finds
 * everything as it was; it goes when they sign out, or when another comes.
 */
export function useWorkspaceOf(agency: Agency, session: Session | null): Workspace | null {
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
