/** A write that could not be sent is not tried again until then, nor what is about the same thing. */
export type Pause = {
  entry: string;
  /** In ms since 1970. */
  until: number;
  /** The server is there, and could not take this one. */
  trouble: boolean;
  /** Nothing else is sent either: nobody can be reached, or the server takes nothing. */
  general: boolean;
};

const longestPause = 60 * 60_000;

/** How long to wait after it could not be sent, in ms: as the server asks, or else longer each time, but never for long. */
export const pauseAfter = (failures: number, retryAfter: number | null): number =>
  Math.min(retryAfter || Math.min(10_000 * 2 ** (failures - 1), 5 * 60_000), longestPause);

/** Whether the server is there, and could not take something of what waits. */
export const isTroubled = (pauses: readonly Pause[]): boolean => pauses.some(({ trouble }) => trouble);
