const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment's day as the invoice has it: in UTC, so that server and browser write the same. */
export const dayOf = (moment: string): string => day.format(new Date(moment));
