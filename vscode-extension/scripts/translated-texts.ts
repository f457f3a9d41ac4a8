/** Every English text of the extension that a language has to have: of the code, of the tables and of the manifest. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { chatCommands } from '../src/assistant/chat-commands.ts';
import { commandTable } from '../src/command-table.ts';

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** A text that is shown without being translated, and where. */
export interface BareText {
  readonly file: string;
  readonly text: string;
}

export interface CodeTexts {
  readonly texts: readonly string[];
  readonly bare: readonly BareText[];
}

/** Members of options whose text the editor shows. */
const shown: ReadonlySet<string> = new Set(['title', 'placeHolder', 'prompt', 'detail', 'openLabel', 'tooltip']);
const showing = /^show(?:Information|Warning|Error)Message$/;
/** Tables whose texts are looked up where they are shown, and what models read. */
const tables: ReadonlySet<string> = new Set(['command-table.ts', 'settings-table.ts', 'assistant/tool-table.ts']);

type Tree = { readonly [member: string]: unknown };

/** Texts given to `l10n.t` and `t` in the code, and those that a person would read untranslated. */
export function codeTexts(): CodeTexts {
  const texts = new Set<string>();
  const bare: BareText[] = [];
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(sources.length).replaceAll('\\', '/');
    const tree = parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', target: 'es2022' });
    visit(tree as unknown as Tree, (node) => {
      if (node.type === 'CallExpression') readCall(node, file);
      else if (node.type === 'KeyValueProperty' && !tables.has(file)) readProperty(node, file);
    });
  }
  return { texts: [...texts], bare };

  function readCall(node: Tree, file: string): void {
    const [first] = node.arguments as { readonly expression: Tree }[];
    const text = first && literalOf(first.expression);
    const name = calledName(node.callee as Tree);
    if (name === 't' && text !== undefined) texts.add(text);
    else if (showing.test(name) && text !== undefined) bare.push({ file, text });
  }

  function readProperty({ key, value }: Tree, file: string): void {
    const { value: name } = key as Tree;
    const text = literalOf(value as Tree);
    if (typeof name === 'string' && shown.has(name) && text !== undefined && /[a-z] [a-z]/i.test(text)) {
      bare.push({ file, text });
    }
  }
}

/** Every text: of the code, of commands in the menu and the chat, and of the manifest. */
export function allTexts(manifestTexts: Readonly<Record<string, string>>): string[] {
  const table = commandTable.flatMap(({ title, description, inMenu }) => (inMenu ? [title, description] : [title]));
  const chat = chatCommands.map(({ description }) => description);
  return [...new Set([...codeTexts().texts, ...table, ...chat, ...Object.values(manifestTexts)])];
}

function calledName(callee: Tree): string {
  const property = callee.type === 'MemberExpression' ? (callee.property as Tree) : callee;
  return typeof property.value === 'string' ? property.value : '';
}

/** The text of a literal; of a template with values in it too, with `…` for each. */
function literalOf(node: Tree): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { readonly cooked: string }[]).map(({ cooked }) => cooked).join('…');
}

function visit(node: unknown, look: (node: Tree) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, look);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) look(node as Tree);
    for (const child of Object.values(node)) visit(child, look);
  }
}
