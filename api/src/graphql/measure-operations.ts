import type { Plugin } from 'graphql-yoga';
import type { Metrics } from '#api/platform/metrics.ts';

/** Times each operation. Strangers name operations as they like, so over HTTP all of them share one label. */
export function measureOperations(metrics: Metrics): Plugin {
  return {
    onExecute() {
      const startedAt = performance.now();
      return {
        onExecuteDone({ result }) {
          const outcome = 'errors' in result && result.errors ? 'error' : 'ok';
          metrics.observeOperation({ operation: 'http', outcome, seconds: (performance.now() - startedAt) / 1000 });
        },
      };
    },
  };
}
