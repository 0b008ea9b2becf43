import './zod-without-eval.ts';
import { z } from 'zod';
import { requiredText, storable } from './text.ts';

/** The maximum number of findings that are stored for one page. */
export const mostFindings = 100;

/** The maximum number of public pages with problems that Today lists. */
export const mostFaultyPages = 20;

/** The longest time for which a warning can be passed, in days. */
export const longestPassDays = 366;

/** Cuts a text, because a finding may quote an address or heading of any length. */
const cut = (most: number) => z.string().overwrite((text) => storable(text.slice(0, most)));

/** A problem that a page check found. An error prevents publishing; a warning can be passed with a reason. */
export const findingSchema = z.object({
  /** The rule that found the problem, such as `broken-link`. */
  rule: z.string().max(60),
  severity: z.enum(['error', 'warning']),
  /** What is wrong, and what to do. */
  message: cut(400),
  /** The form's field with the problem. Null: the problem is outside the content. */
  field: z.string().max(40).nullable(),
  /** Where in the field the problem is: a text, or the address of a link or picture. Empty = the whole field. */
  quote: cut(300),
});
export type Finding = z.infer<typeof findingSchema>;

/** Passes a warning up to and including the day `until` (UTC). */
export const passFindingSchema = z.object({
  rule: z.string().min(1).max(60),
  quote: z.string().max(300),
  reason: requiredText(300),
  until: z.iso.date('Must be a date'),
});

/** Returns the finding for a page that could not be checked. */
export const unchecked = (message: string): Finding => ({
  rule: 'unchecked',
  severity: 'warning',
  message,
  field: null,
  quote: '',
});

type Pass = { rule: string; quote: string; until: string };

/** Returns the pass of a finding if the finding is a warning and the pass has not expired (UTC). */
export const passOf = <Given extends Pass>({ rule, severity, quote }: Finding, passes: readonly Given[], now: Date) =>
  severity === 'warning'
    ? passes.find((pass) => pass.rule === rule && pass.quote === quote && pass.until >= now.toISOString().slice(0, 10))
    : undefined;
