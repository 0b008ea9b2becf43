import { setTimeout } from 'node:timers/promises';

/** How long the end waits for something that is still opening. */
const timeoutMs = 20_000;

export type Closing = {
  /** Registers something to close at the end; the last one opened is closed first. */
  onClose(close: () => unknown): void;
  /**
   * Waits for something to open and registers its `close`. If the end comes while it still opens, it is awaited and closed
   * then; otherwise something outside this process, such as a database server, would keep running.
   *
   * @throws Error once the end has come, so that nothing more is opened.
   */
  opened<Opened extends { close(): Promise<unknown> }>(opening: Promise<Opened>): Promise<Opened>;
  closeAll(): Promise<void>;
  /** Whether `closeAll` was called. */
  readonly ending: boolean;
};

/** Tracks what a process has opened, so that all of it is closed, whenever the end comes. */
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

/** Opens several things as one, whose `close` closes them all. When one fails to open, the earlier ones are closed. */
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
