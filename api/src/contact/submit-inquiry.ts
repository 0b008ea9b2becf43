import type { z } from 'zod';
import type { contactRequestSchema } from '#api/contract/contact.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { BotCheckError } from '#api/graphql/failures.ts';
import { mailboxOf } from '#api/rate-limits/rate-limits.ts';

const refused = 'reCAPTCHA verification failed. Please try again.';
const unavailable = 'The verification service does not answer. Please try again in a moment.';

/**
 * Stores an inquiry and its two mails in one transaction, so that neither is lost once the visitor reads that it was sent.
 * The same transaction uses up the bot check's token, so one token stores one inquiry.
 *
 * @throws BotCheckError, RateLimitedError.
 */
export async function submitInquiry(
  { recaptchaToken, website, ...inquiry }: z.output<typeof contactRequestSchema>,
  { database, outbox, botCheck, rateLimits, agency, mailTo, address, log }: GraphQLContext,
): Promise<{ message: string }> {
  if (website) {
    log.warn('inquiry refused: a field that nobody sees was filled in');
    // Refuses openly: if a person's browser filled in the field, their words must not vanish.
    throw new BotCheckError(`This message looks automated and was not sent. Please write to ${agency.email} instead.`);
  }
  await rateLimits.consume('inquiryByAddress', address);
  const verdict = await botCheck.verify(recaptchaToken, { address, log });
  if (verdict === 'unavailable') await rateLimits.giveBack('inquiryByAddress', address);
  if (verdict !== 'passed') throw new BotCheckError(verdict === 'refused' ? refused : unavailable);
  // After the check, or anyone could use up another person's attempts.
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
