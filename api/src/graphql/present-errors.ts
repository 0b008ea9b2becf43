import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphQLContext, OperationContext } from './context.ts';
import { presentError } from './present-error.ts';

/**
 * The last thing that happens to any result, of whatever failed, and to each event of a subscription: errors become what
 * the caller may see.
 */
export const presentErrors: Plugin<GraphQLContext, { operation: OperationContext }> = {
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
  errors: result.errors?.map((error) => presentError(error, operation)),
});
