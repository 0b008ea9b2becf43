import { type Fault, fault, removed } from './fault.ts';

export const rendererFaults: Fault[] = [
  fault(
    'waiting writes are sent last one first',
    'renderer/outbox/next-to-send.ts',
    'for (const write of writes) {',
    'for (const write of writes.toReversed()) {',
  ),
  fault(
    'a refused write holds up all others',
    'renderer/outbox/next-to-send.ts',
    'const { id } = write.deed;',
    "const id = '';",
  ),
  fault(
    'a write is called saved before the answer',
    'renderer/outbox/create-outbox.ts',
    'change(write.entry, onItsWay(write));',
    "change(write.entry, onItsWay(write)); onSettled(write, { kind: 'done', version: null });",
  ),
  fault(
    'a change does not say what it was made from',
    'renderer/outbox/answer-to.ts',
    'variables: { id, input, expectedVersion }',
    'variables: { id, input }',
  ),
  fault(
    'a change of what waits goes beside it',
    'renderer/outbox/queue.ts',
    "if (!earlier || !('input' in deed) || !('input' in earlier.deed)) ",
    'if (true)',
  ),
  fault(
    'an item whose deletion was refused stays away',
    'renderer/outbox/overlay.ts',
    "if (!write || write.state === 'refused')",
    'if (!write)',
  ),
  removed(
    'a second click on Save sends once more',
    'renderer/portfolio/use-saving.ts',
    'if (outbox.writes.current().some((each) => each.entry === sent.current)) return;',
  ),
  fault(
    'what waits is forgotten at a restart',
    'renderer/workspace/create-workspace.ts',
    "readKept(disk, 'outbox', outboxSchema, [], rescue)",
    'Promise.resolve([] as Write[])',
  ),
  removed(
    'what cannot be read is written over',
    'renderer/workspace/create-workspace.ts',
    'await disk.setAside(name);',
  ),
  fault(
    'a draft is not brought back',
    'renderer/portfolio/use-item-form.ts',
    'useState(keeper.read)',
    'useState<ReturnType<typeof keeper.read>>(null)',
  ),
  fault(
    'what lies open goes when the session ends',
    'renderer/shell/use-workspace-of.ts',
    "session?.state === 'signed-out' && session.notice === null",
    "session?.state === 'signed-out'",
  ),
  fault(
    'the inbox stays on screen after the sign-out',
    'renderer/shell/use-workspace-of.ts',
    'setWorkspace(null);\n      return;',
    'return;',
  ),
  fault(
    'what arrives does not come to a search',
    'renderer/graphql/inquiry-lists.ts',
    'if (search && !matchesSearch(inquiry, search)) return list;',
    'if (search) return list;',
  ),
  removed(
    'what arrives comes to every search',
    'renderer/graphql/inquiry-lists.ts',
    'if (search && !matchesSearch(inquiry, search)) return list;',
  ),
  fault('every line of the inbox is drawn', 'renderer/inbox/inquiry-list.tsx', 'overscan: 8', 'overscan: 1_000_000'),
  removed(
    'what arrives moves what is being read',
    'renderer/inbox/use-kept-place.ts',
    'element.scrollTop += shift * rowHeight;',
  ),
  fault(
    'what was read is still counted as unread',
    'renderer/inbox/use-open-inquiry.ts',
    'sync.update((state) => withoutUnread(state, id))',
    'undefined',
  ),
  fault('a deletion cannot be taken back', 'renderer/outbox/delete-with-undo.ts', 'undoTime = 10_000', 'undoTime = 0'),
  fault(
    'trouble at the server counts as a refusal',
    'renderer/outbox/send-deed.ts',
    'const trouble = troubleOf(error);',
    'const trouble = null;',
  ),
  fault(
    'what could not be loaded is called up to date',
    'renderer/live/freshness.ts',
    "if (refresh.current() === 'failed') return 'failed';",
    "if (refresh.current() === 'failed') return 'current';",
  ),
  removed('a draft outlives its sending', 'renderer/portfolio/use-saving.ts', 'onSent();'),
  fault(
    'the age of what is shown is not told offline',
    'renderer/shell/status-line.tsx',
    "{current ? 'Up to date'",
    "{true ? 'Up to date'",
  ),
  removed(
    'the badge is not set',
    'renderer/shell/use-desktop.ts',
    'useEffect(() => void desktop.setUnread(unread ?? 0), [desktop, unread]);',
  ),
  removed('letters that are typed give commands', 'renderer/commands/command-of-key.ts', '|| (typing && !mod)'),
];
