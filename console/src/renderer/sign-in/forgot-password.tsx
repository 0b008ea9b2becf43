import { forgotPasswordSchema } from '@agency/api/contract/session';
import { ResetLinkNotes } from '@agency/site/ui/admin/sign-in/reset-link-notes.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { TextField } from '@agency/site/ui/field/fields.tsx';
import { Stack } from '@agency/site/ui/layout/layout.tsx';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ForgotPasswordInput, ForgotResult } from '#bridge/session.ts';

export type OnForgotPassword = (input: ForgotPasswordInput) => Promise<ForgotResult>;

type ForgotPasswordProps = {
  server: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onForgotPassword: OnForgotPassword;
};

/** Asks a server for a link to set a new password. The answer does not tell whether the server knows the address. */
export function ForgotPassword({ server, open, onOpenChange, onForgotPassword }: ForgotPasswordProps) {
  const [answer, setAnswer] = useState<ForgotResult | null>(null);
  function openChange(opens: boolean) {
    setAnswer(null);
    onOpenChange(opens);
  }
  const sent = answer?.ok === true;
  return (
    <Dialog
      open={open}
      onOpenChange={openChange}
      title={sent ? 'Check your email' : 'Forgot your password?'}
      description={
        sent
          ? answer.message
          : `Enter the email address of your account at ${new URL(server).host}. You will receive a link to set a new password.`
      }
      width="narrow"
    >
      {sent ? (
        <Sent onClose={() => openChange(false)} />
      ) : (
        <AddressForm
          refusal={answer?.message ?? null}
          onSend={async ({ email }) => {
            setAnswer(await onForgotPassword({ server, email }).catch(() => failed));
          }}
        />
      )}
    </Dialog>
  );
}

const failed = { ok: false as const, message: 'The reset link could not be requested. Please try again.' };

type AddressFormProps = { refusal: string | null; onSend(input: { email: string }): Promise<void> };

function AddressForm({ refusal, onSend }: AddressFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const problem = errors.email?.message;
  return (
    <Stack
      as="form"
      gap="denseLarge"
      noValidate
      onSubmit={(event) => {
        // Stop the event, because React would bubble it to the sign-in form, which contains this dialog in React's
        // tree.
        event.stopPropagation();
        if (isSubmitting) event.preventDefault();
        else void handleSubmit(onSend)(event);
      }}
    >
      {refusal && !isSubmitting ? (
        <Notice tone="negative" role="alert" title="No link was sent">
          {refusal}
        </Notice>
      ) : null}
      <TextField
        {...register('email')}
        field={{ name: 'email', errors: problem ? [problem] : undefined }}
        label="Email"
        type="email"
        autoComplete="email"
      />
      <button type="submit" className={button({})} aria-disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send reset link'}
      </button>
    </Stack>
  );
}

function Sent({ onClose }: { onClose(): void }) {
  const back = useRef<HTMLButtonElement>(null);
  // Focus this button, because the focused one disappeared with the form.
  useEffect(() => back.current?.focus(), []);
  return (
    <Stack gap="denseLarge">
      <ResetLinkNotes />
      <button ref={back} type="button" className={button({})} onClick={onClose}>
        Back to login
      </button>
    </Stack>
  );
}
