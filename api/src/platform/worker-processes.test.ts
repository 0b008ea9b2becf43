import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { startWorkers } from './worker-processes.ts';

test('workers can be replaced again after one of them died during a replacement', async () => {
  const alive = new Set<EventEmitter>();
  const end = (worker: EventEmitter) => alive.delete(worker) && worker.emit('exit', 0, null);
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const [, second] = alive;
    // While two workers are alive, a new one is started only for a replacement. So the second worker dies during the
    // replacement.
    if (second) end(second);
    const worker = Object.assign(new EventEmitter(), { process: { kill: () => setImmediate(end, worker) } });
    alive.add(worker);
    setImmediate(() => worker.emit('message', { kind: 'ready' }));
    return worker as never;
  });
  onTestFinished(() => void process.removeAllListeners('SIGUSR2'));
  const { logger, lines } = capturedLog();
  await startWorkers(2, null, logger);
  for (const times of [1, 2]) {
    process.emit('SIGUSR2', 'SIGUSR2');
    const replacements = () => lines.filter(({ msg }) => msg === 'all worker processes are replaced');
    await vi.waitFor(() => expect([replacements().length, alive.size]).toEqual([times, 2]));
  }
});
