import { unchecked } from '@agency/api/contract/page-checks';
import { useRef, useState } from 'react';
import type { Pass } from '#ui/admin/page-checks/findings.tsx';
import { type Finding, openFindings, type PageCheck } from '#ui/admin/page-checks/page-check.ts';
import type { PageCheckAnswer } from './page-check.ts';

/** Returns a result for a check that timed out. */
const uncheckedPage = (page: string): PageCheck => ({
  page,
  checkedAt: null,
  hasBrowser: true,
  findings: [{ ...unchecked('The page check did not finish within 40 seconds.'), pass: null }],
});

/** How often the browser polls for the result, and for how long, in ms. */
const [pollMs, longestMs] = [500, 40_000];
const silent = 'The server is not responding.';

/**
 * Checks a record's page, and keeps the findings with the values that were checked.
 *
 * @param first the latest check at the time the form was opened. @param values the form's values at that time.
 */
export function usePageCheck<Values extends object>(id: string, first: PageCheck | null, values: Values) {
  const [check, setCheck] = useState(first?.checkedAt ? first : null);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const checked = useRef<{ values: Values | null; check: PageCheck | null }>({ values, check: null });

  async function ask(sent?: Record<string, string>): Promise<PageCheckAnswer> {
    const body = sent && new URLSearchParams(sent);
    const request = { signal: AbortSignal.timeout(15_000), ...(body && { method: 'POST', body }) };
    const response = await fetch(`/admin/page-check/${id}`, request).catch(() => null);
    const answer: PageCheckAnswer | null = (await response?.json().catch(() => null)) ?? null;
    return answer ?? { check: null, problem: silent };
  }

  function show(found: PageCheck) {
    checked.current.check = found;
    setCheck(found);
  }

  async function finished(): Promise<PageCheckAnswer> {
    const until = Date.now() + longestMs;
    for (let answer = await ask({ check: '' }); ; answer = await ask()) {
      if (answer.problem || answer.check?.checkedAt) return answer;
      if (Date.now() > until) return { check: uncheckedPage(id), problem: null };
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  return {
    check,
    checking,
    problem,
    /** The values that were checked last. Before the first check, the values with which the form was opened. */
    checkedValues: checked.current.values,
    /** Returns whether these values were checked and may be published. */
    isReady: (now: Values): boolean =>
      checked.current.check !== null &&
      JSON.stringify(now) === JSON.stringify(checked.current.values) &&
      openFindings(checked.current.check).length === 0,
    /** @returns whether the page may be published. */
    async run(now: Values): Promise<boolean> {
      setChecking(true);
      setProblem(null);
      checked.current = { values: now, check: null };
      const answer = await finished();
      setChecking(false);
      setProblem(answer.problem);
      if (answer.check) show(answer.check);
      return answer.check !== null && openFindings(answer.check).length === 0;
    },
    fail: setProblem,
    /** Loads the latest check. Shows it if it has open findings and the form has no check yet. */
    async load(): Promise<void> {
      const { check: found } = await ask();
      if (found?.checkedAt && openFindings(found).length > 0 && !checked.current.check) show(found);
    },
    async pass({ rule, quote }: Finding, pass: Pass): Promise<string | null> {
      const answer = await ask({ rule, quote, ...pass });
      if (answer.check) show(answer.check);
      return answer.problem;
    },
  };
}
