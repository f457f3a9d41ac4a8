import { createRequire } from 'node:module';
import { join } from 'node:path';
import { peerPath } from '../peer-table.ts';

// node run.ts ARGUMENTS: what `php ARGUMENTS` does where PHP is 7.4, on the files of this machine.

const require = createRequire(join(peerPath('php-7.4'), 'package.json'));
const { getPHPLoaderModule } = require('@php-wasm/node-7-4') as { getPHPLoaderModule(): Promise<unknown> };
const { PHP, loadPHPRuntime } = require('@php-wasm/universal') as {
  PHP: new (runtime: unknown) => Php;
  loadPHPRuntime(module: unknown): Promise<unknown>;
};
const { createSpawnHandler } = require('@php-wasm/util') as {
  createSpawnHandler(handler: (command: string[], process: { exit(code: number): void }) => void): unknown;
};

interface Php {
  mkdir(path: string): void;
  chdir(path: string): void;
  mount(path: string, handler: (php: Php, files: FileSystem, at: string) => () => void): Promise<unknown>;
  setSpawnHandler(handler: unknown): Promise<void>;
  cli(
    command: readonly string[],
    options: { env: NodeJS.ProcessEnv },
  ): Promise<{
    readonly stdout: AsyncIterable<Uint8Array>;
    readonly stderr: AsyncIterable<Uint8Array>;
    readonly exitCode: Promise<number>;
  }>;
}

interface FileSystem {
  readonly filesystems: { readonly NODEFS: unknown };
  mount(type: unknown, options: { readonly root: string }, at: string): void;
  unmount(at: string): void;
}

/** Folders of this machine that are the same inside. */
const shared = [
  ...new Set(['/tmp', '/usr', `/${process.cwd().split('/')[1]}`, `/${import.meta.dirname.split('/')[1]}`]),
];

const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
for (const root of shared) {
  php.mkdir(root);
  await php.mount(root, (_, files, at) => {
    files.mount(files.filesystems.NODEFS, { root }, at);
    return () => files.unmount(at);
  });
}
php.chdir(process.cwd());
// There are no other programs: PHPUnit asks for the width of the terminal.
await php.setSpawnHandler(createSpawnHandler((_, child) => child.exit(127)));

const run = await php.cli(['php', ...process.argv.slice(2)], { env: process.env });
const copy = async (from: AsyncIterable<Uint8Array>, to: NodeJS.WriteStream): Promise<void> => {
  for await (const chunk of from) to.write(chunk);
};
await Promise.all([copy(run.stdout, process.stdout), copy(run.stderr, process.stderr)]);
process.exitCode = await run.exitCode;
