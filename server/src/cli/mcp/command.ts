import { Command } from 'commander';
import type { McpOptions } from './serve-stdio.ts';

/** `presswright mcp`: serves one agent over standard input and output, until it closes the input. */
export function mcpCommand(): Command {
  return new Command('mcp')
    .description(
      'Serve the Model Context Protocol over standard input and output, for agents. PRESSWRIGHT_URL, PRESSWRIGHT_API_KEY and ' +
        'PRESSWRIGHT_CA_FILE name a server to ask; without them a local one is started, or that of an editor is used.',
    )
    .option('--data-dir <path>', 'data folder of the local server; default: that of editors')
    .action(async (options: McpOptions) => {
      const { serveStdio } = await import('./serve-stdio.ts');
      await serveStdio(options, process.env);
    });
}
