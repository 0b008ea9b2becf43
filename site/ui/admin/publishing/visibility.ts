import type { Standing } from '@agency/api/contract/publishing';

/** What saving means for visitors, by whether they see the content now and by its new standing. */
const texts = {
  public: {
    draft: 'Saving takes it off the site.',
    scheduled: 'Saving takes it off the site until its date.',
    public: 'Visitors can see it.',
  },
  hidden: {
    draft: 'Visitors cannot see it.',
    scheduled: 'Visitors can see it from its date on.',
    public: 'Visitors can see it once it is saved.',
  },
} as const;

/** Says who will see content once it is saved with the standing `next`. `isPublic`: whether visitors see it now. */
export const visibilityText = (isPublic: boolean, next: Standing): string =>
  texts[isPublic ? 'public' : 'hidden'][next];
