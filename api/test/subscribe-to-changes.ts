const query = `subscription ($after: String) {
  changes(after: $after) {
    cursor type id added deleted current
    node { id ... on ContactSubmission { name message } ... on PortfolioItem { title version } }
  }
}`;

type Change = {
  cursor: string;
  type: string | null;
  id: string | null;
  added: boolean;
  deleted: boolean;
  current: boolean;
  node: { id: string; name?: string; title?: string; version?: number } | null;
};
/** A change with a short description, such as "ContactSubmission added". */
type Event = Change & { says: string };

function inWords({ type, id, added, deleted, current }: Change): string {
  if (type === null) return current ? 'current' : 'reset';
  if (id === null) return `${type} reload`;
  return `${type} ${added ? 'added' : deleted ? 'deleted' : 'updated'}`;
}
type Failure = { message: string; extensions: Record<string, unknown> };

export type ChangeStream = {
  /** Returns the next change. Rejects with the message of an error in the stream, or if the stream has ended. */
  next(): Promise<Event>;
  failure(): Promise<Failure[]>;
  /** Resolves to how the stream ended: with a `complete` event, or without. */
  end(): Promise<'complete' | 'broken off'>;
  leave(): void;
};

/** Subscribes to changes over real HTTP, as the console does. */
export async function subscribeOverHttp(
  url: string,
  headers: Record<string, string>,
  after?: string,
): Promise<ChangeStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query, variables: { after } }),
    signal: leaving.signal,
  });
  const messages = read(response);
  const message = async () => {
    const { value, done } = await messages.next();
    if (done || !value) throw new Error('The stream is over.');
    return value;
  };
  return {
    async next() {
      const { data, errors } = await message();
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return { ...data.changes, says: inWords(data.changes) };
    },
    failure: async () => (await message()).errors ?? [],
    async end() {
      for (let step = await messages.next(); ; step = await messages.next()) if (step.done) return step.value;
    },
    leave: () => leaving.abort(),
  };
}

type Message = { data: { changes: Change }; errors?: Failure[] };

/** Yields the messages of an event stream. Returns whether the stream ended with a `complete` event. */
async function* read({ body }: Response): AsyncGenerator<Message, 'complete' | 'broken off'> {
  let text = '';
  try {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (text + part).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('event: complete')) return 'complete';
        const [, data] = /^data: (.+)$/m.exec(event) ?? [];
        if (data) yield JSON.parse(data);
      }
    }
  } catch {
    // The connection was cut.
  }
  return 'broken off';
}
