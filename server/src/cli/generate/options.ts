import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { usageError } from '../usage-error.ts';

/** What every `presswright generate …` takes. */
export interface OutputOptions {
  readonly output?: string;
  readonly zip?: string;
  readonly request?: string;
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly findings: boolean;
  readonly color: boolean;
  readonly seed?: number;
  readonly author?: string;
  readonly description?: string;
}

export function withOutputOptions(command: Command): Command {
  return command
    .option('--description <text>', 'what it is for')
    .option('--author <name>', 'who is named as the author')
    .option('--seed <number>', 'another look or wording; the same seed makes the same files', parseSeed)
    .option('--request <file>', 'a JSON file with the fields of the API, - for standard input; options win over it')
    .option('--output <dir>', 'folder to write into; default: one of the project’s name')
    .addOption(new Option('--zip <file>', 'write one archive that WordPress installs').conflicts('output'))
    .option('--force', 'overwrite existing files that differ', false)
    .option('--dry-run', 'write nothing; show what would change', false)
    .option('--findings', 'analyse the files too and show what is found', false)
    .option('--no-color', 'no colours; the environment variable NO_COLOR does the same');
}

/** Reads `--seed`. */
export function parseSeed(value: string): number {
  const seed = Number(value);
  if (value.trim() === '' || !Number.isInteger(seed) || seed < 0 || seed > 2 ** 31 - 1)
    throw new InvalidArgumentError('Expected a whole number from 0 to 2147483647.');
  return seed;
}

/** Reads `--feature a --feature b,c`. */
export function collect(value: string, previous: readonly string[] = []): string[] {
  const names = value.split(',').map((name) => name.trim());
  return [...previous, ...names.filter((name) => name !== '')];
}

/** `--attribute price:number` and `--attribute size:enum(small,large)`. */
export function collectAttribute(value: string, previous: Attributes = {}): Attributes {
  const match = /^(.+?):\s*([A-Za-z_-]+)\s*(?:\((.*)\))?$/s.exec(value.trim());
  const [, written = '', type, options] = match ?? [];
  const name = written.trim();
  if (name === '' || type === undefined)
    throw new InvalidArgumentError('Expected name:type, such as price:number or size:enum(small,large).');
  const definition = options === undefined ? type : { type, options: collect(options) };
  return Object.defineProperty({ ...previous }, name, { value: definition, enumerable: true });
}

export type Attributes = Readonly<Record<string, string | { readonly type: string; readonly options: string[] }>>;

/** The request of `--request`, or none. */
export async function readRequest(file: string | undefined): Promise<Record<string, unknown>> {
  if (file === undefined) return {};
  const name = file === '-' ? 'standard input' : file;
  let text: string;
  try {
    text = file === '-' ? await readAll(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    throw usageError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch (error) {
    throw usageError(`${name} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw usageError(`${name}: expected a JSON object with the fields of the API`);
  return { ...request };
}
