import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { errorCodes } from '#api/contract/errors.ts';

/** Says what is wrong with an HTTP request where Yoga itself fails, or answers without a word. */
export const httpErrors: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return;
    setRequestParser(async (request) => {
      try {
        return await requestParser(request);
      } catch (error) {
        // Yoga expects valid JSON in the parameters of an address and of a form.
        if (!(error instanceof SyntaxError)) throw error;
        throw new GraphQLError('The variables or extensions are not valid JSON.', {
          extensions: { code: errorCodes.badInput, http: { status: 400 } },
        });
      }
    });
  },
  // Yoga would answer without a word, and leave the stream open that it cannot answer with.
  onSubscribe: ({ args: { contextValue } }) => ({
    onSubscribeResult({ result, setResult }) {
      if (!(Symbol.asyncIterator in result) || streamable.test(contextValue.request.headers.get('accept') ?? '*/*'))
        return;
      void result.return?.();
      setResult({ errors: [notAcceptable()] });
    },
  }),
};

const notAcceptable = () =>
  new GraphQLError('A subscription is answered as text/event-stream, which the Accept header does not allow.', {
    extensions: { code: errorCodes.badInput, http: { status: 406 } },
  });

/** An `Accept` header that allows an event stream. */
const streamable = /text\/(event-stream|\*)|\*\/\*/;
