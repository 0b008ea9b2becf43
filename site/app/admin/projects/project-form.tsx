import { portfolioItemSchema } from '@agency/api/contract/portfolio/portfolio';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Project } from '#app/graphql/portfolio.ts';
import { formAttributes } from '#app/ui/form/form-attributes.ts';
import { FormNotice } from '#app/ui/form/form-notice.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { useContractForm } from '#app/ui/form/use-contract-form.ts';
import { toast } from '#app/ui/toast/toast-store.ts';
import { takeFocus } from '../take-focus.ts';
import { tellFailure } from '../tell-failure.ts';
import { useIntent } from '../use-intent.ts';
import { ProjectFields } from './project-fields.tsx';
import * as styles from './project-form.css.ts';

/** Whether the entries differ from what was there at first, and whether they are on their way. */
export type Progress = { typed: boolean; sending: boolean };

type ProjectFormProps = {
  project: Project | null;
  /** Kept up to date for whoever wants to close the form. */
  progress: RefObject<Progress>;
  onSaved(): void;
};

/** The form of one portfolio item. Whatever fails, what was typed stays; one that was deleted meanwhile can be saved as new. */
export function ProjectForm({ project, progress, onSaved }: ProjectFormProps) {
  const [gone, setGone] = useState(false);
  const id = gone ? '' : (project?.id ?? '');
  const { Form, onSubmit, pending, answer } = useIntent((answer) => {
    if (answer.status === 'done') {
      toast({ title: id ? 'Portfolio item updated' : 'Portfolio item created' });
      return onSaved();
    }
    tellFailure(answer, id ? 'Failed to update portfolio item.' : 'Failed to create portfolio item.');
    if (answer.status === 'gone') setGone(true);
  });
  const [form, fields] = useContractForm({
    id: 'portfolio-item',
    schema: portfolioItemSchema,
    values: project ? entriesFor(project) : undefined,
    reply: answer?.form,
    onValid: onSubmit,
  });
  const element = useRef<HTMLFormElement>(null);
  const first = useRef('');
  useEffect(() => {
    first.current = snapshot(element.current);
  }, []);
  useEffect(() => {
    progress.current.sending = pending;
  }, [pending, progress]);

  return (
    <Form
      ref={element}
      method="post"
      className={styles.form}
      onInput={() => {
        progress.current.typed = snapshot(element.current) !== first.current;
      }}
      {...formAttributes(form)}
    >
      <input type="hidden" name="intent" value="save-project" />
      <input type="hidden" name="id" value={id} />
      {gone ? (
        <FormNotice tone="negative" title="This portfolio item does not exist any more." ref={takeFocus}>
          It was deleted elsewhere while you were writing. What you typed is still here and can be saved as a new one.
        </FormNotice>
      ) : null}
      <ProjectFields fields={fields} />
      <div className={styles.foot}>
        <SubmitButton pending={pending} pendingLabel="Saving...">
          {gone ? 'Save as new' : project ? 'Save changes' : 'Add to portfolio'}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** A project as the form's fields begin with it. */
function entriesFor({ id: _id, ...fields }: Project) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']));
}

/** All entries as one text, to be compared. */
const snapshot = (form: HTMLFormElement | null) =>
  form ? new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString() : '';
