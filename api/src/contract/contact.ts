import './zod-without-eval.ts';
import { z } from 'zod';
import { limits } from './limits.ts';
import { emailAddress, freeText, grouped } from './text.ts';

/** What an inquiry may be about: the stored value and the displayed label. */
export const contactServices = [
  { value: 'wordpress', label: 'WordPress development' },
  { value: 'shopify', label: 'Shopify Plus' },
  { value: 'api', label: 'API integration' },
  { value: 'laravel', label: 'Laravel and Vue.js' },
  { value: 'automation', label: 'Workflow automation' },
  { value: 'cms', label: 'CMS development' },
  { value: 'email-dns', label: 'Email and DNS' },
  { value: 'other', label: 'Something else' },
] as const;

/** The budget that a visitor has set aside, in US dollars. */
export const contactBudgets = [
  { value: '5k-10k', label: '$5,000 to $10,000' },
  { value: '10k-25k', label: '$10,000 to $25,000' },
  { value: '25k-50k', label: '$25,000 to $50,000' },
  { value: '50k+', label: '$50,000 or more' },
] as const;

const { name, service, message, company, regarding } = limits;

/** Turns an empty text, which forms send for an empty field, into undefined. */
const orNothing = (text: string) => text || undefined;

/** An inquiry as the form, the mutation and REST accept it (SPEC section 5). Whitespace around a value is removed. */
export const contactSchema = z.object({
  name: freeText().min(name.min, 'Name must be at least 2 characters').max(name.max, 'Name too long'),
  email: emailAddress(),
  company: freeText().max(company.max, 'Company name too long').transform(orNothing).optional(),
  service: freeText().min(service.min, 'Please select a service').max(service.max, 'Service name too long'),
  budget: freeText().max(service.max).transform(orNothing).optional(),
  /** What the inquiry is about besides its service. The form fills this in, and the visitor may change it. */
  regarding: freeText().max(regarding.max, 'Must be at most 400 characters').transform(orNothing).optional(),
  message: freeText().min(message.min, 'Message must be at least 10 characters').max(message.max, 'Message too long'),
});
export type Contact = z.infer<typeof contactSchema>;

/** An inquiry as it is sent, with the bot check's token. Only programs fill in the hidden honeypot field `website`. */
export const contactRequestSchema = contactSchema.extend({
  recaptchaToken: z
    .string('reCAPTCHA verification required')
    .min(1, 'reCAPTCHA verification required')
    .max(limits.botCheckToken.max, 'reCAPTCHA verification required'),
  website: z.string().max(limits.url.max).optional(),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

const { toldExactly, countedTo } = limits.search;

/**
 * Returns the number at which the server stops counting inquiries. Null = no limit: without a search, the whole list is
 * quick to count. Counting all results of a search takes many times as long as finding one page of them.
 */
export const countLimit = (search: string | null): number | null => (search === null ? null : countedTo);

/** Whether a count of a search's results is exact. */
export const isExact = (found: number): boolean => found <= toldExactly;

/** How many inquiries a search found, in words. */
export const foundWords = (found: number): string =>
  isExact(found) ? `${grouped(found)} found` : `More than ${grouped(toldExactly)} found`;
