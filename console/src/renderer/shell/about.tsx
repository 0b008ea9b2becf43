import { button } from '@agency/site/ui/button/button.css.ts';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { useEffect, useState } from 'react';
import type { About as AboutData } from '#bridge/desktop.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './shortcuts-help.css.ts';

const labels: Record<keyof AboutData['versions'], string> = {
  console: 'Console',
  electron: 'Electron',
  chromium: 'Chromium',
  node: 'Node.js',
  system: 'System',
};

/** What this program is made of, to be read out to whoever helps. */
export function About({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const { desktop } = useWorkspace();
  const [about, setAbout] = useState<AboutData | null>(null);
  useEffect(() => {
    if (open) void desktop.about().then(setAbout);
  }, [open, desktop]);
  const versions = Object.entries(about?.versions ?? {}) as [keyof typeof labels, string][];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="About"
      description="What this program is made of."
      width="narrow"
    >
      <dl className={styles.keys}>
        {versions.map(([name, version]) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{version}</dd>
          </div>
        ))}
        <div>
          <dt>Sandbox</dt>
          <dd>{about?.sandbox}</dd>
        </div>
        <div>
          <dt>Updates</dt>
          <dd>{about?.updates}</dd>
        </div>
      </dl>
      <p className={styles.further}>
        <button type="button" className={button({ kind: 'text' })} onClick={() => void desktop.openLogs()}>
          Open the logs folder
        </button>
      </p>
    </Dialog>
  );
}
