/** The `presswright` program. */
import { runProgram } from './cli/program.ts';
import { allowClosedPipes } from './cli/run-commands.ts';

allowClosedPipes();
process.exitCode = await runProgram(process.argv.slice(2));
