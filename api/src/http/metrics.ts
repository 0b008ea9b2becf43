import { AggregatorRegistry, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { askMetrics, isWorker } from '#api/platform/worker-processes.ts';

/** The process's metrics, for Prometheus. */
export type Metrics = {
  /** Every metric uses this registry; add more with `registers: [metrics.registry]`. */
  readonly registry: Registry;
  /** Returns the metrics of all processes in Prometheus' format. */
  text(): Promise<string>;
  /** The durations of requests, in seconds. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** How long GraphQL operations took, in seconds; `outcome` is `ok` or `error`. */
  readonly operations: Histogram<'operation' | 'outcome'>;
};

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates a registry with Node's default metrics, request durations and GraphQL operation durations (seconds). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  if (isWorker) {
    // Lets this process answer when the metrics of all processes are collected.
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries([registry]);
  }
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time to execute one GraphQL operation, by its name. Operations that clients send to /graphql are all named `http`.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers: [registry],
  });
  return {
    registry,
    requests,
    operations,
    text: () => (isWorker ? askMetrics() : registry.metrics()),
  };
}
