import { builder } from '#api/graphql/builder.ts';
import { type Backups, isLate } from './load-backups.ts';

/** For the numbers of a day. */
export const BackupState = builder.objectRef<Backups>('BackupState').implement({
  description: 'How the backups of the nights stand.',
  fields: (t) => ({
    provenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a backup was last restored on trial and compared; null = none was yet.',
      resolve: ({ proven }) => proven?.finishedAt ?? null,
    }),
    rows: t.int({ nullable: true, description: 'Its rows.', resolve: ({ proven }) => proven?.rows ?? null }),
    files: t.int({ nullable: true, description: 'Its files.', resolve: ({ proven }) => proven?.files ?? null }),
    problem: t.string({
      nullable: true,
      description: 'Why the latest one failed, or that a night was missed; null = all is well.',
      resolve: (backups, _args, { now }) =>
        backups.latest?.error ?? (isLate(backups, now()) ? 'No backup was made for more than a day.' : null),
    }),
  }),
});
