import type { FastifyInstance } from 'fastify';
import { RefusedError } from './handle-error.ts';

/** Answers all methods of a path except `methods`: OPTIONS with the allowed methods, and the rest with 405. */
export function refuseOtherMethods(app: FastifyInstance, url: string, methods: readonly string[]): void {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const headers = { Allow: allowed.join(', ') };
  app.route({
    method: app.supportedMethods.filter((method) => method === 'OPTIONS' || !allowed.includes(method)),
    url,
    async handler(request, reply) {
      if (request.method === 'OPTIONS') return reply.code(204).headers(headers).send();
      throw new RefusedError(405, `Use ${methods.join(' or ')} here.`, { headers });
    },
  });
}

export const nothingAtPath = (): RefusedError => new RefusedError(404, 'There is nothing at this path.');

export const nothingHere = (): never => {
  throw nothingAtPath();
};
