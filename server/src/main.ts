/** The `presswright` program. */
import { runProgram } from './cli/program.ts';

// Whoever reads may stop early (`| head`): that is no error of ours. A command may take other errors upon itself.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && stream.listenerCount('error') === 1) throw error;
  });
}

process.exitCode = await runProgram(process.argv.slice(2));
