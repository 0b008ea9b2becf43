import '@agency/api/contract/zod-without-eval';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { z } from 'zod';

export { type Inquiry, inquiryFields } from '@agency/site/ui/admin/inbox/inquiry.ts';

/** An inquiry, read back from outside. `satisfies` keeps the two lists of fields one. */
export const inquirySchema = z.object({
  __typename: z.literal('ContactSubmission'),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  service: z.string(),
  budget: z.string().nullable(),
  // What was kept by an earlier version has none.
  regarding: z.string().nullable().default(null),
  message: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
}) satisfies z.ZodType<Inquiry>;
