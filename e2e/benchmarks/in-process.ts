import { parse } from 'graphql';
import { parseEnvironment } from '../../api/src/contract/environment.ts';
import { createLogger } from '../../api/src/platform/logger.ts';
import { startApi } from '../../api/src/start-api.ts';
import { quantile } from './measure.ts';

const document = parse(
  'query List { portfolioItems(first: 12) { edges { node { id title technology metrics { value } } } } }',
);

/** Measures how many times per second this process executes a document. Executes one at a time, without HTTP. */
export async function inProcess(variables: Record<string, string>, seconds: number): Promise<object> {
  const logger = createLogger({ level: 'silent' });
  const api = await startApi({ environment: parseEnvironment(variables), logger });
  const caller = { requestId: 'bench', address: '127.0.0.1', log: logger, sessionToken: null, buyerToken: null };
  const taken: number[] = [];
  const run = async (forMs: number) => {
    const end = performance.now() + forMs;
    taken.length = 0;
    while (performance.now() < end) {
      const startedAt = performance.now();
      const { errors } = await api.execute(document, {}, caller);
      if (errors) throw new Error(JSON.stringify(errors));
      taken.push(performance.now() - startedAt);
    }
  };
  try {
    await run(1_000);
    const before = process.cpuUsage();
    await run(seconds * 1_000);
    const { user, system } = process.cpuUsage(before);
    const at = (part: number) => Number(quantile(taken, part).toFixed(1));
    return {
      'requests/s': Math.round(taken.length / seconds),
      'p50, ms': at(0.5),
      'p99, ms': at(0.99),
      'processor, ms': Number(((user + system) / 1_000 / taken.length).toFixed(3)),
    };
  } finally {
    await api.close();
  }
}
