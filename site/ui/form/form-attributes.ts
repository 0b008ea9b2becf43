import type { FormMetadata } from '@conform-to/react';

/** What ties a `<form>` to its schema. The browser's own checks are off: ours say the contract's words at the field. */
export function formAttributes({ id, onSubmit }: Pick<FormMetadata<Record<string, unknown>>, 'id' | 'onSubmit'>) {
  return { id: id as string, onSubmit, noValidate: true };
}
