import { Command, Option } from 'commander';
import { readConfig, withDataDirOption } from '../command-config.ts';
import type { ServeOptions } from './options.ts';

/** `presswright serve`, the default command. */
export function serveCommand(): Command {
  return withDataDirOption(new Command('serve'))
    .description('Serve the API over HTTPS')
    .option('--host <address>', 'address to listen on (PRESSWRIGHT_HOST)')
    .option('--port <number>', 'port to listen on, 0 for a free one (PRESSWRIGHT_PORT)')
    .addOption(
      new Option('--announce <format>', 'print one line of JSON once the server listens, and nothing else').choices([
        'json',
      ]),
    )
    .option('--exit-with-parent', 'stop when standard input closes')
    .option('--share', 'if a server already runs on the data folder, print its address and exit when it stops')
    .action(async (options: ServeOptions) => {
      const loaded = readConfig(options);
      const { serve } = await import('./serve.ts');
      await serve(loaded, options);
    });
}
