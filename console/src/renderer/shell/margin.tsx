import { grouped } from '@agency/api/contract/text';
import { Tooltip } from '@agency/site/ui/tooltip/tooltip.tsx';
import { visuallyHidden } from '@agency/site/ui/visually-hidden/visually-hidden.css.ts';
import { Briefcase, Inbox, LogOut, Search, Send } from 'lucide-react';
import { type Command, commands } from '#bridge/commands.ts';
import { wordsOfKey } from '../commands/words-of-key.ts';
import * as styles from './shell.css.ts';

type MarginProps = {
  view: 'inbox' | 'portfolio';
  /** Null while nobody knows. */
  unread: number | null;
  waiting: number;
  username: string;
  server: string;
  platform: string;
  onCommand(command: Command): void;
};

/** The margin: where one can go, what waits there, and who is signed in. */
export function Margin({ view, unread, waiting, username, server, platform, onCommand }: MarginProps) {
  const link = (command: Command, label: string, Sign: typeof Inbox, count = 0, meaning = '') => (
    <li key={command}>
      <Tooltip side="right" content={`${label}  ${wordsOfKey(commands[command].keys[0] ?? '', platform)}`.trim()}>
        <button
          type="button"
          className={styles.link}
          aria-current={command === view ? 'page' : undefined}
          onClick={() => onCommand(command)}
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
          {link('inbox', 'Inbox', Inbox, unread ?? 0, 'unread')}
          {link('portfolio', 'Portfolio', Briefcase)}
          {link('waiting', 'Waiting', Send, waiting, 'to be sent')}
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
