import type { Ref } from 'react';

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
