/**
 * Reads the scripts of a WordPress tree and writes what each `@wordpress` package exports.
 *
 *     node tools/extract-script-exports.ts PATH_OF_WORDPRESS [FOLDER_TO_WRITE_TO]
 *
 * The format is described, and read, in shared/src/wordpress/script-exports.ts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder = '', target = fileURLToPath(new URL('../shared/src/wordpress', import.meta.url))] =
  process.argv.slice(2);
if (folder === '') {
  console.error('usage: node tools/extract-script-exports.ts PATH_OF_WORDPRESS [FOLDER_TO_WRITE_TO]');
  process.exit(2);
}
const version = /\$wp_version\s*=\s*'([^']+)'/.exec(readFileSync(join(folder, 'wp-includes/version.php'), 'utf8'))?.[1];
const dist = join(folder, 'wp-includes/js/dist');
const scripts = readdirSync(dist)
  .filter((name) => name.endsWith('.js') && !name.endsWith('.min.js'))
  .map((name) => [name.replace(/\.js$/, ''), join(dist, name)] as const);
const modules = [['interactivity', join(dist, 'script-modules/interactivity/index.js')]] as const;

/** The names in the list that bundles keep of a package's exports; private ones are left out. */
function exportsOf(code: string): string[] {
  const list = /__export\((?:index_exports|\w*[iI]ndex\w*), \{\n([\s\S]*?)\n\s*\}\);/.exec(code)?.[1] ?? '';
  const bundled = [...list.matchAll(/^\s*([A-Za-z_$][\w$]*): \(\) =>/gm)].map(([, name = '']) => name);
  const written = [...code.matchAll(/^export \{\n([\s\S]*?)\n\};/gm)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  return [...new Set([...bundled, ...written])]
    .filter((name) => /^[A-Za-z]\w*$/.test(name) && !/^(?:privateApis|default)$|^__|experimental|unstable/i.test(name))
    .sort();
}

const entries = Object.fromEntries(
  [...scripts, ...modules].flatMap(([name, path]) => {
    const names = exportsOf(readFileSync(path, 'utf8'));
    return names.length === 0 ? [] : [[name, names.join(' ')]];
  }),
);
const lines = Object.entries(entries).map(([name, names]) => `    ${JSON.stringify(name)}: ${JSON.stringify(names)}`);
writeFileSync(
  join(target, 'script-exports.generated.json'),
  `{\n  "wordpress": ${JSON.stringify(version)},\n  "entries": {\n${lines.join(',\n')}\n  }\n}\n`,
);
console.log(`${lines.length} packages`);
