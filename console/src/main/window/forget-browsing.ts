import { session } from 'electron';

/** Throws away what Chromium itself may have kept of somebody's work: pictures it was shown, and whatever a page stored. */
export async function forgetBrowsing(): Promise<void> {
  const { defaultSession } = session;
  await Promise.all([defaultSession.clearCache(), defaultSession.clearStorageData()]);
}
