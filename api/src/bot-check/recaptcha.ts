import { askSiteverify, type Siteverify } from '#api/bot-check/ask-siteverify.ts';
import type { BotCheck } from '#api/bot-check/bot-check.ts';
import { useOnce } from '#api/bot-check/use-once.ts';

/** Google's own tokens live two minutes; the mark of a used one is kept longer, for clocks that differ. */
const markMs = 10 * 60_000;

type RecaptchaParts = Siteverify & { publicUrl: string };

/** Google's check (v2, checkbox): the browser earns a token there, and Google says once whether it is genuine. */
export function recaptcha({ publicUrl, ...siteverify }: RecaptchaParts): BotCheck {
  const { hostname: ownHost } = new URL(publicUrl);

  return {
    createChallenge: null,

    async verify(token, { address, log }) {
      const answer = await askSiteverify(siteverify, token, address).catch((error: unknown) => error as Error);
      if (answer instanceof Error) {
        log.error({ err: answer }, 'reCAPTCHA cannot say whether a token is genuine');
        return 'unavailable';
      }
      if (!answer.success) return 'refused';
      if (answer.hostname && answer.hostname !== ownHost && ownHost !== 'localhost') {
        log.warn({ hostname: answer.hostname, expected: ownHost }, 'A reCAPTCHA token was earned on another site');
        return 'refused';
      }
      return 'passed';
    },

    use: (transaction, token) => useOnce(transaction, token, new Date(Date.now() + markMs)),
  };
}
