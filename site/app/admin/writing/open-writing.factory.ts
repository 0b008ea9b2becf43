import { z } from 'zod';
import { formModel } from '#ui/admin/form-model.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { openWriting } from './open-writing.ts';
import type { WritingAnswer } from './working-copy.ts';

export const model = formModel(z.object({ title: z.string(), content: z.string() }), {
  title: 'Title',
  content: 'Text',
});
export type Values = { title: string; content: string };
const valuesIn = (entry: FormDataEntryValue | null): Values | null => (entry ? JSON.parse(String(entry)) : null);

/**
 * A stand-in for the server, with one record and its working copy. It follows the rules of the API's `saveWorkingCopy`.
 */
export function server(first: Values | null) {
  let record = first && { version: 1, ...first };
  let lastVersion = 0;
  const dropped: Values[] = [];
  let copy: { version: number; values: Values; base: Values; baseVersion: number | null } | null = null;
  const stored = (): Stored => ({
    record: record && { __typename: 'Record', id: '1', ...record },
    copy: copy && { __typename: 'WorkingCopy', writtenBy: 'ada', writtenAt: '2026-01-01T00:00:00.000Z', ...copy },
  });
  return {
    stored,
    /** The discarded values that became revisions. */
    dropped,
    answer(form: FormData | undefined): WritingAnswer {
      const changed = { status: 'changed', stored: stored() } as const;
      if (!form) return changed;
      const number = (name: string) => (form.get(name) ? Number(form.get(name)) : null);
      if ((copy?.version ?? null) !== number('expectedVersion')) return changed;
      if (form.get('intent') === 'discard') {
        if (copy && form.has('asRevision')) dropped.push(copy.values);
        copy = null;
        return { status: 'done', version: null };
      }
      const [values, base] = [valuesIn(form.get('values')) as Values, valuesIn(form.get('base'))];
      if (base && number('baseVersion') !== (record?.version ?? null)) return changed;
      if (!copy && !base) return changed;
      const begun = base ? { base, baseVersion: number('baseVersion') } : {};
      lastVersion += 1;
      copy = { base: values, baseVersion: null, ...copy, ...begun, values, version: lastVersion };
      return { status: 'done', version: copy.version };
    },
    /** Saves the record. Returns null if the record has another version by now. */
    save(values: Values, seen: number | null, copyVersion: number | null) {
      if ((record?.version ?? null) !== seen) return null;
      record = { ...values, version: (record?.version ?? 0) + 1 };
      if (copy?.version === copyVersion) copy = null;
      return stored().record;
    },
    remove() {
      [record, copy] = [null, null];
    },
  };
}

export type Server = ReturnType<typeof server>;

/** Opens a window with the record's form. */
export function openWindow(on: Server) {
  const form = document.createElement('form');
  form.innerHTML = '<input name="title"><textarea name="content"></textarea>';
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const stored = on.stored();
  const shown = model.valuesOf((stored.copy?.values as object) ?? stored.record ?? {});
  for (const name of model.fields) field(name).value = shown[name];
  let version = stored.record?.version;
  const said = { saveState: '', merges: 0, contested: 0 };
  const owner = { username: 'admin', isSignedIn: () => true };
  const options = {
    form,
    model,
    owner,
    texts: ['content'],
    name: 'record',
    address: '/admin/writing/record/1',
    stored,
  };
  const writing = openWriting({
    ...options,
    onSaveState({ is }) {
      said.saveState = is;
    },
    onMerged({ contested }) {
      said.merges += 1;
      said.contested += contested.length;
    },
    onVersion(next) {
      version = next;
    },
    onSignedOut: () => undefined,
  });
  form.addEventListener('input', () => writing.onInput());
  const values = (): Values => ({ title: field('title').value, content: field('content').value });
  return {
    said,
    values,
    writing,
    type(name: keyof Values, text: string) {
      field(name).value = text;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    },
    save() {
      const sent = values();
      const saved = on.save(sent, version ?? null, writing.copyVersion());
      if (saved) writing.onSaved(saved, model.valuesOf(sent));
      else void writing.refresh();
    },
  };
}
