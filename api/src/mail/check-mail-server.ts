import type { DeliveryParts } from './deliver-mail.ts';
import { describeFailure } from './mail-failure.ts';

type Parts = Pick<DeliveryParts, 'mailer' | 'smtpUrl' | 'logger'>;

/**
 * Tries once whether the mail server lets us in, and warns when it does not: a wrong password would else show only when
 * mail is late. It never throws and nothing waits for it, since a server that is away now may be there when mail comes.
 */
export async function checkMailServer({ mailer, smtpUrl, logger }: Parts, stopping: AbortSignal): Promise<void> {
  try {
    await mailer.verify();
  } catch (error) {
    if (stopping.aborted) return;
    const reason = describeFailure(error, smtpUrl);
    logger.warn({ reason }, 'the mail server does not let us in; mail waits until it does');
  }
}
