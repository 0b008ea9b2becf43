import type { BotCheckConfig, BotCheckEvents } from './bot-check-config.ts';
import { ProofOfWorkCheck } from './proof-of-work-check.tsx';
import { RecaptchaCheck } from './recaptcha-check.tsx';

/** Asks whoever fills in a form to show that they are a person, by whichever check is configured. Stands in the form. */
export function BotCheck({ config, ...events }: { config: BotCheckConfig } & BotCheckEvents) {
  return config.kind === 'recaptcha' ? (
    <RecaptchaCheck siteKey={config.siteKey} scriptUrl={config.scriptUrl} {...events} />
  ) : (
    <ProofOfWorkCheck challengeUrl={config.challengeUrl} {...events} />
  );
}
