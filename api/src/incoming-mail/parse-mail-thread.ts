import { answerRequests } from '#api/platform/helper-thread.ts';
import { parseMail } from './parse-mail.ts';

// Started by `read-folder.ts`.
answerRequests((source: Uint8Array) => parseMail(Buffer.from(source.buffer, source.byteOffset, source.byteLength)));
