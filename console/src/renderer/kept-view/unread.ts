import type { KeptView } from './kept-view.ts';

/** More are not counted: after so long an absence the marks tell nothing any more. */
const most = 1_000;

export const withUnread = (view: KeptView, id: string): KeptView =>
  view.unread.includes(id) ? view : { ...view, unread: [id, ...view.unread].slice(0, most) };

export const withoutUnread = (view: KeptView, id: string): KeptView =>
  view.unread.includes(id) ? { ...view, unread: view.unread.filter((each) => each !== id) } : view;
