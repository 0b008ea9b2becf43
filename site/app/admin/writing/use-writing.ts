import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Stored } from '#ui/admin/kind.ts';
import { formKindOf, type KindName } from '#ui/admin/kinds.ts';
import type { SaveState } from '#ui/admin/writing/save-state-text.tsx';
import { OwnerContext } from '../frame/owner.tsx';
import { SessionEndedContext } from '../use-intent.ts';
import { type MergedWith, openWriting } from './open-writing.ts';

type WritingOptions = {
  kind: KindName;
  id: string;
  /** The stored data from the page's loader: another object after each reload. */
  stored: Stored;
  form: RefObject<HTMLFormElement | null>;
  /** Whether the record is being saved. */
  pending: boolean;
};

/** Keeps what is typed in a form (see `openWriting`), and reports where it is stored. */
export function useWriting({ kind, id, stored, form, pending }: WritingOptions) {
  const { form: model, writing } = formKindOf(kind);
  const [version, setVersion] = useState(stored.record?.version);
  const [saveState, setSaveState] = useState<SaveState>(
    stored.copy ? { is: 'kept', at: stored.copy.writtenAt } : { is: 'saved' },
  );
  const [merged, setMerged] = useState<MergedWith | null>(null);
  const session = useRef<ReturnType<typeof openWriting>>(null);
  const sessionEnded = use(SessionEndedContext);
  const owner = use(OwnerContext);

  const open = useEffectEvent(() =>
    form.current
      ? openWriting({
          form: form.current,
          model,
          texts: writing?.texts ?? [],
          name: `${kind}-${id}`,
          owner,
          address: `/admin/writing/${kind}/${id}`,
          stored,
          onSaveState: setSaveState,
          // Earlier conflicts stay listed until the admin dismisses them.
          onMerged: ({ by, contested }) =>
            setMerged((before) => ({ by, contested: [...(before?.contested ?? []), ...contested] })),
          onVersion: setVersion,
          onSignedOut: sessionEnded,
        })
      : null,
  );
  useEffect(() => {
    session.current = open();
    return () => session.current?.close();
  }, []);
  useEffect(() => session.current?.pause(pending), [pending]);
  useEffect(() => {
    if (!pending) session.current?.onLoaded(stored);
  }, [stored, pending]);

  return {
    session,
    version,
    saveState,
    merged,
    dismissMerged: () => setMerged(null),
    onInput() {
      session.current?.onInput();
      setSaveState((before) => (before.is === 'typing' || before.is === 'here' ? before : { is: 'typing' }));
    },
  };
}
