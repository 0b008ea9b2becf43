/** What a form on the admin's page asks for, in its `intent` field. */
export type Intent =
  | 'sign-in'
  | 'sign-out'
  | 'save-item'
  | 'delete-item'
  | 'delete-inquiry'
  | 'mark-inquiry-read'
  | 'retry-mail'
  | 'discard-mail'
  | 'clear-order';
