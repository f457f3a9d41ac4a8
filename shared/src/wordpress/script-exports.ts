import exportsJson from './script-exports.generated.json' with { type: 'json' };

/** Names by package, such as `blocks`, separated by spaces; read from a WordPress tree by `tools/extract-script-exports.ts`. */
const { entries } = exportsJson as unknown as { readonly entries: Readonly<Record<string, string>> };

/** Packages that are called themselves. */
const callable = new Set(['api-fetch', 'dom-ready']);

/** Whether a package of WordPress' scripts, such as `block-editor`, exports a name. */
export function isScriptExport(name: string, exported: string): boolean {
  if (callable.has(name)) return exported === 'default';
  return Object.hasOwn(entries, name) && (entries[name] ?? '').split(' ').includes(exported);
}
