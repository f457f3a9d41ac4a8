/** The commands of `presswright`. Only the module of the one that runs is loaded: editors and scripts start it often. */
import { analyzeEntry } from './analyze/entry.ts';
import { type CommandEntry, runCommands } from './run-commands.ts';

const commands: Record<string, CommandEntry> = {
  serve: {
    summary: 'Serve the API over HTTPS (default)',
    load: async () => (await import('./serve/command.ts')).serveCommand(),
  },
  analyze: analyzeEntry,
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

/** Runs what the arguments ask for, and answers the exit status (see {@link runCommands}). */
export function runProgram(argv: readonly string[]): Promise<number> {
  return runCommands(commands, argv);
}
