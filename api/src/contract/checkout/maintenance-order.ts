import '../zod/without-eval.ts';
import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import { packageTypeSchema } from '../maintenance-plans/catalogue.ts';
import { freeText } from '../text/free-text.ts';

const { name, email } = limits;

/** An order as the form, the mutation and REST take it (SPEC section 5). White space around an entry does not count. */
export const maintenanceOrderSchema = z.object({
  customerName: freeText().min(name.min, 'Name must be at least 2 characters').max(name.max, 'Name too long'),
  customerEmail: freeText().max(email.max, 'Email too long').pipe(z.email('Please enter a valid email address')),
  packageType: packageTypeSchema,
  packagePrice: z.string().regex(/^\d+\.\d{2}$/, 'Invalid price format'),
});
export type MaintenanceOrder = z.infer<typeof maintenanceOrderSchema>;
