import { withoutOverrides } from '@agency/api/contract/text';

/** What a stranger wrote, on one line of ours: whichever way it runs, it does not turn what stands beside it. */
export const StrangerText = ({ children }: { children: string }) => <bdi>{withoutOverrides(children)}</bdi>;
