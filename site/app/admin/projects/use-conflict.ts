import { portfolioItemSchema } from '@agency/api/contract/portfolio';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditableProject } from '#app/graphql/admin.ts';
import { parseForm } from '#ui/form/parse-form.ts';
import {
  type Choices,
  chosenEntries,
  type Difference,
  differencesOf,
  type Entries,
  entriesOf,
  fillEntries,
  readEntries,
} from './versions.ts';

type Conflict = { theirs: EditableProject; mine: Entries; differences: Difference[] };

/** Of a form whose item was saved elsewhere meanwhile: both versions, and the way on from the other one. */
export function useConflict(form: RefObject<HTMLFormElement | null>, project: EditableProject | null) {
  // The version that the form goes on from.
  const [base, setBase] = useState(project);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    version: base?.version,
    /** Null while there is nothing to choose. */
    conflict,
    raise(theirs: EditableProject) {
      if (!form.current || !base) return;
      const mine = readEntries(form.current);
      setConflict({ theirs, mine, differences: differencesOf(entriesOf(base), mine, entriesOf(theirs)) });
    },
    clear: () => setConflict(null),
    /**
     * Puts what was chosen into the form, which goes on from their version. The choice stays in sight until its answer is
     * there, unless it is to be edited or breaks a rule, which only the form can tell.
     */
    choose(choices: Choices, { edit }: { edit: boolean }) {
      if (!form.current || !conflict) return;
      const { theirs, mine } = conflict;
      fillEntries(form.current, chosenEntries(mine, entriesOf(theirs), choices));
      const valid = parseForm(new FormData(form.current), portfolioItemSchema).status === 'success';
      // Drawn at once: whoever sends the form now sends the version too.
      flushSync(() => {
        setBase(theirs);
        if (edit || !valid) setConflict(null);
      });
    },
  };
}
