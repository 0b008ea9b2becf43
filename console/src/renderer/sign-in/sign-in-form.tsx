import { SignInFields, signInFailed } from '@agency/site/ui/admin/sign-in/sign-in-fields.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { TextField } from '@agency/site/ui/field/fields.tsx';
import { Stack } from '@agency/site/ui/layout/layout.tsx';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverAddressSchema } from '#bridge/server-address.ts';
import { type Session, type SignIn, type SignInResult, signInSchema } from '#bridge/session.ts';
import { ForgotPassword, type OnForgotPassword } from './forgot-password.tsx';
import * as styles from './sign-in.css.ts';

type SignInFormProps = {
  servers: readonly string[];
  username: string;
  /** Whether to ask only for the password, because the server and the username are known. */
  passwordOnly?: boolean;
  onSignIn(input: SignIn): Promise<SignInResult>;
  onForgotPassword: OnForgotPassword;
  children?: ReactNode;
};

/** Asks for server, username and password, and checks them by the contract's rules. Shows errors at their fields. */
export function SignInForm(props: SignInFormProps) {
  const { servers, username, passwordOnly = false, onSignIn, onForgotPassword, children } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, trigger, getValues, setValue, setError, setFocus, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { server: servers[0] ?? '', username, password: '' },
  });
  const { errors, isSubmitting } = formState;
  // Register the fields in the order on screen, because the first invalid field gets the focus.
  const entries = {
    server: register('server'),
    username: register('username'),
    password: register('password'),
  };
  const field = (name: keyof typeof entries) => ({ name, errors: messagesOf(errors[name]?.message) });

  async function signIn(input: SignIn) {
    setFailure(null);
    const result = await onSignIn(input).catch((): SignInResult => ({ ok: false, message: signInFailed }));
    if (result.ok) return;
    if (result.field) setError(result.field, { message: result.message }, { shouldFocus: true });
    else {
      setFailure(result.message);
      setFocus('password', { shouldSelect: true });
    }
  }

  /** The server for which a new password is requested; null if no password is requested. */
  const [forgotAt, setForgotAt] = useState<string | null>(null);
  async function askForNew() {
    if (await trigger('server', { shouldFocus: true })) setForgotAt(serverAddressSchema.parse(getValues('server')));
  }

  const first = passwordOnly || servers.length > 0 ? (username ? 'password' : 'username') : 'server';
  useEffect(() => setFocus(first), [setFocus, first]);

  const others = servers.length > 1 ? servers : [];
  const server = (
    <>
      <TextField
        {...entries.server}
        field={field('server')}
        label="Server address"
        hint={servers.length === 0 ? 'Such as agency.example' : undefined}
        inputMode="url"
        spellCheck={false}
      />
      {others.length > 0 ? (
        <div className={styles.servers}>
          {others.map((server) => (
            <button key={server} type="button" onClick={() => setValue('server', server, { shouldValidate: true })}>
              {server}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
  return (
    <Stack as="form" gap="denseLarge" noValidate onSubmit={handleSubmit(signIn)}>
      {forgotAt === null ? null : (
        <ForgotPassword
          server={forgotAt}
          open
          onOpenChange={(open) => open || setForgotAt(null)}
          onForgotPassword={onForgotPassword}
        />
      )}
      <SignInFields
        username={passwordOnly ? null : { ...entries.username, field: field('username') }}
        password={{ ...entries.password, field: field('password') }}
        failure={failure}
        pending={isSubmitting}
        before={passwordOnly ? null : server}
      >
        <button type="button" className={button({ kind: 'text' })} onClick={() => void askForNew()}>
          Forgot your password?
        </button>
        {children}
      </SignInFields>
    </Stack>
  );
}

const messagesOf = (message: string | undefined) => (message ? [message] : undefined);

type SignInPageProps = {
  session: Extract<Session, { state: 'signed-out' }>;
} & Pick<SignInFormProps, 'onSignIn' | 'onForgotPassword'>;

export function SignInPage({ session: { servers, lastUsername, notice }, ...calls }: SignInPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.margin}>
        <p className={styles.name}>Console</p>
      </header>
      <main className={styles.main}>
        <div className={styles.sheet}>
          <div>
            <h1 className={text({ as: 'title' })}>Log in</h1>
            <p className={`${text({ as: 'small' })} ${styles.lead}`}>Inbox and portfolio for your agency’s website.</p>
          </div>
          {notice === 'ended' ? (
            <Notice tone="caution" role="status">
              <p>Your session has ended. Log in to continue.</p>
            </Notice>
          ) : null}
          <SignInForm servers={servers} username={lastUsername ?? ''} {...calls} />
        </div>
      </main>
    </div>
  );
}
