import type { MailContents } from '../mail-contents.ts';
import type { Template } from '../message.ts';
import { facts, layout, paragraph } from './layout.ts';

/** Tells the agency that a backup failed, because nobody looks at backups until one is needed. */
export const backupFailed: Template<MailContents['backup-failed']> = ({ at, reason }, sender) => ({
  subject: 'The backup failed',
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Backup',
      title: 'The backup failed',
      preheader: reason,
      reason: 'Sent because no backup was made, or its test restore failed.',
    },
    paragraph(
      'The earlier backups are still there. The next attempt is the next night. To try again now, run pnpm backup.',
    ),
    facts([
      ['Started', `${at.slice(0, 16).replace('T', ' ')} UTC`],
      ['Reason', reason],
    ]),
  ),
});
