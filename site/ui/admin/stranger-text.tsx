import { withoutOverrides } from '@agency/api/contract/text';

/** Shows a stranger's text in a line, so that its direction does not affect the text next to it. */
export const StrangerText = ({ children }: { children: string }) => <bdi>{withoutOverrides(children)}</bdi>;
