import { z } from 'zod';
import { limits } from './limits.ts';

/** A post's name in its address: lower-case words of letters and digits joined by single hyphens. */
export const slugSchema = z
  .string()
  .max(limits.slug.max)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be lower-case words joined by hyphens');
