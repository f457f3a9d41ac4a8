import type { SourceText } from '../../source-text.ts';
import type { JsNode } from './ast.ts';
import { fileIndexOf } from './file-index.ts';
import { argumentsOf, childOf, literalOf, textOf } from './nodes.ts';

/** Where a name comes from: `import { useSelect as us } from '@wordpress/data'`. */
export interface Origin {
  /** The package or file, as it is written. `wp.data` is `@wordpress/data`. */
  readonly module: string;
  /** What it exports it as; `default`, or `*` for all of it. */
  readonly name: string;
}

/** One name that a file imports. */
export interface Imported extends Origin {
  readonly local: string;
  readonly at: JsNode;
}

interface FileParts {
  readonly root: JsNode;
  readonly source: SourceText;
}

const importsKey = Symbol('imports');

/** The names that a file imports with `import`, by the name it calls them. */
export function importsOf(file: FileParts): ReadonlyMap<string, Imported> {
  return file.source.facts.of(importsKey, () => readImports(file));
}

function readImports({ root, source }: FileParts): ReadonlyMap<string, Imported> {
  const found = new Map<string, Imported>();
  for (const statement of root.children) {
    if (statement.type !== 'import_statement') continue;
    const module = literalOf(childOf(statement, 'source'), source);
    const clause = statement.children.find(({ type }) => type === 'import_clause');
    if (module === null || clause === undefined) continue;
    for (const part of clause.children) {
      if (part.type === 'identifier') add(found, source.slice(part), 'default', module, part);
      else if (part.type === 'namespace_import') {
        const [name] = part.children;
        if (name !== undefined) add(found, source.slice(name), '*', module, name);
      } else if (part.type === 'named_imports') {
        for (const specifier of part.children) {
          const name = childOf(specifier, 'name');
          const local = childOf(specifier, 'alias') ?? name;
          if (name !== undefined && local !== undefined)
            add(found, source.slice(local), source.slice(name), module, local);
        }
      }
    }
  }
  return found;
}

function add(found: Map<string, Imported>, local: string, name: string, module: string, at: JsNode): void {
  found.set(local, { local, name, module, at });
}

/** Where what an expression names comes from: an import, `wp.data.select`, or a part of one kept in a variable. */
export function originOf(node: JsNode | undefined, file: FileParts, depth = 0): Origin | null {
  if (node === undefined || depth > 4) return null;
  const { source } = file;
  if (node.type === 'identifier') {
    const name = source.slice(node);
    const imported = importsOf(file).get(name);
    if (imported !== undefined) return imported;
    const binding = fileIndexOf(file).lookup(name, node);
    if (binding === null)
      return name === 'React' || name === 'ReactDOM' ? { module: moduleName(name), name: '*' } : null;
    const [write] = binding.writes;
    if (binding.writes.length !== 1 || write?.how !== 'set') return null;
    const whole = originOf(write.value, file, depth + 1);
    if (write.key === null || whole === null) return whole;
    return whole.name === '*' ? { module: whole.module, name: write.key } : null;
  }
  if (node.type === 'member_expression') {
    const text = textOf(node, source);
    const global = /^(?:window\.)?wp\.(\w+)(?:\.(\w+))?$/.exec(text);
    if (global?.[1] !== undefined && fileIndexOf(file).lookup('wp', node) === null)
      return { module: `@wordpress/${kebab(global[1])}`, name: global[2] ?? '*' };
    const object = childOf(node, 'object');
    const whole = originOf(object, file, depth + 1);
    const property = childOf(node, 'property');
    if (whole === null || property === undefined) return null;
    return whole.name === '*' || (whole.name === 'default' && /^(?:react|react-dom)$/.test(whole.module))
      ? { module: whole.module, name: source.slice(property) }
      : null;
  }
  if (node.type === 'call_expression' && source.slice(childOf(node, 'function') ?? node) === 'require') {
    const module = literalOf(argumentsOf(node)[0], source);
    return module === null ? null : { module, name: '*' };
  }
  return null;
}

/**
 * The name of a function of a package that is called, `null` when it is another's. A name nobody declares counts too:
 * snippets leave their imports out.
 * @param module the package's name or a pattern for it
 */
export function calledOf(call: JsNode, module: RegExp, file: FileParts): string | null {
  const callee = childOf(call, 'function') ?? childOf(call, 'constructor');
  if (callee === undefined) return null;
  const origin = originOf(callee, file);
  if (origin !== null) {
    if (!module.test(origin.module)) return null;
    return origin.name === 'default' ? file.source.slice(callee) : origin.name;
  }
  if (callee.type !== 'identifier') return null;
  const name = file.source.slice(callee);
  return fileIndexOf(file).lookup(name, callee) === null ? name : null;
}

function moduleName(global: string): string {
  return global === 'React' ? 'react' : 'react-dom';
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
