import type { z } from 'zod';
import { sendersOf } from '#api/contract/blocked-senders.ts';
import type { contactRequestSchema } from '#api/contract/contact.ts';
import { isSpam, spamRulesMet } from '#api/contract/spam.ts';
import { mailboxOf } from '#api/contract/text.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { BotCheckError } from '#api/graphql/failures.ts';
import { enqueueReceipt, saidSpam } from './change-inquiry.ts';
import { wakeBySender } from './wake-inquiries.ts';

const refused = 'The bot check failed. Please try again.';
const unavailable = 'The verification service is not responding. Please try again in a moment.';

/** The maximum number of earlier inquiries that the spam rules look at, newest first. */
const mostEarlier = 100;

/** How long the same inquiry counts as a repeat, in ms. A visitor who got no response sends the form again. */
const repeatMs = 15 * 60_000;

/**
 * Stores an inquiry and its two mails in one transaction, and wakes inquiries that were snoozed until their sender
 * writes again. The same transaction uses up the bot check's token, so each token can be used for only one inquiry. An
 * inquiry that looks like spam (`isSpam`) is stored as spam, causes no mail, and wakes nothing. A repeat is not stored
 * again.
 *
 * @throws BotCheckError, RateLimitedError.
 */
export async function submitInquiry(
  { recaptchaToken, website, ...inquiry }: z.output<typeof contactRequestSchema>,
  { database, outbox, botCheck, rateLimits, mailTo, address, log, now }: GraphQLContext,
): Promise<{ message: string }> {
  await rateLimits.consume('inquiryByAddress', address);
  const verdict = await botCheck.verify(recaptchaToken, { address, log });
  if (verdict === 'unavailable') await rateLimits.giveBack('inquiryByAddress', address);
  if (verdict !== 'passed') throw new BotCheckError(verdict === 'refused' ? refused : unavailable);
  // Counts only requests with a valid, unused token. Otherwise, anyone could use up the limit of another person's
  // address.
  const mailbox = mailboxOf(inquiry.email);
  await rateLimits.consume('inquiryByEmail', mailbox);
  const { submissionId, isRepeat } = await database.$transaction(async (transaction) => {
    if (!(await botCheck.use(transaction, recaptchaToken))) {
      await rateLimits.giveBack('inquiryByEmail', mailbox);
      throw new BotCheckError(refused);
    }
    const { name, email, message, company = null, budget = null, regarding = null } = inquiry;
    const same = {
      ...{ ...inquiry, company, budget, regarding, trashedAt: null, state: { not: 'spam' } },
      createdAt: { gt: new Date(now().getTime() - repeatMs) },
    };
    const repeated = await transaction.contactSubmission.findFirst({ where: same, select: { id: true } });
    if (repeated) return { submissionId: repeated.id, isRepeat: true };
    const earlier = await transaction.contactSubmission.findMany({
      where: { OR: [{ person: email.toLowerCase() }, { message }] },
      select: {
        ...{ name: true, email: true, message: true, state: true },
        events: { where: saidSpam, select: { id: true }, take: 1 },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostEarlier,
    });
    const blocked = (await transaction.blockedSender.count({ where: { sender: { in: sendersOf(email) } } })) > 0;
    const known = earlier.map(({ events, ...each }) => ({ ...each, verdict: events.length > 0 }));
    const begunAt = botCheck.issuedAt(recaptchaToken);
    const ageMs = begunAt && now().getTime() - begunAt.getTime();
    const honeypot = Boolean(website);
    const reasons = spamRulesMet({ name, email, message, blocked, honeypot, ageMs, earlier: known });
    const spam = isSpam(reasons);
    const standing = spam ? { state: 'spam', spamReasons: reasons, mailHeld: true } : {};
    const { id } = await transaction.contactSubmission.create({ data: { ...inquiry, ...standing } });
    // Spam causes no mail. Its sender gets the usual answer, which reveals nothing about the rules.
    const stored = { submissionId: id, isRepeat: false };
    if (spam) return stored;
    await wakeBySender(transaction, email, now());
    await outbox.enqueue(transaction, {
      kind: 'inquiry-notification',
      recipient: mailTo,
      content: { ...inquiry, submissionId: id },
    });
    await enqueueReceipt(transaction, outbox, { ...inquiry, id });
    return stored;
  });
  log.info({ submissionId }, isRepeat ? 'repeated inquiry not stored' : 'inquiry stored');
  return { message: 'Thank you for your message. We will reply within 24 hours.' };
}
