import './zod-without-eval.ts';
import { z } from 'zod';
import { limits } from './limits.ts';
import { type Standing, standingOf } from './publishing.ts';
import { fold, optionalText, requiredAddress, requiredText, storable } from './text.ts';

/** A post's tags, as a list or as text with commas. Keeps their order, and removes duplicates. */
const tags = z
  .union([z.string().transform((typed) => typed.split(',')), z.array(z.string())])
  .transform((all) => [...new Set(all.map((tag) => storable(tag).trim()).filter(Boolean))])
  .pipe(z.array(z.string().max(40, 'Each must be at most 40 characters')).max(12, 'At most 12 tags'));

/** A post as the admin writes it. Empty optional fields become undefined. */
export const blogPostSchema = z.object({
  title: requiredText(limits.title.max),
  content: z
    .string({ error: 'Required' })
    .overwrite((text) => storable(text).replaceAll('\r\n', '\n'))
    .min(1, 'Required')
    .max(200_000, 'Must be at most 200,000 characters'),
  slug: requiredText(limits.slug.max).regex(
    /^([a-z0-9]+(-[a-z0-9]+)*)?$/,
    'Use only lowercase words joined by hyphens',
  ),
  excerpt: requiredText(1_000),
  imageUrl: requiredAddress(),
  author: requiredText(limits.name.max).min(limits.name.min, 'Must be at least 2 characters'),
  tags,
  createdAt: z.iso.datetime({ offset: true, error: 'Must be a date and time' }),
  published: z.boolean().default(false),
  seoTitle: optionalText(limits.title.max),
  seoDescription: optionalText(500),
});

/**
 * Matches the tags of a text after which a line ends. Each list item and table row is on its own line, because versions
 * of a text are compared and merged line by line.
 */
export const lineEnds = /<(?:ul|ol[^>]*|table|thead|tbody)>(?=<)|<\/(?:li|tr|thead|tbody)>(?=<)/g;

const wordsPerMinute = 220;

/** How long a text takes to read, in whole minutes, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

/** Makes a slug of at most 80 characters from a title. Empty if no letters a to z and no digits remain. */
export const slugOf = (title: string): string =>
  fold(title)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');

export const postStanding = (
  { published, createdAt }: { published: boolean; createdAt: string },
  now: Date,
): Standing => standingOf({ isDraft: !published, from: createdAt }, now);
