import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { sheet } from '#ui/section/section.css.ts';
import type { Answer } from '../actions/action-result.ts';
import { SessionEnded } from '../sign-in/session-ended.tsx';
import { SignInPage } from '../sign-in/sign-in-form.tsx';
import { tellFailure } from '../tell-failure.ts';
import { SessionEndedContext } from '../use-intent.ts';
import { useNotice } from '../use-notice.ts';
import * as styles from './admin-frame.css.ts';
import type { AdminData } from './answer-page.ts';
import { Navigation } from './navigation.tsx';
import { PageFault } from './page-fault.tsx';
import type { AdminState } from './read-page.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useKeptPage } from './use-kept-page.ts';

type AdminFrameProps<Content> = {
  data: AdminData<Content>;
  /** What became of a form of the page: signing in or out. */
  answer: Answer | undefined;
  /** The page's name, and what to call it in a sentence. */
  title: string;
  subject: string;
  children(content: Content, now: string): ReactNode;
};

/**
 * Stands around every page of the admin's area: the form that leads to it while nobody is signed in, the margin with the
 * ways to the other pages, and the words for a session that has ended or a server that does not answer.
 */
export function AdminFrame<Content>({ data, answer, title, subject, children }: AdminFrameProps<Content>) {
  const { state, notice } = data;
  useNotice(notice);
  const page = useKeptPage(state, notice);
  const [ended, setEnded] = useEndedSession(state);
  const failed = page && answer?.status === 'fault' ? answer : null;

  useEffect(() => {
    if (failed) tellFailure(failed, 'Failed to log out.');
  }, [failed]);

  if (!page) return state.view === 'fault' ? <PageFault title={subject} /> : <SignInPage answer={answer} />;
  return (
    <SessionEndedContext value={setEnded}>
      <div className={clsx(sheet, styles.frame)}>
        <Navigation title={title} username={page.username} waiting={page.waiting} />
        <div className={styles.content}>
          {state.view === 'fault' ? <StaleNotice /> : null}
          {children(page.content, page.now)}
        </div>
      </div>
      <SessionEnded ended={ended} username={page.username} />
    </SessionEndedContext>
  );
}

/**
 * What said last that the session has ended, a reading of the page or the answer to a form; null while there is a session.
 * A reading that failed says nothing of it, so what was said before holds.
 */
function useEndedSession(state: AdminState<unknown>) {
  const [read, setRead] = useState(state);
  const [ended, setEnded] = useState<object | null>(null);
  if (state !== read) {
    setRead(state);
    if (state.view !== 'fault') setEnded(state.view === 'sign-in' ? state : null);
  }
  return [ended, setEnded] as const;
}
