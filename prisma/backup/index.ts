/** Backups: an archive of the whole installation, its proof, and its way back. Other packages use this entry. */
export { checkArchive, removeLeftovers, scratchPrefix } from './check-archive.ts';
export { BackupError, totalsOf } from './manifest.ts';
export { restoreArchive } from './restore-archive.ts';
export { writeArchive } from './write-archive.ts';
