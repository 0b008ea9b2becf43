import { useMemo } from 'react';
import { useStore } from 'zustand';
import { commandNames } from '#bridge/commands.ts';
import type { Link } from '#bridge/desktop.ts';
import { useCommandBus } from '../commands/command-context.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { destinationsIn } from './destinations.ts';
import { Palette } from './palette.tsx';

type PaletteOfProps = { open: boolean; onOpenChange(open: boolean): void; onGo(link: Link): void };

/** The palette of what can be done and gone to at the moment it is opened. */
export function PaletteOf({ open, onOpenChange, onGo }: PaletteOfProps) {
  const { client, desktop } = useWorkspace();
  const bus = useCommandBus();
  const handlers = useStore(bus.handlers);
  const able = commandNames.filter((name) => name !== 'palette' && (handlers.get(name)?.length ?? 0) > 0);
  const destinations = useMemo(() => (open ? destinationsIn(client.cache) : []), [open, client]);
  return (
    <Palette
      open={open}
      onOpenChange={onOpenChange}
      able={able}
      destinations={destinations}
      platform={desktop.platform}
      onCommand={bus.run}
      onGo={onGo}
      onTheme={(theme) => void desktop.setTheme(theme)}
      onLogs={() => void desktop.openLogs()}
    />
  );
}
