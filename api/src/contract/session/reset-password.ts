import '../zod/without-eval.ts';
import { z } from 'zod';
import { contactSchema } from '../contact/contact.ts';
import { signInSchema } from './sign-in.ts';

/** Asks for a link to reset a password. */
export const forgotPasswordSchema = z.object({ email: contactSchema.shape.email });

/** Sets a new password with the token of a mailed link (SPEC section 5). */
export const resetPasswordSchema = z.object({
  token: z.string('Reset token is required').min(1, 'Reset token is required').max(200, 'Reset token is required'),
  newPassword: signInSchema.shape.password,
});
