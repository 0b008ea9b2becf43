import type { FuzzRequest } from './requests.ts';
import type { Answer } from './send-request.ts';

/** What is wrong with an answer, or null. Whatever is asked, nobody is answered by a fault, and a program gets JSON. */
export function parseAnswer({ kind, method, path, headers }: FuzzRequest, answer: Answer): string | null {
  if (answer.status >= 500) return `answered ${answer.status}: ${answer.body.slice(0, 300)}`;
  if (kind !== 'rest' && kind !== 'graphql') return null;
  if (method === 'HEAD' || answer.status === 204 || answer.status === 304) return null;
  if (answer.contentType.startsWith('text/event-stream')) return null;
  if (path.startsWith('/graphql') && /text\/html/.test(headers.Accept ?? '') && answer.status === 200) return null;
  if (!/^application\/(graphql-response\+)?json\b/.test(answer.contentType)) {
    return `answered ${answer.status} as "${answer.contentType}": ${answer.body.slice(0, 300)}`;
  }
  try {
    const body = JSON.parse(answer.body);
    const explained = typeof body.message === 'string' || Array.isArray(body.errors);
    return answer.status < 400 || explained ? null : `refused with ${answer.status} without saying why: ${answer.body}`;
  } catch {
    return `answered ${answer.status} with what is no JSON: ${answer.body.slice(0, 300)}`;
  }
}
