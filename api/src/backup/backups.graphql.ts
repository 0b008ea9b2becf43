import { builder } from '#api/graphql/builder.ts';
import { type Backups, isLate } from './load-backups.ts';

export const BackupState = builder.objectRef<Backups>('BackupState').implement({
  description: 'The state of the nightly backups.',
  fields: (t) => ({
    provenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the latest verified backup was finished. A test restore verifies each backup. Null if there is none.',
      resolve: ({ proven }) => proven?.finishedAt ?? null,
    }),
    rows: t.int({
      nullable: true,
      description: 'The number of rows in the latest verified backup.',
      resolve: ({ proven }) => proven?.rows ?? null,
    }),
    files: t.int({
      nullable: true,
      description: 'The number of files in the latest verified backup.',
      resolve: ({ proven }) => proven?.files ?? null,
    }),
    problem: t.string({
      nullable: true,
      description: 'Why the latest backup failed, or that a night was missed. Null if there is no problem.',
      resolve: (backups, _args, { now }) =>
        backups.latest?.error ?? (isLate(backups, now()) ? 'No backup has been made for more than a day.' : null),
    }),
  }),
});
