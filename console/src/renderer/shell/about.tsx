import { Facts } from '@agency/site/ui/admin/facts.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { Stack } from '@agency/site/ui/layout/layout.tsx';
import { useEffect, useState } from 'react';
import type { About as AboutData } from '#bridge/desktop.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

const labels: Record<keyof AboutData['versions'], string> = {
  console: 'Console',
  electron: 'Electron',
  chromium: 'Chromium',
  node: 'Node.js',
  system: 'System',
};

/** The program's versions, to quote in questions and bug reports. */
export function About({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const { desktop } = useWorkspace();
  const [about, setAbout] = useState<AboutData | null>(null);
  useEffect(() => {
    if (open) void desktop.about().then(setAbout);
  }, [open, desktop]);
  const versions = Object.fromEntries(
    Object.entries(about?.versions ?? {}).map(([name, version]) => [labels[name as keyof typeof labels], version]),
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="About" description="Version information." width="narrow">
      <Stack align="start">
        <Facts
          of={{ ...versions, Sandbox: about?.sandbox, Updates: about?.updates, 'Start at login': about?.startsAtLogin }}
        />
        <button type="button" className={button({ kind: 'text' })} onClick={() => void desktop.openLogs()}>
          Open the logs folder
        </button>
      </Stack>
    </Dialog>
  );
}
