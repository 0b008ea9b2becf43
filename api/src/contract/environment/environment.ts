import type { z } from 'zod';
import { EnvironmentError } from './environment-error.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';
import { missingInProduction, type ProcessRole } from './production.ts';
import { environmentVariables, type VariableName } from './variables.ts';

export { EnvironmentError } from './environment-error.ts';
export type { Environment } from './environment-schema.ts';
export type { ProcessRole } from './production.ts';

function describe({ path: [name], message }: z.core.$ZodIssue): string {
  const { example } = environmentVariables[name as VariableName];
  return `${String(name)}: ${message} (for example ${example})`;
}

/**
 * Parses the variables of `source` (an empty one counts as unset; unknown ones are ignored).
 *
 * @throws EnvironmentError listing every problem, one line each; it never repeats a value, which may be a secret.
 */
export function parseEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  role: ProcessRole = 'server',
): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const firstOfEach = issues.filter(({ path }, at) => issues.findIndex((other) => other.path[0] === path[0]) === at);
    throw new EnvironmentError(firstOfEach.map(describe));
  }
  const missing = missingInProduction(parsed.data, role);
  if (missing.length > 0) throw new EnvironmentError(missing);
  return parsed.data;
}
