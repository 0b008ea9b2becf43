import { data } from 'react-router';
import type { SiteContext } from '#app/site-context.ts';
import type { AnyKind, Stored } from '#ui/admin/kind.ts';
import { kindNames, kindOf } from '#ui/admin/kinds.ts';

type WrittenKind = Required<Pick<AnyKind, 'type' | 'form' | 'writing'>>;

/** Returns the kind with working copies that has this name in a URL. @throws a 404 for any other name. */
export function writtenKind(name: string | undefined): WrittenKind {
  const known = kindNames.find((each) => each === name);
  const { type, form, writing } = known ? kindOf(known) : ({} as Partial<AnyKind>);
  if (!type || !form || !writing) throw data(null, { status: 404 });
  return { type, form, writing };
}

export const readStored = (
  { queryApi }: Pick<SiteContext, 'queryApi'>,
  { writing }: Pick<WrittenKind, 'writing'>,
  id: string,
): Promise<Stored> => queryApi(writing.query, { id });
