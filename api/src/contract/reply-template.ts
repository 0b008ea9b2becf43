import './zod-without-eval.ts';
import { z } from 'zod';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

/** The placeholders, each with an example of its value. */
export const placeholders = {
  firstName: 'Ada',
  service: 'Shopify development',
  package: 'Professional',
  agencyName: 'Your agency',
};
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as Placeholder[];
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/** Matches `{{name}}` and `{{name|fallback}}`. */
const placeholder = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;

/** Replaces placeholders with their values, or else with their fallbacks. Keeps placeholders that have neither. */
export const fillPlaceholders = (text: string, values: Partial<Record<Placeholder, string>>): string =>
  text.replaceAll(placeholder, (whole, given: string, fallback?: string) => {
    const name = given.trim();
    return (isPlaceholder(name) && values[name]) || (fallback ?? whole);
  });

/** Whether a text has a placeholder of a reply template. Other double braces are code, such as Liquid or Vue code. */
export const hasPlaceholder = (text: string): boolean =>
  [...text.matchAll(placeholder)].some(([, name = '']) => isPlaceholder(name.trim()));

/** Returns what is wrong with a text's placeholders; null if they are valid. */
function problemOf(text: string): string | null {
  const unknown = [...text.matchAll(placeholder)].find(([, name = '']) => !isPlaceholder(name.trim()));
  if (unknown) return `Unknown placeholder ${unknown[0]}`;
  return /\{\{|\}\}/.test(text.replaceAll(placeholder, '')) ? 'Close each placeholder as in {{firstName}}' : null;
}

const wholeNumber = { error: 'Must be a whole number from 0 to 999' };

export const replyTemplateSchema = z.object({
  name: requiredText(limits.name.max),
  text: requiredText(limits.message.max).superRefine((text, { addIssue }) => {
    const message = problemOf(text);
    if (message) addIssue({ code: 'custom', message });
  }),
  position: z.coerce.number(wholeNumber).int(wholeNumber).min(0, wholeNumber).max(999, wholeNumber).default(0),
});

export const mostReplyTemplates = 200;
