import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';
import { type JsonSchema, typeOfSchema } from './schema-type.ts';

const sources = join(root, 'shared/src');
/** Types are derived from schemas in the sources, by a library that the package does not ask its users to install. */
const isSchemas = (path: string): boolean => path.startsWith('schemas/');

interface NamedType {
  readonly name: string;
  /** The comment before it, or nothing. */
  readonly comment: string;
  /** The schema, or what its values are chosen from. */
  readonly value: unknown;
}

/** Writes the declarations of the client below `folder`: `client/entry.d.ts` and what it needs, schemas as plain types. */
export async function writeDeclarations(folder: string): Promise<void> {
  const emitted = mkdtempSync(join(root, 'node_modules/.client-types-'));
  try {
    const tsc = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
    const project = join(root, 'tools/pack/client/tsconfig.json');
    execFileSync(process.execPath, [join(tsc, '../bin/tsc'), '-p', project, '--outDir', emitted], { stdio: 'pipe' });
    const needed = filesNeeded(emitted);
    for (const path of needed.filter((one) => !isSchemas(one))) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, withPlainImports(readFileSync(join(emitted, path), 'utf8'), path));
    }
    const named = await Promise.all(needed.filter(isSchemas).map((path) => typesOf(emitted, path)));
    writeFileSync(join(folder, 'schemas.d.ts'), declare(named.flat()));
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

/** Relative paths of the declarations that the entry needs, itself among them. */
function filesNeeded(emitted: string): string[] {
  const needed = new Set<string>(['client/entry.d.ts']);
  for (const path of needed) {
    for (const [, , from = ''] of readFileSync(join(emitted, path), 'utf8').matchAll(relativeImport))
      needed.add(join(dirname(path), `${from}.d.ts`));
  }
  return [...needed].sort();
}

const relativeImport = /(from |import\()'(\.[^']+)\.ts'/g;

function withPlainImports(text: string, path: string): string {
  const plain = text.replaceAll(relativeImport, (_whole, before: string, from: string) => {
    const target = join(dirname(path), from);
    const other = relative(dirname(path), isSchemas(target) ? 'schemas' : target).replaceAll('\\', '/');
    return `${before}'${other.startsWith('.') ? '' : './'}${other}.js'`;
  });
  // the modules of schemas have become one
  return plain.replaceAll(/^(export type \* from .*\n)\1+/gm, '$1');
}

/** The types that a module of schemas exports. */
async function typesOf(emitted: string, path: string): Promise<NamedType[]> {
  const text = readFileSync(join(emitted, path), 'utf8');
  const module = await import(pathToFileURL(join(sources, path.replace(/\.d\.ts$/, '.ts'))).href);
  const exported = /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export type (\w+) = (.*);$/gm;
  return [...text.matchAll(exported)].map(([line, comment = '', name = '', type = '']) => {
    const value = /^Static<typeof (\w+)>$/.exec(type)?.[1] ?? /^\(typeof (\w+)\)\[number\]$/.exec(type)?.[1];
    if (value === undefined || module[value] === undefined) throw new Error(`${path}: no value is known for ${line}`);
    const commentOfValue = new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)export declare const ${value}:`).exec(
      text,
    )?.[1];
    return { name, comment: comment || (commentOfValue ?? ''), value: module[value] };
  });
}

function declare(types: readonly NamedType[]): string {
  const names = new Map<unknown, string>();
  for (const { name, value } of types) {
    if ([...names.values()].includes(name)) throw new Error(`two modules of schemas have a type ${name}`);
    names.set(value, name);
  }
  const nameOf = (schema: JsonSchema) => names.get(schema);
  return types
    .map(({ name, comment, value }) => {
      const type = Array.isArray(value)
        ? value.map((one) => JSON.stringify(one)).join(' | ')
        : typeOfSchema(value as JsonSchema, nameOf);
      return `${comment}export type ${name} = ${type};\n`;
    })
    .join('');
}
