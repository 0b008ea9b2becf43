/** The entry point for other packages: writes, verifies and restores an archive of the whole installation. */
export { checkArchive, removeLeftovers, scratchPrefix } from './check-archive.ts';
export { BackupError, totalsOf } from './manifest.ts';
export { restoreArchive } from './restore-archive.ts';
export { writeArchive } from './write-archive.ts';
