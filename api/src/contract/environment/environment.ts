import { EnvironmentError } from './environment-error.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';
import { missingInProduction, type ProcessRole } from './production.ts';
import { checkPayPalHosts, checkPayPalKeys, checkRecaptchaKeys, type Given, type Problem } from './rules.ts';
import { environmentVariables, type VariableName } from './variables.ts';

export { EnvironmentError } from './environment-error.ts';
export type { Environment } from './environment-schema.ts';
export type { ProcessRole } from './production.ts';

const names = Object.keys(environmentVariables) as VariableName[];

/**
 * Parses the variables of `source` (an empty one counts as unset; unknown ones are ignored).
 *
 * @throws EnvironmentError listing every problem, one line each, so that one look at it is enough: what is wrong with a
 * variable, what is missing beside others, and what production lacks. It never repeats a value, which may be a secret.
 */
export function parseEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  role: ProcessRole = 'server',
): Environment {
  const given: Given = Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  const parsed = environmentSchema.safeParse(given);
  const problems: Problem[] = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path[0] as VariableName, message })),
    ...[checkRecaptchaKeys, checkPayPalKeys, checkPayPalHosts].flatMap((check) => check(given)),
    ...missingInProduction(given, role),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(linesOf(problems));
  return parsed.data;
}

/** One line for each variable that has a problem: its first one, in the order of the variables. */
const linesOf = (problems: readonly Problem[]) =>
  names.flatMap((variable) => {
    const problem = problems.find(({ name }) => name === variable);
    if (!problem) return [];
    const { name, message, remedy = `for example ${environmentVariables[name].example}` } = problem;
    return [`${name}: ${message} (${remedy})`];
  });
