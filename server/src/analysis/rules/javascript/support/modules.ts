import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { importsOf } from '../../../languages/javascript/imports.ts';
import { childOf } from '../../../languages/javascript/nodes.ts';
import { type Project, pathBeside } from '../../../project.ts';
import type { JsContext } from '../../rule.ts';

/** A node of another file, with what is known of that file. */
export interface Elsewhere {
  readonly node: JsNode;
  readonly context: JsContext;
}

const endings = ['', '.js', '.ts', '.jsx', '.tsx', '.mjs', '/index.js', '/index.ts', '/index.jsx', '/index.tsx'];
const maxImporters = 6;

/** The file of the project that an import names; null for packages. */
function fileOf(from: string, module: string, project: Project): string | null {
  if (from === '' || !module.startsWith('.')) return null;
  const path = pathBeside(from, module);
  return endings.map((ending) => path + ending).find((name) => project.file(name) !== null) ?? null;
}

/** The functions of another file that a called name stands for. */
export function importedFunctions(callee: JsNode, context: JsContext): readonly Elsewhere[] {
  const imported = importsOf(context).get(context.source.slice(callee));
  if (imported === undefined || imported.name === '*') return [];
  const path = fileOf(context.fileName, imported.module, context.project);
  const other = path === null ? null : context.module(path);
  if (other === null) return [];
  return exportedFunctions(imported.name, other).map((node) => ({ node, context: other }));
}

function exportedFunctions(name: string, context: JsContext): readonly JsNode[] {
  const index = fileIndexOf(context);
  if (name !== 'default')
    return (index.lookup(name, context.root)?.writes ?? []).flatMap(({ value, how }) =>
      how === 'set' ? index.functionsOf(value) : [],
    );
  for (const statement of context.root.children) {
    if (
      statement.type !== 'export_statement' ||
      !/^export\s+default\b/.test(context.source.slice(statement).slice(0, 40))
    )
      continue;
    const value = childOf(statement, 'value') ?? childOf(statement, 'declaration');
    if (value !== undefined) return index.functionsOf(value);
  }
  return [];
}

const key = Symbol('who imports a script');

/** By path: the scripts of the project that import it. */
function importersOf(project: Project): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, language, code } of project.files) {
    if (language !== 'javascript' && language !== 'typescript') continue;
    for (const [, module = ''] of code.matchAll(
      /^\s*(?:\/\*.*?\*\/\s*)*(?:import\b[^'"\n;]*|\}\s*from\s*)['"](\.[^'"\n]*)['"]/gm,
    )) {
      const path = fileOf(name, module, project);
      if (path !== null) found.set(path, (found.get(path) ?? new Set()).add(name));
    }
  }
  return found;
}

/** Calls of an exported function in the files that import it. */
export function callsElsewhere(fn: JsNode, context: JsContext): readonly Elsewhere[] {
  const { project, fileName } = context;
  if (fileName === '' || project.files.length < 2) return [];
  const importers = project.fact(key, importersOf).get(fileName);
  if (importers === undefined) return [];
  const own = fileIndexOf(context).nameOf(fn);
  const calls: Elsewhere[] = [];
  for (const path of [...importers].slice(0, maxImporters)) {
    const other = context.module(path);
    if (other === null) continue;
    for (const imported of importsOf(other).values()) {
      if (imported.name !== own && imported.name !== 'default') continue;
      if (fileOf(path, imported.module, project) !== fileName) continue;
      if (!exportedFunctions(imported.name, context).includes(fn)) continue;
      for (const node of fileIndexOf(other).callsOf(imported.local)) calls.push({ node, context: other });
    }
  }
  return calls;
}
