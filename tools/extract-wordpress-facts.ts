/**
 * Reads a WordPress tree and writes the facts the analyser knows about its API: names, parameters, versions.
 *
 *     node tools/extract-wordpress-facts.ts PATH_OF_WORDPRESS [FOLDER_TO_WRITE_TO]
 *
 * The formats are described, and read, in shared/src/wordpress/.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCapabilities } from './facts/capabilities.ts';
import { type ClassFact, readClass } from './facts/classes.ts';
import { type ArrayFact, keysAdded, listedNames } from './facts/doc-block.ts';
import { type FunctionFact, readFunction, resolveForwards } from './facts/functions.ts';
import { type HookFact, mergeHooks, readFirings, readHook } from './facts/hooks.ts';
import { readNames } from './facts/names.ts';
import { createPhpParser, descendants, docAbove } from './facts/php-tree.ts';
import { undocumentedArrays } from './facts/undocumented-arrays.ts';

/** Bundled libraries have their own versions, and noop.php only imitates the API. */
const skipped =
  /^(wp-content|wp-includes\/(ID3|IXR|PHPMailer|Requests|SimplePie|sodium_compat|Text|php-ai-client|build)|wp-admin\/includes\/noop\.php|wp-admin\/includes\/class-(ftp|pclzip))/;

const [folder, target = fileURLToPath(new URL('../shared/src/wordpress', import.meta.url))] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'wp-includes/version.php'))) {
  console.error('Usage: node tools/extract-wordpress-facts.ts PATH_OF_WORDPRESS [FOLDER_TO_WRITE_TO]');
  process.exit(2);
}

const version = /\$wp_version\s*=\s*'([^']+)'/.exec(readFileSync(join(folder, 'wp-includes/version.php'), 'utf8'))?.[1];
if (version === undefined) throw new Error(`${folder}/wp-includes/version.php names no version`);

const functions = new Map<string, FunctionFact>();
const classes = new Map<string, ClassFact>();
const hooks = new Map<string, HookFact>();
const firings = new Map<string, string[]>();
/** The labels of post types are listed above a function of their own. */
const labels = { from: 'get_post_type_labels', key: 'register_post_type.args.labels', entry: [''] as unknown[] };
const parse = await createPhpParser();

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.php') && !skipped.test(file))
  .sort();

for (const file of files) {
  const code = readFileSync(join(folder, file), 'utf8');
  const tree = parse(code);
  for (const node of descendants(tree.rootNode, 'function_definition')) {
    const fact = readFunction(code, node);
    if (fact?.name === labels.from) labels.entry = labelEntry(docAbove(code, node));
    if (!fact || functions.get(fact.name)?.since) continue;
    // Stand-ins for functions of PHP itself: their deprecation is PHP's affair.
    const isStandIn = /^wp-includes\/(php-)?compat/.test(file);
    functions.set(fact.name, isStandIn ? { ...fact, deprecated: '', replacement: '' } : fact);
  }
  for (const node of descendants(tree.rootNode, 'class_declaration', 'interface_declaration', 'trait_declaration')) {
    const fact = readClass(code, node);
    if (fact && !classes.has(fact.name)) classes.set(fact.name, fact);
  }
  for (const node of descendants(tree.rootNode, 'function_call_expression')) {
    const fact = readHook(code, node);
    const known = fact ? hooks.get(fact.name) : undefined;
    if (fact) hooks.set(fact.name, known ? mergeHooks(known, fact) : fact);
  }
  for (const [place, names] of readFirings(code, file, tree.rootNode)) {
    if (!firings.has(place)) firings.set(place, names);
  }
  tree.delete();
}
resolveForwards(functions);

writeTable(
  'functions',
  [...functions.values()].map((fact) => [fact.name, functionEntry(fact)]),
);
writeTable(
  'classes',
  [...classes.values()].map((fact) => [
    fact.name,
    [fact.since, fact.parent, fact.deprecated, ...fact.methods.map((method) => methodEntry(method, fact))],
  ]),
);
writeTable(
  'hooks',
  [...hooks.values()].map((fact) => [
    fact.name,
    trimmed([fact.kind === 'action' ? 'a' : 'f', fact.args, fact.since, fact.deprecated, fact.replacement]),
  ]),
);
write('firings', [...firings]);

const callables = [
  ...[...functions.values()].map((fact) => ({ name: fact.name, fact })),
  ...[...classes.values()].flatMap((owner) =>
    owner.methods.map((fact) => ({ name: `${owner.name}::${fact.name}`, fact })),
  ),
];
write(
  'signatures',
  callables.map(({ name, fact }) => [name, signatureEntry(fact)] as [string, unknown[]]).filter(hasContent),
);
write(
  'hook-parameters',
  [...hooks.values()]
    .map((fact): [string, unknown[]] => [fact.name, fact.parameters.map(({ name, type }) => `${type} ${name}`)])
    .filter(hasContent),
);
const arrays = new Map(
  [
    ...callables.flatMap(({ name, fact }) => fact.arrays.map((array) => ({ name, array }))),
    ...undocumentedArrays.filter(({ name }) => functions.has(name)),
  ].map(({ name, array }) => [`${name}.${array.path}`, arrayEntry(array)]),
);
if (labels.entry.length > 1) arrays.set(labels.key, labels.entry);
write('array-keys', [...arrays]);
write('names', readNames(files.map((path) => ({ path, code: readFileSync(join(folder, path), 'utf8') }))));
if (existsSync(join(folder, 'wp-admin/includes/schema.php'))) {
  const capabilities = readCapabilities(
    readFileSync(join(folder, 'wp-admin/includes/schema.php'), 'utf8'),
    readFileSync(join(folder, 'wp-includes/capabilities.php'), 'utf8'),
  );
  write(
    'capabilities',
    capabilities.map(({ name, roles, isMeta }) => [name, isMeta ? 'meta' : roles]),
  );
}

/** `[returns, ...parameters]`, each parameter as `type = default`. */
function signatureEntry(fact: FunctionFact): unknown[] {
  const parameters = fact.parameters.map(({ type, defaultValue }) =>
    defaultValue === null ? type : `${type} = ${defaultValue.replace(/\s+/g, ' ')}`,
  );
  return trimmed([fact.returns, ...parameters]);
}

/** `[see, ...keys]`, each key as `[name, type, default, values, since]`, empty values at the end left out. */
function arrayEntry({ see, keys }: ArrayFact): unknown[] {
  return [
    see,
    ...keys.map(({ name, type, defaultValue, values, since }) =>
      trimmed([name, type, defaultValue, values.join(','), since]),
    ),
  ];
}

function labelEntry(doc: string): unknown[] {
  const added = keysAdded(doc);
  return ['', ...listedNames(doc).map((name) => trimmed([name, 'string', '', '', added.get(name) ?? '']))];
}

function hasContent([, entry]: readonly [string, readonly unknown[]]): boolean {
  return entry.length > 0;
}

function functionEntry(fact: FunctionFact): unknown[] {
  return trimmed([fact.since, parameterList(fact), fact.deprecated, fact.replacement, fact.forward]);
}

/** `name(params) since !deprecated replacement`; a leading `::` means static, `=` the class's own since. */
function methodEntry(method: FunctionFact, owner: ClassFact): string {
  const since = method.since === owner.since ? '=' : method.since;
  const deprecated = method.deprecated ? ` !${method.deprecated} ${method.replacement}` : '';
  const head = `${method.isStatic ? '::' : ''}${method.name}(${parameterList(method)})`;
  return `${head}${since && ` ${since}`}${deprecated}`.trim();
}

function parameterList(fact: FunctionFact): string {
  return fact.parameters
    .map((parameter) => {
      const prefix = (parameter.byReference ? '&' : '') + (parameter.variadic ? '...' : '');
      const optional = parameter.defaultValue === null ? '' : '?';
      const deprecated = parameter.deprecated ? `!${parameter.deprecated}` : '';
      return prefix + parameter.name + optional + deprecated + (parameter.since ? `@${parameter.since}` : '');
    })
    .join(' ');
}

/** Drops empty trailing values. */
function trimmed(values: unknown[]): unknown[] {
  while (values.at(-1) === '') values.pop();
  return values;
}

/** One entry a line, sorted, so that a diff between two WordPress versions reads well. */
function write(name: string, entries: [string, unknown][]): void {
  const lines = sorted(entries).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const text = `{"wordpress":${JSON.stringify(version)},"entries":{\n${lines.join(',\n')}\n}}\n`;
  writeEntries(`${name}.generated.json`, text, entries.length);
}

/** The same for what analyses read: a text, which costs a program's start nothing (`fact-table.ts`). */
function writeTable(name: string, entries: [string, unknown[]][]): void {
  const lines = sorted(entries).map(([key, values]) => [key, ...values].join('\t').trimEnd());
  const table = [version, ...lines, ''].join('\n').replace(/[\\`]|\$\{/g, '\\$&');
  const text = `// Written by tools/extract-wordpress-facts.ts. Do not edit.\nexport const ${name}Text = \`${table}\`;\n`;
  writeEntries(`${name}.generated.ts`, text, entries.length);
}

function sorted<T>(entries: readonly [string, T][]): [string, T][] {
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function writeEntries(file: string, text: string, count: number): void {
  writeFileSync(join(target, file), text);
  console.log(`${file}: ${count} entries, ${Math.round(text.length / 1024)} KiB`);
}
