/** A request that is not answered with what it asks for. Becomes a status and JSON with `message`. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: object;

  /** @param details go into the JSON beside `message`. */
  constructor(status: number, message: string, details: object = {}, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}
