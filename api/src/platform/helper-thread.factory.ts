import { answerRequests } from './helper-thread.ts';

// The program of the thread that `helper-thread.test.ts` starts.
answerRequests(async (request: string, alive) => {
  if (request === 'regex') /(a+)+$/.test(`${'a'.repeat(60)}b`);
  if (request === 'heap') for (const all: string[][] = []; ; ) all.push(Array.from({ length: 100_000 }, String));
  if (request === 'exit') process.exit(1);
  if (request === 'throw') throw new Error('Broken');
  if (request === 'slow') {
    const signs = setInterval(alive, 100);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    clearInterval(signs);
  }
  return request;
});
