import { Command, CommanderError } from 'commander';
import { OperatorError } from '../operator-error.ts';
import { version } from '../version.ts';
import { CommandError, failed } from './exit-codes.ts';

/** A command, of which only the summary is known until it runs. */
export interface CommandEntry {
  readonly summary: string;
  load(): Promise<Command>;
}

/**
 * Runs what the arguments ask for. What went wrong has been told on standard error.
 * @returns the exit status; a command that goes on in the background, such as `serve`, has it set at its end
 */
export async function runCommands(
  commands: Readonly<Record<string, CommandEntry>>,
  argv: readonly string[],
): Promise<number> {
  try {
    await parse(commands, argv);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has said what is wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CommandError || error instanceof OperatorError)) throw error;
    process.stderr.write(`presswright: ${error.message}\n`);
    return error instanceof CommandError ? error.exitCode : failed;
  }
}

async function parse(commands: Readonly<Record<string, CommandEntry>>, argv: readonly string[]): Promise<void> {
  const [first, second] = argv;
  if (first === 'help' && second !== undefined) return parse(commands, [second, '--help']);
  // Without a command the server is meant; its own options may stand alone.
  const standsAlone = first === undefined || (first.startsWith('-') && !/^(-V|--version|-h|--help)$/.test(first));
  const args = standsAlone ? ['serve', ...argv] : [...argv];
  const program = new Command('presswright').version(version).description('Code generation and analysis for WordPress');
  for (const [name, { summary, load }] of Object.entries(commands)) {
    if (name === args[0]) program.addCommand(await load());
    else program.command(name).description(summary);
  }
  throwOnExit(program);
  await program.parseAsync(args, { from: 'user' });
}

/** Leaves the exit status to this file, in every command and subcommand. */
function throwOnExit(command: Command): void {
  command.exitOverride();
  for (const subcommand of command.commands) throwOnExit(subcommand);
}

/** Whoever reads may stop early (`| head`): that is no error of ours. A command may take other errors upon itself. */
export function allowClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && stream.listenerCount('error') === 1) throw error;
    });
  }
}
