import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './sources.ts';

/** What the hooks do to modules from now on. */
export interface ModuleChanges {
  /** Modules that are loaded anew, by their paths: those that changed, and all that import them. */
  anew: ReadonlySet<string>;
  /** Set apart one loading from the next. */
  generation: string;
  /** The text of a module; undefined leaves it as it is. */
  textOf(path: string): string | undefined;
}

const standIn = new URL('vitest-stand-in.ts', import.meta.url).href;

/** Path in the repository of a module that belongs to it. */
function pathOf(url: string): string | undefined {
  if (!url.startsWith('file:') || url.includes('/node_modules/')) return undefined;
  const path = relative(root, fileURLToPath(url)).replaceAll(sep, '/');
  return path.startsWith('..') ? undefined : path;
}

/** Lets modules of this thread be loaded again in another form, and gives tests the stand-in for Vitest. */
export function hookModules(): ModuleChanges {
  const changes: ModuleChanges = { anew: new Set(), generation: '', textOf: () => undefined };
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL !== standIn) return { url: standIn, shortCircuit: true };
      const resolved = next(specifier, context);
      const path = pathOf(resolved.url);
      if (path === undefined || !changes.anew.has(path)) return resolved;
      return { ...resolved, url: `${resolved.url.split('?')[0]}?${changes.generation}` };
    },
    load(url, context, next) {
      const path = pathOf(url);
      const text = path?.endsWith('.ts') ? changes.textOf(path) : undefined;
      if (text === undefined) return next(url, context);
      return { format: 'module', source: stripTypeScriptTypes(text), shortCircuit: true };
    },
  });
  return changes;
}
