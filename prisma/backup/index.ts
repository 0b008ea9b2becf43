/** Backups: writing an archive of the whole installation, verifying it and restoring it. The entry point for other packages. */
export { checkArchive, removeLeftovers, scratchPrefix } from './check-archive.ts';
export { BackupError, totalsOf } from './manifest.ts';
export { restoreArchive } from './restore-archive.ts';
export { writeArchive } from './write-archive.ts';
