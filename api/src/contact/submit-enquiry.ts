import type { z } from 'zod';
import type { contactRequestSchema } from '#api/contract/contact/contact.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { BotCheckError } from '#api/graphql/failures.ts';
import { mailboxOf } from '#api/rate-limits/mailbox-of.ts';

const refused = 'reCAPTCHA verification failed. Please try again.';
const unavailable = 'The verification service does not answer. Please try again in a moment.';

/**
 * Stores an enquiry and leaves its two mails in the outbox, all in one transaction: once the visitor is told that it was
 * sent, neither can be lost. The bot check's token is used up in the same transaction, so one token stores one enquiry.
 *
 * @throws BotCheckError, RateLimitedError.
 */
export async function submitEnquiry(
  { recaptchaToken, website, ...enquiry }: z.output<typeof contactRequestSchema>,
  { database, outbox, botCheck, rateLimits, agency, mailTo, address, log }: GraphQLContext,
): Promise<{ message: string }> {
  if (website) {
    log.warn('enquiry refused: a field that nobody sees was filled in');
    // Said and not hidden: if it was a person's browser that filled it in, their words must not vanish.
    throw new BotCheckError(`This message looks automated and was not sent. Please write to ${agency.email} instead.`);
  }
  await rateLimits.consume('enquiryByAddress', address);
  const verdict = await botCheck.verify(recaptchaToken, { address, log });
  if (verdict === 'unavailable') await rateLimits.giveBack('enquiryByAddress', address);
  if (verdict !== 'passed') throw new BotCheckError(verdict === 'refused' ? refused : unavailable);
  // After the check, or anyone could use up the tries of somebody they know.
  await rateLimits.consume('enquiryByEmail', mailboxOf(enquiry.email));
  const submissionId = await database.$transaction(async (transaction) => {
    if (!(await botCheck.use(transaction, recaptchaToken))) throw new BotCheckError(refused);
    const { id } = await transaction.contactSubmission.create({ data: enquiry });
    const { email } = enquiry;
    await outbox.enqueue(transaction, {
      kind: 'enquiry-notification',
      recipient: mailTo,
      content: { ...enquiry, submissionId: id },
    });
    const receipt = { service: enquiry.service, submissionId: id };
    await outbox.enqueue(transaction, { kind: 'enquiry-receipt', recipient: email, content: receipt });
    return id;
  });
  log.info({ submissionId }, 'enquiry stored');
  return { message: 'Thank you for your message. We will reply within 24 hours.' };
}
