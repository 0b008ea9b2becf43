import type { z } from 'zod';
import type { contactRequestSchema } from '#api/contract/contact.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { BotCheckError } from '#api/graphql/failures.ts';
import { mailboxOf } from '#api/rate-limits/rate-limits.ts';

const refused = 'reCAPTCHA verification failed. Please try again.';
const unavailable = 'The verification service does not answer. Please try again in a moment.';

/**
 * Stores an inquiry and leaves its two mails in the outbox, all in one transaction: once the visitor reads that it was
 * sent, neither can be lost. The bot check's token is used up in the same transaction, so one token stores one inquiry.
 *
 * @throws BotCheckError, RateLimitedError.
 */
export async function submitInquiry(
  { recaptchaToken, website, ...inquiry }: z.output<typeof contactRequestSchema>,
  { database, outbox, botCheck, rateLimits, agency, mailTo, address, log }: GraphQLContext,
): Promise<{ message: string }> {
  if (website) {
    log.warn('inquiry refused: a field that nobody sees was filled in');
    // Said and not hidden: if it was a person's browser that filled it in, their words must not vanish.
    throw new BotCheckError(`This message looks automated and was not sent. Please write to ${agency.email} instead.`);
  }
  await rateLimits.consume('inquiryByAddress', address);
  const verdict = await botCheck.verify(recaptchaToken, { address, log });
  if (verdict === 'unavailable') await rateLimits.giveBack('inquiryByAddress', address);
  if (verdict !== 'passed') throw new BotCheckError(verdict === 'refused' ? refused : unavailable);
  // After the check, or anyone could use up the tries of somebody they know.
  await rateLimits.consume('inquiryByEmail', mailboxOf(inquiry.email));
  const submissionId = await database.$transaction(async (transaction) => {
    if (!(await botCheck.use(transaction, recaptchaToken))) throw new BotCheckError(refused);
    const { id } = await transaction.contactSubmission.create({ data: inquiry });
    const { email } = inquiry;
    await outbox.enqueue(transaction, {
      kind: 'inquiry-notification',
      recipient: mailTo,
      content: { ...inquiry, submissionId: id },
    });
    const receipt = { service: inquiry.service, submissionId: id };
    await outbox.enqueue(transaction, { kind: 'inquiry-receipt', recipient: email, content: receipt });
    return id;
  });
  log.info({ submissionId }, 'inquiry stored');
  return { message: 'Thank you for your message. We will reply within 24 hours.' };
}
