import { z } from 'zod';

const hex = z.string().regex(/^[0-9a-f]+$/);
const count = z.int().min(0).max(0xffffffff);

/** Exactly the parts that our challenges have: with others, two tokens of one challenge could differ. */
const solutionSchema = z.object({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: hex,
      salt: hex,
      cost: count,
      keyLength: count,
      keyPrefix: hex,
      keySignature: hex,
      /** Seconds since 1970. */
      expiresAt: count,
    }),
    signature: hex.length(64),
  }),
  solution: z.object({ counter: count, derivedKey: hex }),
});
export type Solution = z.infer<typeof solutionSchema>;

/** Reads a token of the proof of work: JSON in base64, as altcha writes it. Null when it is none; nothing is verified yet. */
export function readSolution(token: string): Solution | null {
  try {
    return solutionSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    return null;
  }
}
