import { portfolioItemSchema } from '@agency/api/contract/portfolio';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditableProject } from '#app/graphql/admin.ts';
import { button } from '#ui/button/button.css.ts';
import { formAttributes } from '#ui/form/form-attributes.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useContractForm } from '#ui/form/use-contract-form.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { tellFailure } from '../tell-failure.ts';
import { useIntent } from '../use-intent.ts';
import { ConflictView } from './conflict-view.tsx';
import { ProjectFields } from './project-fields.tsx';
import * as styles from './project-form.css.ts';
import { useConflict } from './use-conflict.ts';
import { usePictureCheck } from './use-picture-check.ts';
import { type Choices, entriesOf } from './versions.ts';

/** Whether the entries differ from what was there at first, and whether they are on their way. */
export type Progress = { typed: boolean; sending: boolean };

type ProjectFormProps = {
  project: EditableProject | null;
  /** Kept up to date for whoever wants to close the form. */
  progress: RefObject<Progress>;
  onSaved(): void;
};

/**
 * The form of one portfolio item. Whatever fails, what was typed stays: of one that was changed meanwhile both versions
 * are shown to choose from, and one that was deleted meanwhile can be saved as new.
 */
export function ProjectForm({ project, progress, onSaved }: ProjectFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [gone, setGone] = useState(false);
  const { version, conflict, raise, clear, choose } = useConflict(element, project);
  const picture = usePictureCheck(element, clear);
  const id = gone ? '' : (project?.id ?? '');
  const { Form, onSubmit, pending, answer } = useIntent((answer) => {
    if (answer.status === 'done') {
      toast({ title: id ? 'Portfolio item updated' : 'Portfolio item created' });
      return onSaved();
    }
    if (answer.status === 'conflict' && answer.current) return raise(answer.current);
    tellFailure(answer, id ? 'Failed to update portfolio item.' : 'Failed to create portfolio item.');
    if (answer.status === 'gone') setGone(true);
    // The choice stands and is sent again once there is a session; of everything else the form has more to say.
    if (answer.status !== 'signed-out') clear();
  });
  const [form, fields] = useContractForm({
    id: 'portfolio-item',
    schema: portfolioItemSchema,
    values: project ? entriesOf(project) : undefined,
    reply: answer?.form,
    onValid: (event) => (picture.maySend() ? onSubmit(event) : event.preventDefault()),
  });
  const first = useRef('');
  useEffect(() => {
    first.current = snapshot(element.current);
  }, []);
  useEffect(() => {
    progress.current.sending = pending;
  }, [pending, progress]);

  function saveChoice(choices: Choices) {
    if (Object.values(choices).every((side) => side === 'theirs')) {
      toast({ title: 'Nothing was saved', description: 'The other version stands as it is.' });
      return onSaved();
    }
    choose(choices, { edit: false });
    element.current?.requestSubmit();
  }

  function editChoice(choices: Choices) {
    choose(choices, { edit: true });
    const title = element.current?.elements.namedItem('title');
    if (title instanceof HTMLElement) title.focus();
  }

  return (
    <>
      {conflict ? (
        <ConflictView
          key={conflict.theirs.version}
          differences={conflict.differences}
          pending={pending || picture.checking}
          onSave={saveChoice}
          onEdit={editChoice}
        />
      ) : null}
      <Form
        ref={element}
        method="post"
        className={styles.form}
        hidden={conflict !== null}
        onInput={() => {
          progress.current.typed = snapshot(element.current) !== first.current;
          picture.onInput();
        }}
        {...formAttributes(form)}
      >
        <input type="hidden" name="intent" value="save-project" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {gone ? (
          <Notice tone="negative" title="This portfolio item does not exist any more." ref={takeFocus}>
            It was deleted elsewhere while you were writing. What you typed is still here and can be saved as a new one.
          </Notice>
        ) : null}
        <ProjectFields fields={fields} />
        <div className={styles.foot}>
          {picture.problem ? (
            <Notice tone="negative" title={pictureProblems[picture.problem]} ref={takeFocus}>
              Visitors would see an empty frame in its place. Check the address, or save it as it is.
            </Notice>
          ) : null}
          {/* Above the button that the form was sent with, so that a second press in its place saves nothing unread. */}
          {picture.problem ? (
            <button type="button" className={button({ kind: 'secondary' })} onClick={picture.insist}>
              Save anyway
            </button>
          ) : null}
          <SubmitButton
            pending={pending || picture.checking}
            pendingLabel={pending ? 'Saving...' : 'Checking the picture...'}
          >
            {gone ? 'Save as new' : project ? 'Save changes' : 'Add to portfolio'}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

const pictureProblems = {
  missing: 'There is no picture at this address, or it may not be shown here.',
  slow: 'The picture has not loaded within five seconds.',
};

/** All entries as one text, to be compared. */
const snapshot = (form: HTMLFormElement | null) =>
  form ? new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString() : '';
