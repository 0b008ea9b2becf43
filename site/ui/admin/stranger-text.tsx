import { withoutOverrides } from '@agency/api/contract/text';

/** A stranger's text on one line of ours: its direction does not affect the text beside it. */
export const StrangerText = ({ children }: { children: string }) => <bdi>{withoutOverrides(children)}</bdi>;
