import { withoutOverrides } from '@agency/api/contract/text';

/** Shows a stranger's text inline, and keeps its direction from affecting the text next to it. */
export const StrangerText = ({ children }: { children: string }) => <bdi>{withoutOverrides(children)}</bdi>;
