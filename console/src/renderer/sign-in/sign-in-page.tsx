import { Notice } from '@agency/site/ui/notice/notice.tsx';
import { text } from '@agency/site/ui/theme/text.css.ts';
import type { Session, SignIn, SignInResult } from '#bridge/session.ts';
import * as styles from './sign-in.css.ts';
import { SignInForm } from './sign-in-form.tsx';

type SignInPageProps = {
  session: Extract<Session, { state: 'signed-out' }>;
  onSignIn(input: SignIn): Promise<SignInResult>;
};

/** Asks where the agency's platform runs, and who signs in. */
export function SignInPage({ session: { servers, lastUsername, notice }, onSignIn }: SignInPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.margin}>
        <p className={styles.name}>Console</p>
      </header>
      <main className={styles.main}>
        <div className={styles.sheet}>
          <div>
            <h1 className={text({ as: 'title' })}>Log in</h1>
            <p className={`${text({ as: 'small' })} ${styles.lead}`}>Inbox and portfolio of your agency’s website.</p>
          </div>
          {notice === 'ended' ? (
            <Notice tone="caution" role="status">
              <p>Your session has ended. Log in to go on.</p>
            </Notice>
          ) : null}
          <SignInForm servers={servers} username={lastUsername ?? ''} onSignIn={onSignIn} />
        </div>
      </main>
    </div>
  );
}
