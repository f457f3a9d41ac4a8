/** The commands of `presswright`. Only the module of the one that runs is loaded: editors and scripts start it often. */
import { Command, CommanderError } from 'commander';
import { OperatorError } from '../operator-error.ts';
import { version } from '../version.ts';
import { CommandError, failed } from './exit-codes.ts';

interface Entry {
  readonly summary: string;
  load(): Promise<Command>;
}

const commands: Record<string, Entry> = {
  serve: {
    summary: 'Serve the API over HTTPS (default)',
    load: async () => (await import('./serve/command.ts')).serveCommand(),
  },
  analyze: {
    summary: 'Find problems in WordPress code; needs no server',
    load: async () => (await import('./analyze/command.ts')).analyzeCommand(),
  },
  rules: {
    summary: 'List the rules of the analyser',
    load: async () => (await import('./rules/command.ts')).rulesCommand(),
  },
  explain: {
    summary: 'Explain a rule, with examples',
    load: async () => (await import('./rules/command.ts')).explainCommand(),
  },
  config: {
    summary: 'Show which presswright.json holds, and its JSON Schema',
    load: async () => (await import('./config/command.ts')).configCommand(),
  },
  generate: {
    summary: 'Generate a block, plugin, scaffold or theme; needs no server',
    load: async () => (await import('./generate/command.ts')).generateCommand(),
  },
  plan: {
    summary: 'Read a description into a plan to correct and generate from; needs no server',
    load: async () => (await import('./plan/command.ts')).planCommand(),
  },
  mcp: {
    summary: 'Serve agents over standard input and output (Model Context Protocol)',
    load: async () => (await import('./mcp/command.ts')).mcpCommand(),
  },
  keys: {
    summary: 'Create, list and revoke API keys',
    load: async () => (await import('./keys/command.ts')).keysCommand(),
  },
  learn: {
    summary: 'Teach the completion model your own code',
    load: async () => (await import('./learn.ts')).learnCommand(),
  },
  doctor: {
    summary: 'Check the installation and suggest what to fix',
    load: async () => (await import('./doctor/command.ts')).doctorCommand(),
  },
  openapi: {
    summary: 'Print the OpenAPI document',
    load: async () => (await import('./openapi/command.ts')).openapiCommand(),
  },
  migrate: {
    summary: 'Migrate the database to the latest schema',
    load: async () => (await import('./migrate/command.ts')).migrateCommand(),
  },
};

/**
 * Runs what the arguments ask for. What went wrong has been told on standard error.
 * @returns the exit status; a command that goes on in the background, such as `serve`, has it set at its end
 */
export async function runProgram(argv: readonly string[]): Promise<number> {
  try {
    await parse(argv);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has said what is wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CommandError || error instanceof OperatorError)) throw error;
    process.stderr.write(`presswright: ${error.message}\n`);
    return error instanceof CommandError ? error.exitCode : failed;
  }
}

async function parse(argv: readonly string[]): Promise<void> {
  const [first, second] = argv;
  if (first === 'help' && second !== undefined) return parse([second, '--help']);
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
