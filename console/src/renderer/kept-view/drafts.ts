import type { Draft, KeptView } from './kept-view.ts';

/** Keeps what is typed for an item (or `new`). */
export const withDraft = (view: KeptView, item: string, draft: Draft): KeptView => ({
  ...view,
  drafts: { ...view.drafts, [item]: draft },
});

export function withoutDraft(view: KeptView, item: string): KeptView {
  if (!(item in view.drafts)) return view;
  const { [item]: _forgotten, ...drafts } = view.drafts;
  return { ...view, drafts };
}
