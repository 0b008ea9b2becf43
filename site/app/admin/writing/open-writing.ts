import type { FormModel } from '#ui/admin/form-model.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { type Contested, mergeValues } from '#ui/admin/writing/merge-values.ts';
import type { SaveState } from '#ui/admin/writing/save-state-text.tsx';
import type { Owner } from '../frame/owner.tsx';
import { fillValues, readValues } from '../records/use-conflict.ts';
import { keptHere } from './kept-here.ts';
import { mergeStored, seenAtOpening, type Values } from './merge-stored.ts';
import type { WritingAnswer } from './working-copy.ts';
import { writingRequests } from './writing-requests.ts';

/**
 * A merge of others' changes into the form. `by`: who made the changes; null if unknown. `contested`: what both sides
 * changed.
 */
export type MergedWith = { by: string | null; contested: readonly Contested[] };

type Writing = {
  form: HTMLFormElement;
  model: FormModel;
  /** The fields that hold HTML. */
  texts: readonly string[];
  /** The record's name in the browser's storage. */
  name: string;
  owner: Owner;
  /** The URL at which the record's working copy is read and changed. */
  address: string;
  /** The data with which the form was filled. */
  stored: Stored;
  onSaveState(state: SaveState): void;
  onMerged(merged: MergedWith): void;
  /** Called with the record's version after each save of the record and each merge. Undefined if there is no record. */
  onVersion(version: number | undefined): void;
  onSignedOut(answer: WritingAnswer): void;
};

/**
 * How long typing must pause, in ms, before the text is stored in this browser, and before it is sent to the server.
 * During constant typing, it is sent after `longestMs`.
 */
const [hereMs, serverMs, longestMs] = [400, 1_500, 10_000];

/**
 * Stores what is typed in a form, first in this browser, and then in the record's working copy on the server. Merges
 * the changes of others into the form.
 */
export function openWriting({ form, model, texts, name, owner, address, stored, ...on }: Writing) {
  const read = () => readValues(form, model);
  const here = keptHere(owner.username, name);
  let seen = seenAtOpening(stored, read(), model);
  let [isPaused, keepsReplaced] = [false, false];
  let typingSince: number | null = null;
  /** The values that the server refused last. They are not sent again, because the server would refuse them again. */
  let refused: Values | null = null;
  /** Why the latest save failed. */
  let problem: string | null = null;
  /** The earliest time for the next request, in ms since 1970, as the server demands. */
  let notBefore = 0;
  let [hereTimer, serverTimer]: (ReturnType<typeof setTimeout> | undefined)[] = [];

  const { enqueue, ask, isIdle, whenIdle } = writingRequests({
    address,
    onProblem: report,
    onUnanswered(waitMs) {
      notBefore = Date.now() + waitMs;
      later(waitMs);
    },
    onSignedOut: on.onSignedOut,
  });

  function report(why: string) {
    problem = why;
    on.onSaveState({ is: 'here', problem });
  }

  function later(ms: number) {
    clearTimeout(serverTimer);
    serverTimer = setTimeout(
      () => {
        serverTimer = undefined;
        void enqueue(save);
      },
      Math.max(ms, notBefore - Date.now()),
    );
  }

  function stopTimer() {
    clearTimeout(serverTimer);
    serverTimer = undefined;
  }

  function keepHere() {
    clearTimeout(hereTimer);
    here.keep({ base: seen.values, values: read() });
  }

  /**
   * Compares the form with the server's values. If they differ, saves again later. If not, drops what this browser has
   * stored.
   */
  function settle() {
    const now = read();
    if (!model.isSame(now, seen.values)) {
      if (serverTimer === undefined) later(serverMs);
      return;
    }
    typingSince = null;
    clearTimeout(hereTimer);
    here.drop();
    const isSaved = seen.copy === null || model.isSame(now, seen.record);
    on.onSaveState(isSaved ? { is: 'saved' } : { is: 'kept', at: new Date().toISOString() });
  }

  async function save(): Promise<void> {
    stopTimer();
    // What this admin typed must not be saved under the name of the next admin.
    if (isPaused || !owner.isSignedIn()) return;
    const values = read();
    // If the form equals the record again, the working copy is discarded.
    const isNeedless = seen.copy !== null && model.isSame(values, seen.record);
    if (!isNeedless && model.isSame(values, seen.values)) return settle();
    if (refused && model.isSame(values, refused)) return;
    const answer = await ask({
      ...(isNeedless ? { intent: 'discard' } : { values: JSON.stringify(values) }),
      ...(!seen.isBegun && { base: JSON.stringify(seen.record), baseVersion: String(seen.version ?? '') }),
      ...(keepsReplaced && { keepsReplaced: 'on' }),
      expectedVersion: String(seen.copy ?? ''),
    });
    if (answer?.status === 'changed') return absorb(answer.stored);
    if (answer?.status === 'refused') {
      refused = values;
      return report(`Not stored: ${answer.message.replace(/\.$/, '')}.`);
    }
    if (answer?.status !== 'done') return;
    refused = null;
    keepsReplaced = false;
    seen = { ...seen, values, copy: answer.version, isBegun: answer.version !== null };
    settle();
  }

  /** Loads what the server has now, and merges it into the form. */
  async function refresh(): Promise<void> {
    if (isPaused) return;
    const answer = await ask();
    if (answer?.status === 'changed') absorb(answer.stored);
  }

  /** Merges what the server has into the form. */
  function absorb({ record, copy }: Stored): void {
    // The record was deleted elsewhere, or a new record was discarded. `settle` then saves again what was typed in this
    // form.
    if (!record && !copy) {
      seen = { ...seen, values: seen.record, copy: null, version: null, isBegun: false };
      settle();
      return;
    }
    const now = read();
    const merged = mergeStored({ record, copy }, { seen, now, model, texts });
    seen = merged.seen;
    on.onVersion(record?.version);
    const { contested } = merged;
    keepsReplaced ||= contested.length > 0;
    const changed = fill(now, merged.values);
    if (changed || contested.length > 0) on.onMerged({ by: copy?.writtenBy ?? null, contested });
    settle();
  }

  /** Fills the fields whose values differ. Returns whether there were any. */
  function fill(now: Values, values: Readonly<Record<string, string | boolean>>): boolean {
    const changed = Object.entries(values).filter(([field, value]) => value !== Reflect.get(now, field));
    fillValues(form, Object.fromEntries(changed));
    if (changed.length > 0) keepHere();
    return changed.length > 0;
  }

  /** Stores unsent changes in this browser, and sends them, because the page may close. */
  function leave() {
    if (model.isSame(read(), seen.values)) return;
    keepHere();
    void enqueue(save);
  }
  const onHidden = () => document.visibilityState === 'hidden' && leave();
  const onOnline = () => void enqueue(save);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', onOnline);

  if (stored.copy && !seen.isBegun) absorb(stored);
  void here.takeLeft((kept) => {
    // If the form closed before its save was answered, the record may already have these changes. They must not be
    // merged again, because a revision may have been restored since.
    const typed = model.differencesOf(null, kept.base, kept.values).map(({ field }) => [field, kept.values[field]]);
    if (model.isSame({ ...seen.record, ...Object.fromEntries(typed) }, seen.record)) return;
    const now = read();
    const { values, contested } = mergeValues(kept.base, kept.values, now, texts);
    fill(now, values);
    if (contested.length > 0) on.onMerged({ by: null, contested });
  });

  return {
    /** Returns the version of the form's working copy; null if there is none. */
    copyVersion: () => seen.copy,
    /** Returns the values of the saved record, which others may have saved since the page was loaded. */
    savedValues: () => seen.record,
    onInput() {
      clearTimeout(hereTimer);
      hereTimer = setTimeout(keepHere, hereMs);
      typingSince ??= Date.now();
      later(Math.max(0, Math.min(serverMs, typingSince + longestMs - Date.now())));
    },
    /** Stops saving the working copy while the record is being saved, because that save replaces the working copy. */
    pause(paused: boolean) {
      const ends = isPaused && !paused;
      isPaused = paused;
      if (ends) settle();
    },
    /**
     * Cancels the timed save. Returns true if no request is under way. Otherwise, returns false, and calls `callback`
     * when all requests have ended.
     */
    isIdle(callback: () => void): boolean {
      stopTimer();
      if (isIdle()) return true;
      whenIdle(callback);
      return false;
    },
    /** Call this when the record was saved. `sent`: the form's values, which the server may have normalized. */
    onSaved(record: NonNullable<Stored['record']>, sent: Values) {
      const [now, saved, version] = [read(), model.valuesOf(record), record.version ?? null];
      seen = { values: saved, copy: null, record: saved, version, isBegun: false };
      // A field that was edited during the save keeps its text.
      fill(now, mergeValues(sent, now, saved, []).values);
      on.onVersion(record.version);
      void enqueue(refresh);
    },
    /**
     * Call this when the page's data was reloaded. If its versions differ from those that the form knows, loads the
     * current data.
     */
    onLoaded({ record, copy }: Stored) {
      if ((copy?.version ?? null) !== seen.copy || (record?.version ?? null) !== seen.version) void enqueue(refresh);
      // There may be a session again, so unsaved changes are sent.
      else settle();
    },
    refresh: () => enqueue(refresh),
    /**
     * Saves the form's values in the working copy now. Returns true if the server has them. Otherwise, returns the
     * reason, or false if no reason is known.
     */
    async flush(): Promise<boolean | string> {
      // Tries refused values again, because some refusals end, such as the one for too many unsaved changes.
      refused = null;
      problem = null;
      await enqueue(save);
      return model.isSame(read(), seen.values) || (problem ?? false);
    },
    /** Returns the form to the values before a save, but keeps what was typed since. */
    undo(before: Values, saved: Values) {
      const now = read();
      fill(now, mergeValues(saved, now, before, texts).values);
    },
    /**
     * Discards the unsaved changes.
     *
     * @param asRevision whether to keep them as a revision of the record.
     * @returns whether they were discarded. With `asRevision`, the server must have all of them first.
     */
    async discard({ asRevision }: { asRevision: boolean }): Promise<boolean> {
      let isDone = false;
      await enqueue(async () => {
        if (asRevision) await save();
        stopTimer();
        if (asRevision && !model.isSame(read(), seen.values)) return;
        const sent = { intent: 'discard', expectedVersion: String(seen.copy), ...(asRevision && { asRevision: 'on' }) };
        const answer = seen.copy === null ? ({ status: 'done' } as const) : await ask(sent);
        if (answer?.status === 'changed') return absorb(answer.stored);
        if (answer?.status !== 'done') return;
        isDone = true;
        seen = { ...seen, values: seen.record, copy: null, isBegun: false };
        fill(read(), seen.record);
        settle();
      });
      return isDone;
    },
    close() {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', onOnline);
      leave();
      whenIdle(() => {
        clearTimeout(hereTimer);
        clearTimeout(serverTimer);
        here.close();
      });
    },
  };
}
