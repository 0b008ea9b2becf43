import { reportRequestSchema } from '@agency/api/contract/performance-report';
import { createRestClient, serverError } from '@agency/api/contract/rest-client';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { sprinkles } from '#ui/theme/sprinkles.css.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { type Report, shortName } from './use-analysis.ts';

const restClient = createRestClient();
const form = sprinkles({ display: 'grid', gap: 'medium' });
const empty = { email: '', name: '' };

/** Emails a finished analysis. The entries stay until the email is sent, even if the dialog is closed. */
export function EmailReport({ report }: { report: Report }) {
  const [open, setOpen] = useState(false);
  const [entries, setEntries] = useState(empty);
  const [problems, setProblems] = useState<Partial<typeof empty>>({});
  const [sending, setSending] = useState(false);

  function enter(name: keyof typeof empty, value: string) {
    setEntries((others) => ({ ...others, [name]: value }));
    setProblems((others) => ({ ...others, [name]: undefined }));
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    if (!entries.email.trim()) return void toast(missingInformation);
    const request = requestOf(report, entries);
    const { success, error } = reportRequestSchema.safeParse(request);
    if (!success) {
      const problemOf = (entry: string) => error.issues.find(({ path }) => path[0] === entry)?.message;
      const [email, name] = [problemOf('email'), problemOf('name')];
      setProblems({ email, name });
      const field = event.currentTarget.elements.namedItem(email ? 'email' : 'name');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setSending(true);
    try {
      await restClient.emailReport(request);
      toast(sent);
      setOpen(false);
      setEntries(empty);
    } catch (fault) {
      toast({ ...failed, description: serverError(fault) ?? failed.description });
    } finally {
      setSending(false);
    }
  }

  const trigger = (
    <button type="button" className={button({})}>
      <Mail size={18} aria-hidden="true" />
      Email Complete Report
    </button>
  );
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title="Email Complete Report"
      description={`The score and the five metrics estimated for ${shortName(report.website)}.`}
    >
      <form className={form} noValidate onSubmit={send}>
        <Field label="Email" error={problems.email}>
          {(attributes) => (
            <input
              {...attributes}
              className={control({})}
              type="email"
              name="email"
              required
              autoComplete="email"
              value={entries.email}
              onChange={({ target }) => enter('email', target.value)}
            />
          )}
        </Field>
        <Field label="Name" optional error={problems.name}>
          {(attributes) => (
            <input
              {...attributes}
              className={control({})}
              name="name"
              autoComplete="name"
              value={entries.name}
              onChange={({ target }) => enter('name', target.value)}
            />
          )}
        </Field>
        <SubmitButton pending={sending} disabled={!entries.email}>
          Send
        </SubmitButton>
      </form>
    </Dialog>
  );
}

const requestOf = ({ website, result }: Report, { email, name }: typeof empty) => ({
  email: email.trim(),
  ...(name.trim() ? { name: name.trim() } : {}),
  website,
  performanceData: result,
});

const missingInformation = {
  title: 'Missing Information',
  description: 'Please provide your email and complete the performance analysis first.',
  variant: 'destructive',
} as const;

const sent = {
  title: 'Email Sent!',
  description: 'Your performance report has been sent to your email address.',
} as const;

const failed = {
  title: 'Email Failed',
  description: 'Failed to send email report. Please try again.',
  variant: 'destructive',
} as const;
