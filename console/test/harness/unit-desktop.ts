import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Desktop, setDesktop } from './desktop.ts';

const userData = mkdtempSync(join(tmpdir(), 'console-unit-'));
setDesktop(new Desktop({ userData, keyringKey: createHash('sha256').update(userData).digest() }));
