export type IssuedToken = { token: string; endsAt: number };

export type KeptToken = {
  get(): Promise<string>;
  /** Forgets the token: PayPal does not take it any more. One that replaced it meanwhile is kept. */
  drop(token: string): void;
};

/** Keeps a token until shortly before it ends. Those who ask while one is fetched wait for that one; a failure is not kept. */
export function keepToken(fetchToken: () => Promise<IssuedToken>, marginMs: number): KeptToken {
  let kept: IssuedToken | null = null;
  let fetching: Promise<IssuedToken> | null = null;
  return {
    async get() {
      if (kept && kept.endsAt - marginMs > Date.now()) return kept.token;
      fetching ??= fetchToken().finally(() => {
        fetching = null;
      });
      kept = await fetching;
      return kept.token;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}
