import { grouped } from '@agency/api/contract/text';
import { Tooltip } from '@agency/site/ui/tooltip/tooltip.tsx';
import { visuallyHidden } from '@agency/site/ui/visually-hidden/visually-hidden.css.ts';
import { Briefcase, Inbox, LogOut, Search, Send } from 'lucide-react';
import { type Command, commands } from '#bridge/commands.ts';
import { runCommand } from '../commands/use-command.ts';
import { wordsOfKey } from '../commands/words-of-key.ts';
import { useUnread } from '../inbox/use-unread.ts';
import { useOutboxEntries, usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './shell.css.ts';

/** The margin: where one can go, what waits there, and who is signed in. */
export function Margin() {
  const { username, server, desktop } = useWorkspace();
  const { place } = usePlace();
  const unread = useUnread().count ?? 0;
  const queued = useOutboxEntries().length;
  const link = (command: Command, label: string, Sign: typeof Inbox, count = 0, meaning = '') => (
    <li key={command}>
      <Tooltip
        side="right"
        content={`${label}  ${wordsOfKey(commands[command].keys[0] ?? '', desktop.platform)}`.trim()}
      >
        <button
          type="button"
          className={styles.link}
          aria-current={command === place.view ? 'page' : undefined}
          onClick={() => runCommand(command)}
        >
          <Sign size={16} aria-hidden="true" />
          <span className={styles.roomy}>{label}</span>
          {count > 0 ? (
            <span className={styles.count} data-strong={command === 'inbox' ? '' : undefined}>
              <span aria-hidden="true">{grouped(count)}</span>
              <span className={visuallyHidden}>
                {grouped(count)} {meaning}
              </span>
            </span>
          ) : null}
        </button>
      </Tooltip>
    </li>
  );
  return (
    <header className={styles.margin}>
      <p className={styles.brand}>Console</p>
      <nav aria-label="Views" className={styles.nav}>
        <ul className={styles.links}>
          {link('inbox', 'Inbox', Inbox, unread, 'unread')}
          {link('portfolio', 'Portfolio', Briefcase)}
          {link('outbox', 'Outbox', Send, queued, 'to be sent')}
          {link('palette', 'Commands', Search)}
        </ul>
      </nav>
      <div className={styles.account}>
        <p className={styles.who}>
          <strong>{username}</strong>
          {server.replace(/^https?:\/\//, '')}
        </p>
        <ul className={styles.links}>{link('sign-out', 'Sign out', LogOut)}</ul>
      </div>
    </header>
  );
}
