import { GenerationError } from '../../generation-error.ts';
import { php, phpFile } from '../../writers/php.ts';
import type { ScaffoldFile, ScaffoldPlan } from '../plan.ts';
import { fileComment } from '../shared-files.ts';
import { readExtraPath } from './extra-path.ts';
import { filesByEnding } from './files-by-ending.ts';
import { knownFiles } from './known-files.ts';

/** What comes with a scaffold when `include_files` does not say. */
const usual = ['.editorconfig', '.gitignore', '.distignore', 'phpcs.xml.dist', 'tests'];

/** Other spellings of known files. */
const aliases = new Map(
  Object.entries({
    'phpcs.xml': 'phpcs.xml.dist',
    '.phpcs.xml.dist': 'phpcs.xml.dist',
    '.phpcs.xml': 'phpcs.xml.dist',
    'phpunit.xml': 'phpunit.xml.dist',
    test: 'tests',
    license: 'LICENSE',
    'license.txt': 'LICENSE',
    'readme.md': 'README.md',
    readme: 'README.md',
    'changelog.md': 'CHANGELOG.md',
    changelog: 'CHANGELOG.md',
  }),
);

/**
 * The files that a request names besides its structure's own, whole and valid.
 * @param names of `include_files`; undefined: the usual ones
 * @param own paths that the structure has anyway
 * @throws GenerationError for a name that cannot be made
 */
export function extraFiles(
  plan: ScaffoldPlan,
  names: readonly string[] | undefined,
  own: readonly string[],
): ScaffoldFile[] {
  const taken = new Set(own.map(keyOf));
  const made: ScaffoldFile[] = [];
  for (const [index, name] of (names ?? usual).entries()) {
    for (const file of filesFor(plan, name, index, [...taken])) {
      if (taken.has(keyOf(file.path))) continue;
      taken.add(keyOf(file.path));
      made.push(file);
    }
  }
  return made;
}

/** Some file systems tell no capitals. */
const keyOf = (path: string): string => path.toLowerCase();

function filesFor(plan: ScaffoldPlan, name: string, index: number, taken: readonly string[]): readonly ScaffoldFile[] {
  const { path, isFolder } = readExtraPath(name, index);
  if (taken.includes(keyOf(path))) return [];
  const known = knownFiles.get(path) ?? knownFiles.get(aliases.get(keyOf(path)) ?? '');
  if (known !== undefined) return known(plan);
  if (isFolder) {
    if (taken.some((own) => own.startsWith(`${keyOf(path)}/`))) return [];
    return [{ path: `${path}/index.php`, content: quietIndex(plan) }];
  }
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const write = Object.hasOwn(filesByEnding, ending) ? filesByEnding[ending] : undefined;
  if (write === undefined) {
    const param = `include_files[${index}]`;
    const endings = Object.keys(filesByEnding).join(', ');
    const known = [...knownFiles.keys()].join(', ');
    const expected = `a folder, a file ending with one of ${endings}, or one of ${known}`;
    throw new GenerationError(param, `${param}: expected ${expected}, got ${JSON.stringify(name)}.`);
  }
  return [{ path, content: write(plan, path) }];
}

/** Keeps a folder in archives, and its list of files from visitors. */
function quietIndex(plan: ScaffoldPlan): string {
  return phpFile(php`
    ${fileComment(plan, 'Silence is golden: this file prevents directory listings.')}

    defined( 'ABSPATH' ) || exit;
  `);
}
