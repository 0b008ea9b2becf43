import { type AnyRecord, messagesOf } from '#ui/admin/kind.ts';
import { type KindName, kindOf, type MutationName } from '#ui/admin/kinds.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { toastResult, useIntent } from '../use-intent.ts';

/** Returns the form entries that name a kind's mutation. */
export const mutationFields = (kind: KindName, mutation: string) => ({ intent: 'mutate', kind, mutation });

type MutationInputsProps<Name extends KindName> = { kind: Name; mutation: MutationName<Name>; id: string };

/** The hidden inputs of a form that runs a kind's mutation on a record, also without scripts. */
export function MutationInputs<Name extends KindName>({ kind, mutation, id }: MutationInputsProps<Name>) {
  return Object.entries({ ...mutationFields(kind, mutation), id }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/**
 * Runs a kind's mutation on a record. Shows the result in a toast. There are two exceptions: quiet mutations, and a
 * conflict whose result includes the current record, which `onAnswer` handles.
 */
export function useMutation<Name extends KindName>(
  kind: Name,
  mutation: MutationName<Name>,
  onAnswer: (answer: ActionResult) => void,
) {
  const declared = kindOf(kind).mutations[mutation];
  const { send, ...intent } = useIntent((answer) => {
    const isChoice = answer.status === 'conflict' && answer.current;
    if (declared && !declared.quiet && !isChoice) toastResult(answer, messagesOf(declared, {}));
    onAnswer(answer);
  });
  return {
    ...intent,
    send({ id, version }: AnyRecord, variables: Record<string, string> = {}) {
      send({ ...mutationFields(kind, mutation), id, version: String(version ?? ''), ...variables });
    },
  };
}
