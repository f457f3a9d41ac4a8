/** The `presswright` program. Only the module of the command that runs is loaded: editors and scripts start it often. */
import { Command, CommanderError } from 'commander';
import { CommandError } from './cli/exit-codes.ts';
import { version } from './version.ts';

interface Entry {
  readonly summary: string;
  load(): Promise<Command>;
}

const commands: Record<string, Entry> = {
  serve: {
    summary: 'Serve the API over HTTPS (default)',
    load: async () => (await import('./cli/serve/command.ts')).serveCommand(),
  },
  analyze: {
    summary: 'Find problems in WordPress code; needs no server',
    load: async () => (await import('./cli/analyze/command.ts')).analyzeCommand(),
  },
  generate: {
    summary: 'Write a block, plugin, scaffold or theme; needs no server',
    load: async () => (await import('./cli/generate/command.ts')).generateCommand(),
  },
  keys: {
    summary: 'Make, list and revoke API keys',
    load: async () => (await import('./cli/keys/command.ts')).keysCommand(),
  },
  learn: {
    summary: 'Teach the completion model your own code',
    load: async () => (await import('./cli/learn.ts')).learnCommand(),
  },
  doctor: {
    summary: 'Check the installation and say what to do',
    load: async () => (await import('./cli/doctor/command.ts')).doctorCommand(),
  },
  openapi: {
    summary: 'Print the OpenAPI document',
    load: async () => (await import('./cli/openapi/command.ts')).openapiCommand(),
  },
  migrate: {
    summary: 'Bring the database to the newest schema',
    load: async () => (await import('./cli/migrate/command.ts')).migrateCommand(),
  },
};

async function main(argv: readonly string[]): Promise<void> {
  const [first, second] = argv;
  if (first === 'help' && second !== undefined) return main([second, '--help']);
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

// Whoever reads may stop early (`| head`): that is no error of ours. A command may take other errors upon itself.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && stream.listenerCount('error') === 1) throw error;
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has said what is wrong.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof CommandError) {
    process.stderr.write(`presswright: ${error.message}\n`);
    process.exitCode = error.exitCode;
  } else {
    throw error;
  }
}
