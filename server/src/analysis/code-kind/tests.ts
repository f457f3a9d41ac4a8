import type { Project, ProjectFile } from '../project.ts';
import { relativePath } from './place.ts';

const testFolder =
  /(^|\/)(tests?|__tests__|__mocks__|specs?|e2e(?:-tests)?|cypress|phpunit|fixtures|testdata|test-data)\//i;

/** A class of PHPUnit, of WordPress' own test library or of Codeception; a test bootstrap. */
const phpTest =
  /^[ \t]*(?:(?:abstract|final|readonly)\s+)*class\s+\w+\s+extends\s+\\?(?:\w+\\)*\w*(?:TestCase|Test_Case|UnitTest\w*)\b|^[ \t]*(?:final\s+)?class\s+\w+Cest\b|\bWP_TESTS_DIR\b|\bWP_PHPUNIT__/m;
/** What it cannot do without: a look for these costs a tenth. */
const phpTestWords = ['TestCase', 'Test_Case', 'UnitTest', 'Cest', 'WP_TESTS_DIR', 'WP_PHPUNIT__'];
/** Pest's functions. */
const pestTest = /^[ \t]*(?:it|test|describe|uses)\s*\(\s*['"\w][^\n]*(?:function\b|fn\b|::class)/m;
/** What one of those calls cannot do without: a look for it costs half. */
const pestCall = /\b(?:it|test|describe|uses)\s*\(\s*['"\w]/;
const scriptTest =
  /^[ \t]*(?:describe|it|test)(?:\.\w+)*\s*\(\s*['"`]|^[ \t]*(?:import\b[^\n]*|const\s[^\n]*require\(\s*)['"](?:@jest\/globals|@playwright\/test|vitest|mocha|chai|cypress|@testing-library\/[\w-]+|@wordpress\/e2e-test-utils[\w-]*)['"]|^[ \t]*QUnit\.(?:module|test)\(/m;

/** Test runners find their tests by such names. */
const testName = /\.(?:test|spec|cy)\.[cm]?[jt]sx?$|Test\.php$|(?:^|\/)test-[\w-]+\.php$/;

const foldersKey = Symbol('folders of tests');

/** Tests by what they are, and what lies beside them in a folder of tests. */
export function isTest(project: Project, file: ProjectFile, path: string): boolean {
  if (isTestText(file, path)) return true;
  const folder = testFolderOf(path);
  if (folder === null) return isFixture(project, file.name.slice(0, file.name.length - path.length));
  // A lone file has nothing beside it that would tell.
  if (project.files.length === 1) return true;
  const folders = project.fact(foldersKey, ({ files }) => {
    const found = new Set<string>();
    for (const other of files) {
      const place = relativePath(project, other.name);
      const holder = testFolderOf(place);
      if (holder !== null && isTestText(other, place)) found.add(holder);
    }
    for (const other of project.knownPaths) {
      if (!testName.test(other)) continue;
      const holder = testFolderOf(relativePath(project, other));
      if (holder !== null) found.add(holder);
    }
    return found;
  });
  return folders.has(folder);
}

/** A plugin that lies among tests, such as one that they install: `folder` is its own, with `/` at its end. */
function isFixture(project: Project, folder: string): boolean {
  const around = testFolderOf(folder);
  if (around === null) return false;
  // `tests/e2e/`: one such folder may be where somebody keeps plugins, one in another is not.
  if (testFolderOf(folder.slice(around.length)) !== null) return true;
  for (const other of project.knownPaths)
    if (other.startsWith(around) && !other.startsWith(folder) && testName.test(other)) return true;
  return false;
}

/** The outermost folder with such a name. */
function testFolderOf(path: string): string | null {
  const found = testFolder.exec(path);
  return found === null ? null : path.slice(0, found.index + found[0].length);
}

function isTestText({ code, language }: ProjectFile, path: string): boolean {
  if (language === 'php') {
    if (phpTestWords.some((word) => code.includes(word)) && phpTest.test(code)) return true;
    return pestCall.test(code) && pestTest.test(code);
  }
  if (language !== 'javascript' && language !== 'typescript') return false;
  return /\.(?:test|spec|cy)\.[cm]?[jt]sx?$/.test(path) || scriptTest.test(code);
}
