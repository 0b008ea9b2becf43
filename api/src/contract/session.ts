import './zod-without-eval.ts';
import { z } from 'zod';
import { contactSchema } from './contact.ts';
import { limits } from './limits.ts';
import { freeText } from './text.ts';

const { username, password } = limits;

/** The sign-in form (SPEC section 5). Spaces are part of a password. */
export const signInSchema = z.object({
  username: freeText()
    .min(username.min, 'Username must be at least 3 characters')
    .max(username.max, 'Username too long'),
  password: z
    .string()
    .min(password.min, 'Password must be at least 6 characters')
    .max(password.max, 'Password too long'),
});

/**
 * The names of the cookies for the admin's session, the device token, a browser's orders, and a notice after a
 * redirect.
 */
export type CookieKind = 'agency_session' | 'agency_device' | 'checkout' | 'admin-notice';

/**
 * The header in which a request names the admin for whom its page was loaded. A change is refused if another admin has
 * signed in to the same browser since. Forms without scripts, and other clients, do not send the header.
 */
export const pageOwnerHeader = 'agency-page-owner';
/** Encodes a user name for the header, because the name may have letters that headers cannot contain. */
export const pageOwnerNamed = (username: string): string => encodeURIComponent(username);

/** Returns the time until which a device that signs in now is remembered, in ms since 1970. */
export const rememberedUntil = (): number => Date.now() + limits.session.rememberedDays * 24 * 3_600_000;

/**
 * Headers for a sign-out: the browser discards its caches, including pages for the back button and prerendered ones.
 * The browser keeps its storage (unsent forms, the theme) and its other cookies (a buyer's order).
 */
export const signedOutHeaders = { 'Clear-Site-Data': '"cache"' };

export const forgotPasswordSchema = z.object({ email: contactSchema.shape.email });

/** A new password with the token of a mailed link (SPEC section 5). */
export const resetPasswordSchema = z.object({
  token: z.string('Reset token is required').min(1, 'Reset token is required').max(200, 'Reset token is required'),
  newPassword: signInSchema.shape.password,
});
