import type { Fault } from './fault.ts';

/**
 * Which scenarios are about which part of the source, by how the paths of both begin. All of them would take too long for
 * each fault.
 */
const byPart: Record<string, string[]> = {
  'main/index.ts': ['harness/hardening'],
  'main/run.ts': ['harness/no-keyring'],
  'main/window/revive': ['harness/crash'],
  'main/window': ['harness/hardening', 'page-security'],
  'main/protocol': ['page-security', 'token'],
  'main/ipc': ['bridge', 'harness/hardening', 'token'],
  'main/graphql': ['server-requests', 'token'],
  'main/session/guarded-sign-in': ['harness/strange-servers'],
  'main/session': ['session', 'token', 'harness/no-keyring'],
  'main/secrets': ['session', 'token', 'harness/no-keyring'],
  'main/live': ['live', 'silence'],
  'main/links': ['links'],
  'main/pictures': ['harness/pictures', 'server-requests'],
  'main/store': ['harness/loss'],
  bridge: ['bridge', 'session'],
  'renderer/commands': ['keyboard'],
  'renderer/graphql': ['live', 'reading'],
  'renderer/inbox/use-deletion': ['inbox'],
  'renderer/inbox/use-open-inquiry': ['live'],
  'renderer/inbox': ['long-inbox'],
  'renderer/outbox': ['offline', 'not-yet-saved'],
  'renderer/live': ['missed'],
  'renderer/outbox/delete-with-undo': ['inbox'],
  'renderer/outbox/send-deed': ['trouble'],
  'renderer/outbox/answer-to': ['portfolio', 'lost-answers'],
  'renderer/portfolio/use-saving': ['saving', 'not-yet-saved'],
  'renderer/portfolio/use-item-form': ['drafts'],
  'renderer/portfolio': ['not-yet-saved'],
  'renderer/shell/status-line': ['offline'],
  'renderer/shell': ['live', 'sign-in'],
  'renderer/workspace': ['offline', 'harness/failed-writes'],
};

export function scenariosFor({ name, patches }: Fault): string[] {
  const scenarios = patches.flatMap(({ file }) => {
    const parts = Object.keys(byPart).filter((part) => file.startsWith(part));
    const [closest] = parts.toSorted((a, b) => b.length - a.length);
    if (!closest) throw new Error(`${name}: no scenarios are named for ${file}`);
    return byPart[closest] ?? [];
  });
  return [...new Set(scenarios)].map((scenario) => `scenarios/${scenario}`);
}
