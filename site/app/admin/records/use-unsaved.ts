import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import type { FormModel } from '#ui/admin/form-model.ts';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { fillValues } from './use-conflict.ts';

const keptSchema = z.object({
  at: z.string(),
  /** The version of the record that was edited; null for a new one. */
  version: z.number().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type Kept = z.infer<typeof keptSchema>;

/** How long typing must pause before it is kept, in ms. */
const pauseMs = 400;

type UnsavedOptions = {
  form: RefObject<HTMLFormElement | null>;
  model: FormModel;
  record: AnyRecord | null;
  /** Called when kept values are in the form again. */
  onRestored(kept: Kept): void;
};

/**
 * Keeps in this browser what is typed into a form and not saved, through a reload, a crash and an ended session. It is in the
 * form again when the form opens.
 *
 * @param key of the form in the browser's storage; null keeps nothing.
 */
export function useUnsaved(key: string | null, { form, model, record, onRestored }: UnsavedOptions) {
  const [restored, setRestored] = useState<Kept | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restore = useEffectEvent(() => {
    const kept = key && read(key);
    if (!kept || !form.current || model.isSame(kept.values, record ?? model.empty)) return;
    fillValues(form.current, kept.values);
    setRestored(kept);
    onRestored(kept);
  });
  useEffect(() => {
    restore();
    return () => clearTimeout(timer.current);
  }, []);
  return {
    /** What was brought back; null when nothing was. */
    restored,
    keep(values: Kept['values'], version: number | null) {
      clearTimeout(timer.current);
      if (key) timer.current = setTimeout(() => write(key, { at: new Date().toISOString(), version, values }), pauseMs);
    },
    drop() {
      clearTimeout(timer.current);
      setRestored(null);
      if (key) forgetUnsaved(key);
    },
  };
}

// A browser may refuse its storage: then the form is as it is without.
function read(key: string): Kept | null {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}

/** Drops what is kept under a key. */
export function forgetUnsaved(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
