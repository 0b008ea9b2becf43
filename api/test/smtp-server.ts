import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** The sender and the recipients in the envelope, whatever the headers contain. */
  sender: string;
  recipients: string[];
  /** Header fields by lower-case name, unfolded. Each name occurs once. */
  headers: Map<string, string>;
  source: string;
};

export type Hold = {
  (): void;
  /** Returns how many messages wait for an answer. */
  held(): number;
};

export type TestSmtpServer = {
  readonly url: string;
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** Resolves as soon as this many mails have arrived. */
  received(count: number): Promise<void>;
  /** Answers RCPT TO with this status from now on. Null accepts all recipients. */
  refuse(status: number | null, words?: string): void;
  /** Stops answering complete messages, until the returned function is called. */
  hold(): Hold;
  close(): Promise<void>;
};

/** Starts a mail server on a real socket, on a free port by default. Signing in requires the password `right`. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  let refusal: Error | null = null;
  let holding: { ended: Promise<void>; held: number } | null = null;
  let announce = () => {};
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth({ password }, _session, callback) {
      if (password === 'right') callback(null, { user: 'someone' });
      else callback(Object.assign(new Error(`Not known here: ${password}`), { responseCode: 535 }));
    },
    onRcptTo(_address, _session, callback) {
      callback(refusal);
    },
    async onData(stream, { envelope }, callback) {
      // A client that disconnects in the middle of a message has delivered nothing.
      const source = await text(stream).catch(() => null);
      if (source === null) return;
      if (holding) {
        holding.held += 1;
        await holding.ended;
      }
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const recipients = envelope.rcptTo.map(({ address }) => address);
      mails.push({ sender, recipients, headers: headersOf(source), source });
      callback();
      announce();
    },
  });
  // A client that is killed in the middle of a mail causes an error. Without a listener, the error would end the
  // process.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    async received(count) {
      while (mails.length < count) await new Promise<void>((resolve) => (announce = resolve));
    },
    refuse: (status, words = 'No such mailbox here') => {
      refusal = status ? Object.assign(new Error(words), { responseCode: status }) : null;
    },
    hold: () => {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const hold = { ended, held: 0 };
      holding = hold;
      const release = () => {
        holding = null;
        resolve();
      };
      return Object.assign(release, { held: () => hold.held });
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function headersOf(source: string): Map<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const fields = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map<string, string>();
  for (const field of fields) {
    const name = field.slice(0, field.indexOf(':')).toLowerCase();
    if (headers.has(name)) throw new Error(`the mail has two ${name} headers`);
    headers.set(name, field.slice(name.length + 1).trim());
  }
  return headers;
}
