import { existsSync } from 'node:fs';
import { type Environment, type ProcessRole, parseEnvironment } from '#api/contract/environment.ts';

/**
 * Reads the process's variables, with those of a `.env` file in the working folder beneath them.
 * The one place of this package that looks at `process.env`.
 *
 * @throws EnvironmentError listing every problem.
 */
export function readProcessEnvironment(role: ProcessRole): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnvironment(process.env, role);
}
