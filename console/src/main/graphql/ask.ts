import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { z } from 'zod';
import { jsonIn } from '#main/platform/json-in.ts';
import { type Door, postGraphQL, readAnswer, WrongAnswer } from './send.ts';

const defaultTimeoutMs = 20_000;

/** What main asks a server itself. Types promise only what this platform answers: `answer` looks at what came. */
export type Question<Data, Variables> = {
  document: TadaDocumentNode<Data, Variables>;
  answer: z.ZodType<Data>;
};

/**
 * Asks, and returns the data.
 *
 * @throws Unreachable; WrongAnswer when what comes is no answer to this; TooLong.
 */
export async function askServer<Data, Variables>(
  door: Door,
  { document, answer }: Question<Data, Variables>,
  variables: Variables,
  timeoutMs = defaultTimeoutMs,
): Promise<Data> {
  const body = JSON.stringify({ query: print(document), variables });
  const response = await postGraphQL(door, body, { signal: AbortSignal.timeout(timeoutMs) });
  const result = z.object({ data: answer }).safeParse(jsonIn(await readAnswer(response)));
  if (!result.success) throw new WrongAnswer(`Answered ${response.status}, not as asked`, { cause: result.error });
  return result.data.data;
}
