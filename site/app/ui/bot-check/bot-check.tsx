import type { Ref } from 'react';
import type { BotCheckConfig } from './bot-check-config.ts';
import { ProofOfWorkCheck } from './proof-of-work-check.tsx';
import { RecaptchaCheck } from './recaptcha-check.tsx';

export type BotCheckHandle = {
  /** Takes the token back and begins anew: a token works once, so after every attempt to send. */
  reset(): void;
};

export type BotCheckEvents = {
  /** Called with a token when the check is passed, with null when that token is worth nothing any more. */
  onToken(token: string | null): void;
  /** Called when the check cannot be made here: it draws nothing then, so offer another way. May recover by itself. */
  onUnavailable?(): void;
  ref?: Ref<BotCheckHandle>;
};

/** Asks whoever fills in a form to show that they are a person, by whichever check is configured. Stands in the form. */
export function BotCheck({ config, ...events }: { config: BotCheckConfig } & BotCheckEvents) {
  return config.kind === 'recaptcha' ? (
    <RecaptchaCheck siteKey={config.siteKey} scriptUrl={config.scriptUrl} {...events} />
  ) : (
    <ProofOfWorkCheck challengeUrl={config.challengeUrl} {...events} />
  );
}
