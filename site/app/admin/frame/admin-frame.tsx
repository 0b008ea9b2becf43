import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { PageChrome } from '#app/layout/page-chrome.tsx';
import { type ViewKey, views } from '#ui/admin/kinds.ts';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { SessionEnded } from '../sign-in/session-ended.tsx';
import { SignInPage } from '../sign-in/sign-in-form.tsx';
import { SignedOutPage } from '../sign-in/signed-out-page.tsx';
import { SessionEndedContext, toastFailure } from '../use-intent.ts';
import * as styles from './admin-frame.css.ts';
import type { AdminData } from './answer-page.ts';
import { Navigation } from './navigation.tsx';
import { type NoticeName, notices } from './notices.ts';
import type { AdminPage, AdminState } from './read-page.ts';
import { useLive } from './use-live.ts';

/** What the rail shows of the admin, as any of the pages was read last; null while nobody is signed in. */
export type Account = Pick<AdminPage<unknown>, 'username' | 'waiting'>;
export const AccountContext = createContext<RefObject<Account | null> | null>(null);

type AdminFrameProps<Content> = {
  data: AdminData<Content>;
  /** What became of a form of the page: signing in or out. */
  answer: ActionResult | undefined;
  view: ViewKey;
  children(content: Content, now: number): ReactNode;
};

/**
 * The frame of every admin page: the rail with the links to the other pages, and what is shown when the session has ended or
 * the server does not answer. Without a session it is the sign-in form with the site's header and footer.
 */
export function AdminFrame<Content>({ data, answer, view, children }: AdminFrameProps<Content>) {
  const { state, notice } = data;
  const { name } = views[view];
  useEffect(() => {
    if (notice) toast(notices[notice]);
  }, [notice]);
  const page = useLastPage(state, notice);
  const [ended, setEnded] = useEndedSession(state);
  const account = useAccount(page, state);
  const connection = useLive(account !== null && ended === null);
  const failed = page && answer?.status === 'fault' ? answer : null;

  useEffect(() => {
    if (failed) toastFailure(failed, 'Failed to log out.');
  }, [failed]);

  const fault = state.view === 'fault' ? <PageFault title={`The ${name.toLowerCase()}`} /> : null;
  if (!account) return <PageChrome>{fault ?? <SignInPage answer={answer} />}</PageChrome>;
  return (
    <SessionEndedContext value={setEnded}>
      <div className={styles.frame}>
        <Navigation {...account} connection={connection} />
        <main id="content" tabIndex={-1} className={styles.content}>
          {page ? (
            <>
              <h1 className={visuallyHidden}>{name}</h1>
              {state.view === 'fault' ? <StaleNotice /> : null}
              {children(page.content, page.now)}
            </>
          ) : (
            fault
          )}
        </main>
      </div>
      <SessionEnded ended={ended} username={account.username} />
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

/**
 * The page to show: as it was read last, kept while the session is over or the API does not answer, since something
 * may stand half typed on it. Logging out lets it go. Null when there is none.
 */
export function useLastPage<Content>(state: AdminState<Content>, notice: NoticeName | null): AdminPage<Content> | null {
  const [last, setLast] = useState<AdminPage<Content> | null>(null);
  const shown = state.view === 'page' ? state : notice === 'signed-out' ? null : last;
  if (shown !== last) setLast(shown);
  return shown;
}

/** Whose pages these are: as this page says, else, when it could not be read, as the page before it. */
function useAccount(page: Account | null, state: AdminState<unknown>): Account | null {
  const own = useRef<Account | null>(null);
  const last = use(AccountContext) ?? own;
  const account = page ?? (state.view === 'fault' ? last.current : null);
  useEffect(() => {
    last.current = account;
  }, [last, account]);
  return account;
}

/** Says that the lists are as old as the last time the server answered. */
function StaleNotice() {
  const { revalidate, state } = useRevalidator();
  const pending = state === 'loading';
  return (
    <div role="status" className={styles.staleNotice}>
      <p>The server did not answer, so these lists may be out of date.</p>
      <button
        type="button"
        className={button({ kind: 'secondary', size: 'compact' })}
        aria-disabled={pending}
        onClick={() => pending || revalidate()}
      >
        {pending ? 'Trying...' : 'Try again'}
      </button>
    </div>
  );
}

/** Stands in a page's place when it could not be read at all. The link works without scripts, and the button with them. */
function PageFault({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  return (
    <SignedOutPage title={`${title} could not be loaded`}>
      <p className={text({ as: 'body' })}>The server did not answer. It has been noted; trying again often helps.</p>
      <p>
        <a
          href={pathname + search}
          className={button({})}
          aria-disabled={state === 'loading'}
          onClick={(event) => {
            event.preventDefault();
            revalidate();
          }}
        >
          {state === 'loading' ? 'Trying...' : 'Try again'}
        </a>
      </p>
    </SignedOutPage>
  );
}
