import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRevalidator } from 'react-router';
import { PlainFrame } from '#app/layout/plain-frame.tsx';
import { RetryLink } from '#app/link/retry-link.tsx';
import { titleOfView, type ViewKey } from '#ui/admin/kinds.ts';
import { useLayoutOfPage } from '#ui/admin/layout/layout-store.ts';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { ChangeQueueContext } from '../inquiries/use-changes.ts';
import { AdminPalette } from '../palette/admin-palette.tsx';
import { SessionEnded } from '../sign-in/session-ended.tsx';
import { SignInPage } from '../sign-in/sign-in-form.tsx';
import { SignedOutPage } from '../sign-in/signed-out-page.tsx';
import { SessionEndedContext, toastFailure } from '../use-intent.ts';
import * as styles from './admin-frame.css.ts';
import type { AdminData } from './answer-page.ts';
import { Navigation } from './navigation.tsx';
import { type NoticeName, notices } from './notices.ts';
import { OwnedBy, useOwnedChanges } from './owner.tsx';
import type { AdminPage, AdminState } from './read-page.ts';
import { useArrivals } from './use-arrivals.ts';
import { useLive } from './use-live.ts';

/** The data of the rail (the admin's navigation), as loaded with the last page. */
export type Account = Pick<AdminPage<unknown>, 'username' | 'waiting'>;
/** Null before the first page is loaded, and after the admin logs out. */
export const AccountContext = createContext<RefObject<Account | null> | null>(null);

type AdminFrameProps<Content> = {
  data: AdminData<Content>;
  /** The result of the form that signs in or out. */
  answer: ActionResult | undefined;
  view: ViewKey;
  children(content: Content, now: number): ReactNode;
};

/**
 * The frame of every admin page: the rail, and notices that the session has ended or that the server does not
 * respond. If no page is loaded yet, shows the sign-in form, or that the page could not be loaded.
 */
export function AdminFrame<Content>({ data, answer, view, children }: AdminFrameProps<Content>) {
  const { state, notice } = data;
  const title = titleOfView(view);
  useEffect(() => {
    if (notice) toast(notices[notice]);
  }, [notice]);
  useLayoutOfPage();
  const page = useLastPage(state, notice);
  const [ended, setEnded] = useEndedSession(state);
  const [account, signedInAs] = useAccount(page, state);
  useOwnedChanges(account?.username);
  const signedIn = account !== null && ended === null;
  const connection = useLive(signedIn, useArrivals(signedIn));
  const [finding, setFinding] = useState(false);
  const failed = page && answer?.status === 'fault' ? answer : null;

  useEffect(() => {
    if (failed) toastFailure(failed, 'Failed to log out.');
  }, [failed]);

  const fault =
    state.view === 'fault' ? (
      <PageFault title={view === 'dashboard' ? 'The dashboard' : `The ${title.toLowerCase()}`} />
    ) : null;
  if (!account) return <PlainFrame>{fault ?? <SignInPage answer={answer} />}</PlainFrame>;
  return (
    <SessionEndedContext value={setEnded}>
      <div className={styles.frame}>
        <Navigation {...account} connection={connection} onFind={() => setFinding(true)} />
        <main id="content" tabIndex={-1} className={styles.content}>
          <OwnedBy key={account.username} username={account.username} signedIn={signedInAs}>
            {page ? (
              <>
                <h1 className={visuallyHidden}>{title}</h1>
                {state.view === 'fault' ? <StaleNotice /> : null}
                {children(page.content, page.now)}
              </>
            ) : (
              fault
            )}
          </OwnedBy>
        </main>
      </div>
      <AdminPalette open={finding} onOpenChange={setFinding} />
      <SessionEnded ended={ended} username={account.username} />
    </SessionEndedContext>
  );
}

/**
 * Returns the last result that reported an ended session (null while there is a session), and a setter for it. A failed
 * load does not change the value, because it says nothing about the session.
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
 * Returns the page to show. This is the last loaded page, even after the session ended or the API failed, because
 * that page may have unsaved changes. Null before the first page is loaded, and after the admin logs out.
 */
export function useLastPage<Content>(state: AdminState<Content>, notice: NoticeName | null): AdminPage<Content> | null {
  const [last, setLast] = useState<AdminPage<Content> | null>(null);
  const shown = state.view === 'page' ? state : notice === 'signed-out' ? null : last;
  if (shown !== last) setLast(shown);
  return shown;
}

/**
 * Returns the account that was loaded with this page, or with the previous page if this page could not be loaded. Also
 * returns a ref to the account. The ref stays valid after the page is closed.
 */
function useAccount(page: Account | null, state: AdminState<unknown>) {
  const own = useRef<Account | null>(null);
  const last = use(AccountContext) ?? own;
  const queue = use(ChangeQueueContext);
  const account = page ?? (state.view === 'fault' ? last.current : null);
  // This is a layout effect, because the cleanup of a closed page's effects runs later and reads this ref.
  useLayoutEffect(() => {
    last.current = account;
  }, [last, account]);
  const username = account?.username;
  const setOwner = useEffectEvent(() => username && queue?.setOwner(username));
  useEffect(() => {
    setOwner();
  }, [username]);
  return [account, last] as const;
}

function StaleNotice() {
  const { revalidate, state } = useRevalidator();
  const pending = state === 'loading';
  return (
    <div role="status" className={styles.staleNotice}>
      <p>The server did not respond, so these lists may be out of date.</p>
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

/** Replaces a page that could not be loaded. */
function PageFault({ title }: { title: string }) {
  return (
    <SignedOutPage title={`${title} could not be loaded`}>
      <p className={text({ as: 'body' })}>The server did not respond. The error was logged. Please try again.</p>
      <p>
        <RetryLink />
      </p>
    </SignedOutPage>
  );
}
