import { setTimeout } from 'node:timers/promises';

/**
 * How long closing waits for something that is still opening, in ms. A slow machine needs a minute to create a
 * database.
 */
const timeoutMs = 90_000;

export type Closing = {
  /** Registers something to close at the end. What was registered last is closed first. */
  onClose(close: () => unknown): void;
  /**
   * Waits for something to open, and registers its `close`. If the process ends meanwhile, `closeAll` waits until the
   * thing is open, and closes it. Otherwise something outside this process, such as a database server, would keep
   * running.
   *
   * @throws Error once closing has begun, so that nothing more is opened.
   */
  opened<Opened extends { close(): Promise<unknown> }>(opening: Promise<Opened>): Promise<Opened>;
  closeAll(): Promise<void>;
  /** Whether `closeAll` was called. */
  readonly ending: boolean;
};

/** Tracks what a process has opened, so that everything is closed, whenever the process ends. */
export function createClosing(): Closing {
  const closers: (() => unknown)[] = [];
  let ending = false;
  return {
    onClose: (close) => void closers.push(close),
    async opened(opening) {
      closers.push(async () => {
        const thing = await Promise.race([opening.catch(() => null), setTimeout(timeoutMs, null, { ref: false })]);
        await thing?.close();
      });
      const thing = await opening;
      if (ending) throw new Error('The process is ending.');
      return thing;
    },
    async closeAll() {
      ending = true;
      for (let close = closers.pop(); close; close = closers.pop()) await close();
    },
    get ending() {
      return ending;
    },
  };
}

/** Opens several things as one. `close` closes them all. If one fails to open, those already open are closed. */
export async function openTogether<Opened extends object>(
  open: (closing: Closing) => Promise<Opened>,
): Promise<Opened & { close(): Promise<void> }> {
  const closing = createClosing();
  try {
    return { ...(await open(closing)), close: closing.closeAll };
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}
