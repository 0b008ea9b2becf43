import { Facts } from '@agency/site/ui/admin/facts.tsx';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { key as keyClass } from '@agency/site/ui/keys/key-hint.css.ts';
import { Grid, Stack } from '@agency/site/ui/layout/layout.tsx';
import { Text } from '@agency/site/ui/layout/text.tsx';
import { commandNames, commands } from '#bridge/commands.ts';
import { wordsOfKey } from '../commands/words-of-key.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

const groups = ['Go to', 'Inquiries', 'Forms', 'Console'] as const;

export function ShortcutsHelp({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const { platform } = useWorkspace().desktop;
  const keysOf = (group: (typeof groups)[number]) =>
    Object.fromEntries(
      commandNames
        .map((name) => commands[name])
        .filter((command) => command.group === group && command.keys.length > 0)
        .map(({ label, keys }) => [
          label,
          keys.map((key) => (
            <kbd key={key} className={keyClass}>
              {wordsOfKey(key, platform)}
            </kbd>
          )),
        ]),
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="Arrow keys move through lists, Enter opens, Escape closes, and F6 moves between parts of the window."
      width="wide"
    >
      <Grid columns={{ phone: 'one', tablet: 'two' }} gap="large">
        {groups.map((group) => (
          <Stack as="section" key={group} gap="tiny" aria-labelledby={`keys-${group}`}>
            <Text as="h3" id={`keys-${group}`} look="label" tone="muted">
              {group}
            </Text>
            <Facts of={keysOf(group)} />
          </Stack>
        ))}
      </Grid>
    </Dialog>
  );
}
