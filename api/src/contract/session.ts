import './zod-without-eval.ts';
import { z } from 'zod';
import { contactSchema } from './contact.ts';
import { limits } from './limits.ts';
import { freeText } from './text.ts';

const { username, password } = limits;

/** The sign-in form (SPEC section 5). A password is taken as it is: spaces belong to it. */
export const signInSchema = z.object({
  username: freeText()
    .min(username.min, 'Username must be at least 3 characters')
    .max(username.max, 'Username too long'),
  password: z
    .string()
    .min(password.min, 'Password must be at least 6 characters')
    .max(password.max, 'Password too long'),
});

/** Asks for a link to reset a password. */
export const forgotPasswordSchema = z.object({ email: contactSchema.shape.email });

/** Sets a new password with the token of a mailed link (SPEC section 5). */
export const resetPasswordSchema = z.object({
  token: z.string('Reset token is required').min(1, 'Reset token is required').max(200, 'Reset token is required'),
  newPassword: signInSchema.shape.password,
});
