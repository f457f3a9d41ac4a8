/**
 * `presswright analyze` by itself, for the bundle that `bin/run-script.mjs` runs: a program that starts often and ends soon is
 * mostly the loading and compiling of its code, and of a single script V8 can keep every function that was compiled.
 */
import { analyzeEntry } from './cli/analyze/entry.ts';
import { allowClosedPipes, runCommands } from './cli/run-commands.ts';

export { analyzedHere } from './cli/analyze/analysis-runner.ts';

/** Runs `analyze …`, and answers the exit status. */
export function run(argv: readonly string[]): Promise<number> {
  allowClosedPipes();
  return runCommands({ analyze: analyzeEntry }, argv);
}
