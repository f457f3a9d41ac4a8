// Writes languages/presswright.pot from the sources. --check fails when the file is out of date.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pluginDir } from './toolchain.mjs';

const domain = 'presswright';
const potFile = join(pluginDir, 'languages/presswright.pot');

/** Which arguments of a translation function hold what. */
const functions = {
  __: ['text'],
  _e: ['text'],
  esc_html__: ['text'],
  esc_html_e: ['text'],
  esc_attr__: ['text'],
  esc_attr_e: ['text'],
  _x: ['text', 'context'],
  _ex: ['text', 'context'],
  esc_html_x: ['text', 'context'],
  esc_attr_x: ['text', 'context'],
  _n: ['text', 'plural', 'number'],
  _nx: ['text', 'plural', 'number', 'context'],
};
const call = new RegExp(`(?<![\\w$>:.])(${Object.keys(functions).join('|')})\\(`, 'g');

/** The arguments of a call as source text, and where the call ends. */
function readArguments(source, start) {
  const args = [''];
  let depth = 0;
  for (let i = start; i < source.length; i += 1) {
    const comment = /^(?:\/\*[\s\S]*?\*\/|\/\/.*)/.exec(source.slice(i, i + 1000));
    const string = /^(?:'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"|`(?:\\[\s\S]|[^`\\])*`)/.exec(
      source.slice(i, i + 4000),
    );
    if (comment) {
      i += comment[0].length - 1;
    } else if (string) {
      args[args.length - 1] += string[0];
      i += string[0].length - 1;
    } else if (depth === 0 && source[i] === ')') {
      return args.map((arg) => arg.trim()).filter((arg) => arg !== '');
    } else if (depth === 0 && source[i] === ',') {
      args.push('');
    } else {
      if ('([{'.includes(source[i])) depth += 1;
      if (')]}'.includes(source[i])) depth -= 1;
      args[args.length - 1] += source[i];
    }
  }
  throw new Error('a call has no end');
}

/** The value of a string literal. */
function readString(literal, place) {
  const body = /^(['"])([\s\S]*)\1$/.exec(literal)?.[2];
  if (body === undefined) throw new Error(`${place}: a text to be translated must be one string, not ${literal}`);
  return body.replace(/\\(['"\\])/g, '$1');
}

/** The last comment for translators in the three lines above a place. */
function commentBefore(source, index) {
  const above = source.slice(0, index).split('\n').slice(-4).join('\n');
  return /.*translators: ([^*]+?)\s*\*\//s.exec(above)?.[1];
}

/** Folders of src/ that are no screen of their own, and the screens that they are built into. */
const sharedBy = {
  code: ['projects'],
  findings: ['analyze', 'editor', 'projects', 'settings'],
  jobs: ['create', 'editor', 'projects'],
  'plan-form': ['create', 'editor', 'projects'],
  'plan-steps': ['create', 'editor', 'projects'],
  projects: ['editor', 'projects'],
  shared: ['analyze', 'create', 'editor', 'projects', 'settings'],
};

/** Built scripts are what WordPress looks up translations for, so they stand for their sources. */
function references(file, line) {
  const part = /^src\/([\w-]+)\//.exec(file)?.[1];
  if (part === undefined) return [`${file}:${line}`];
  return (sharedBy[part] ?? [part]).map((name) => `build/${name}.js`);
}

const entries = new Map();

function add({ text, plural, context }, where, comment) {
  const key = `${context ?? ''}\u0004${text}`;
  const entry = entries.get(key) ?? { text, plural, context, where: new Set(), comments: new Set() };
  entry.plural ??= plural;
  for (const reference of where) entry.where.add(reference);
  if (comment) entry.comments.add(comment);
  entries.set(key, entry);
}

function readFile(file) {
  const source = readFileSync(join(pluginDir, file), 'utf8');
  for (const match of source.matchAll(call)) {
    const line = source.slice(0, match.index).split('\n').length;
    const place = `${file}:${line}`;
    const args = readArguments(source, match.index + match[0].length);
    const names = functions[match[1]];
    if (readString(args[names.length] ?? '', place) !== domain)
      throw new Error(`${place}: the text domain is not ${domain}`);
    const values = Object.fromEntries(
      names.filter((name) => name !== 'number').map((name) => [name, readString(args[names.indexOf(name)], place)]),
    );
    const comment = commentBefore(source, match.index);
    if (/%(?:\d\$)?[sd]/.test(values.text) && !comment)
      throw new Error(`${place}: a comment for translators is missing`);
    add(values, references(file, line), comment);
  }
}

const quote = (text) => `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n')}"`;

function render() {
  const header = readFileSync(join(pluginDir, 'presswright.php'), 'utf8');
  for (const name of ['Plugin Name', 'Description', 'Author']) {
    const value = new RegExp(`\\* ${name}: +(.+)`).exec(header)?.[1];
    if (value) add({ text: value }, ['presswright.php'], `${name} of the plugin`);
  }
  const files = ['*.php', 'includes/**/*.php', 'src/**/*.{ts,tsx}'].flatMap((glob) =>
    globSync(glob, { cwd: pluginDir }),
  );
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) readFile(file);

  const blocks = [...entries.values()].map(({ text, plural, context, where, comments }) => {
    const lines = [...comments].map((comment) => `#. translators: ${comment}`);
    lines.push(...[...where].map((reference) => `#: ${reference}`));
    if (/%(?:\d\$)?[sd]/.test(text)) lines.push('#, php-format');
    if (context !== undefined) lines.push(`msgctxt ${quote(context)}`);
    lines.push(`msgid ${quote(text)}`);
    lines.push(
      ...(plural === undefined ? ['msgstr ""'] : [`msgid_plural ${quote(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']),
    );
    return lines.join('\n');
  });
  const head = [
    '# This file is distributed under GPL-2.0-or-later.',
    'msgid ""',
    'msgstr ""',
    `${quote('Project-Id-Version: Presswright\n')}`,
    `${quote('MIME-Version: 1.0\n')}`,
    `${quote('Content-Type: text/plain; charset=UTF-8\n')}`,
    `${quote('Content-Transfer-Encoding: 8bit\n')}`,
    `${quote(`X-Domain: ${domain}\n`)}`,
  ].join('\n');
  return `${[head, ...blocks].join('\n\n')}\n`;
}

const pot = render();
if (process.argv.includes('--check')) {
  if (readFileSync(potFile, 'utf8') !== pot) {
    console.error('languages/presswright.pot is out of date: npm run pot -w cms-plugin');
    process.exitCode = 1;
  }
} else {
  mkdirSync(dirname(potFile), { recursive: true });
  writeFileSync(potFile, pot);
  console.log(`${entries.size} texts in languages/presswright.pot`);
}
