import '../zod/without-eval.ts';
import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import { freeText } from '../text/free-text.ts';

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
