import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormModel } from '#ui/admin/form-model.ts';
import { Findings } from '#ui/admin/page-checks/findings.tsx';
import { type Finding, openFindings, type PageCheck } from '#ui/admin/page-checks/page-check.ts';
import { showPlace } from '#ui/admin/posts/finding-marks.ts';
import * as styles from '#ui/admin/writing/writing.css.ts';
import type { BoundControl } from '#ui/field/fields.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { readValues } from '../records/use-conflict.ts';
import { usePageCheck } from './use-page-check.ts';

type Values = ReturnType<FormModel['valuesOf']>;

type PageReportOptions = {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  model: FormModel;
  /** The names of the HTML fields, whose editor can show where a finding is. */
  texts: readonly string[];
  /** The latest check when the form was opened. */
  latest: PageCheck | null;
  /** The form's values when it was opened. `values`: its current values. */
  opened: Values;
  values: object;
  /**
   * Saves the form's content on the server. Returns whether it was saved, or the reason for the failure. The reason is
   * empty if the form already shows it.
   */
  flush(): Promise<boolean | string | undefined>;
  /** Called after the admin let a finding pass. */
  onPassed?(): void;
};

/** Checks the page of a form's record. Shows the findings above the form and at its fields. */
export function usePageReport(options: PageReportOptions) {
  const { id, form, model, texts, latest, opened, values, flush, onPassed } = options;
  const page = usePageCheck<Values>(id, latest, opened);
  const element = useRef<HTMLDivElement>(null);
  const [reporting, setReporting] = useState(false);
  // A ref instead of state, because a second submission may come before the form renders again.
  const isBusy = useRef(false);
  // Moves the focus to the report, because the admin may have scrolled far down.
  useEffect(() => {
    if (!reporting) return;
    setReporting(false);
    element.current?.focus();
  }, [reporting]);
  const findings = page.check ? openFindings(page.check) : [];

  /** @param thenSave whether to submit the form if the page can be published. */
  async function check({ thenSave }: { thenSave: boolean }): Promise<void> {
    if (isBusy.current || !form.current) return;
    isBusy.current = true;
    // Reads the values before saving, because what is typed during the save is not checked.
    const now = readValues(form.current, model);
    try {
      const isSaved = await flush();
      if (isSaved !== true)
        return page.fail(isSaved === '' ? null : isSaved || 'Your latest changes are not on the server yet.');
      const isReady = await page.run(now);
      if (!isReady || !thenSave) return setReporting(true);
    } finally {
      isBusy.current = false;
    }
    form.current?.requestSubmit();
  }

  function show({ field, quote }: Finding): void {
    const control = form.current?.elements.namedItem(field ?? '');
    if (!(control instanceof HTMLElement)) return;
    if (texts.includes(field ?? '')) control.dispatchEvent(new CustomEvent(showPlace, { detail: quote }));
    else control.focus();
  }

  /** Returns the findings at a field. Returns none if the field was changed since the check, or contains HTML. */
  function errorsAt(field: string): string[] {
    const isSame = String(Reflect.get(values, field)) === String(Reflect.get(page.checkedValues ?? {}, field));
    if (texts.includes(field) || !isSame) return [];
    return findings.filter((finding) => finding.field === field).map(({ message }) => message);
  }

  const report: ReactNode = (
    <div ref={element} tabIndex={-1} className={styles.report}>
      {page.check && !page.checking ? (
        <Findings
          check={page.check}
          isStale={JSON.stringify(values) !== JSON.stringify(page.checkedValues)}
          labels={model.labels}
          onShow={show}
          onPass={async (finding, pass) => {
            const problem = await page.pass(finding, pass);
            if (problem === null) onPassed?.();
            return problem;
          }}
        />
      ) : null}
      {page.problem ? (
        <Notice tone="negative" role="alert" title="The page was not checked">
          {page.problem}
        </Notice>
      ) : null}
    </div>
  );

  return {
    report,
    findings,
    checking: page.checking,
    isReady: page.isReady,
    check,
    load: page.load,
    /**
     * Returns a function that returns a field by its name. If a field has no errors of its own, its findings are shown
     * as its errors.
     */
    bindTo: (fields: Readonly<Record<string, BoundControl['field']>>) => (field: string) => {
      const { id: fieldId, name = field, initialValue, errors = errorsAt(field) } = fields[field] ?? {};
      return { field: { id: fieldId, name, initialValue, errors } };
    },
  };
}
