import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { type ASTVisitor, type ExecutionResult, GraphQLError, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { errorCodes } from '#api/contract/errors.ts';
import { codingFor, compress } from '#api/http/compress.ts';
import type { Metrics } from '#api/http/metrics.ts';
import type { GraphQLContext, OperationContext } from './context.ts';
import { presentErrors, runOperation } from './execute-document.ts';
import { tooExpensive } from './failures.ts';

/** Gives a refused operation status 400 and its code, and removes `Syntax Error: `, because the syntax is right. */
const onReject = [
  (_context: unknown, error: GraphQLError) => {
    error.message = error.message.replace(/^Syntax Error: /, '');
    Object.assign(error.extensions, { code: errorCodes.tooExpensive, http: { status: 400, spec: true } });
  },
];

/**
 * Refuses aliases in introspection. The limits of cost and depth do not count introspection, so aliases would let each
 * level ask for its lists many times. No tool uses aliases there.
 */
const plainIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    const isMeta = /^__(schema|type)$/.test(node.name.value) || context.getParentType()?.name.startsWith('__');
    if (node.alias && isMeta) context.reportError(tooExpensive('Introspection must not use aliases.'));
  },
});

/**
 * Protects the schema from strangers' requests. The limits of page sizes and complexity are in the schema itself
 * (`builder.ts`), so they also apply to operations in process. Introspection stays on, because GraphiQL and other tools
 * need it.
 */
export const hardening = [
  maxTokensPlugin({ n: 1_000, onReject }),
  // Fragments do not count as levels, because a query without fragments could ask for the same.
  maxDepthPlugin({ n: 8, flattenFragments: true, onReject }),
  // By default, aliases of `__typename` and aliases named `__typename` do not count.
  maxAliasesPlugin({ n: 15, allowList: [], onReject }),
  costLimitPlugin({ maxCost: 8_000, onReject }),
  { onValidate: ({ addValidationRule }) => addValidationRule(plainIntrospection) } satisfies Plugin,
];

/** Replaces the errors of each result or event with what the caller may see. */
export const presentResults: Plugin<GraphQLContext, { operation: OperationContext }> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (Symbol.asyncIterator in result || Array.isArray(result) || !result.errors) return;
    setResult(presented(result, serverContext.operation));
  },
  onSubscribe: ({ args }) => ({
    onSubscribeResult: () => ({
      onNext({ result, setResult }) {
        if (result.errors) setResult(presented(result, args.contextValue));
      },
    }),
  }),
};

const presented = (result: ExecutionResult, operation: OperationContext) => ({
  ...result,
  errors: result.errors && presentErrors(result.errors.map(withCode), operation),
});

/**
 * Adds a code to errors in the variables, to which GraphQL gives no code. All other errors without a path have a code.
 */
function withCode(error: GraphQLError): GraphQLError {
  if (!error.path) error.extensions.code ??= errorCodes.badInput;
  return error;
}

/** Applies the limits of in-process operations to operations over HTTP. */
export const runOperations: Plugin<GraphQLContext> = {
  onExecute: ({ args, executeFn, setExecuteFn }) => setExecuteFn(() => runOperation(args, async () => executeFn(args))),
};

/** Measures each operation's duration. Strangers choose operation names, so operations over HTTP share one label. */
export function measureOperations(metrics: Metrics): Plugin {
  return {
    onExecute() {
      const startedAt = performance.now();
      return {
        onExecuteDone({ result }) {
          const outcome = 'errors' in result && result.errors ? 'error' : 'ok';
          metrics.operations.observe({ operation: 'http', outcome }, (performance.now() - startedAt) / 1000);
        },
      };
    },
  };
}

/** Answers faulty HTTP requests with a message. Yoga alone would fail, or answer without one. */
export const httpErrors: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return;
    setRequestParser(async (request) => {
      try {
        return await requestParser(request);
      } catch (error) {
        // Yoga does not handle invalid JSON in the parameters of a URL or a form.
        if (!(error instanceof SyntaxError)) throw error;
        throw new GraphQLError('The variables or extensions are not valid JSON.', {
          extensions: { code: errorCodes.badInput, http: { status: 400 } },
        });
      }
    });
  },
  // If the Accept header excludes event streams, Yoga would answer without a message and leave the stream open.
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

/** The maximum size of an answer, in bytes: somewhat more than 50 inquiries with the longest messages. */
const maxAnswerBytes = 2_000_000;

/** Refuses results that are too long, and compresses the others. Event streams pass, because they have no end. */
export const sendResults: Plugin<object, { operation: OperationContext }> = {
  async onResponse({ request, response, setResponse, fetchAPI, serverContext }) {
    if (!/^application\/(graphql-response\+)?json\b/.test(response.headers.get('Content-Type') ?? '')) return;
    const result = Buffer.from(await response.text());
    const isTooLong = result.length > maxAnswerBytes;
    const body = isTooLong ? Buffer.from(JSON.stringify({ errors: [tooLong(serverContext.operation)] })) : result;
    const coding = codingFor(body, request.headers.get('Accept-Encoding'));
    const sent = coding ? await compress(body, coding) : body;
    const headers = new fetchAPI.Headers(response.headers);
    headers.set('Vary', 'accept-encoding');
    if (coding) headers.set('Content-Encoding', coding);
    headers.set('Content-Length', String(sent.length));
    setResponse(new fetchAPI.Response(sent, { status: isTooLong ? 400 : response.status, headers }));
  },
};

const tooLong = ({ requestId }: OperationContext) => ({
  message: `The answer is longer than ${maxAnswerBytes} bytes. Ask for less at once.`,
  extensions: { code: errorCodes.tooExpensive, requestId },
});
