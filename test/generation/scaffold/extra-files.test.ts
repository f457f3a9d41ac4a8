import { describe, expect, it } from 'vitest';
import { readExtraPath } from '../../../server/src/generation/scaffold/extras/extra-path.ts';
import { generateScaffold } from '../../../server/src/generation/scaffold/generate-scaffold.ts';
import { Slots } from '../../../server/src/generation/slots.ts';

const contentOf = (path: string): string => {
  const { files } = generateScaffold({ plugin_name: 'Book Club', include_files: [path] }, new Slots());
  return String(files.find((file) => file.path === path)?.content);
};

describe('a file that is asked for holds what its name says', () => {
  it.each<[path: string, ...marks: RegExp[]]>([
    ['.editorconfig', /^root = true\n/, /indent_style = tab/, /charset = utf-8/],
    ['.gitignore', /^node_modules\/$/m, /^vendor\/$/m, /^\*\.log$/m],
    ['.gitattributes', /^\* text=auto eol=lf$/m, /^\/tests export-ignore$/m],
    ['.distignore', /^\/tests$/m, /^\/node_modules$/m, /^\/vendor$/m, /^\/phpcs\.xml\.dist$/m],
    ['phpcs.xml.dist', /<ruleset/, /<rule ref="WordPress/, /book-club/],
    ['phpunit.xml.dist', /<phpunit/, /bootstrap="tests\/bootstrap\.php"/],
    ['composer.json', /"type": "wordpress-plugin"/, /"require-dev"/],
    ['package.json', /"name": "book-club"/, /"private": true|"scripts"/],
    ['README.md', /^# Book Club\n/],
    ['CHANGELOG.md', /^# Changelog\n/, /^## \d+\.\d+\.\d+$/m],
    ['LICENSE', /GPL/, /https:\/\/www\.gnu\.org\//],
    ['docs/user-guide.md', /^# User guide\n/i, /`book-club`/],
    ['docs/user-guide.txt', /^User guide\n/i, /book-club/],
    ['data/list.xml', /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, /book-club/, /<root\/>/],
    ['data/list.yml', /^# .*book-club/],
    ['data/list.yaml', /^# .*book-club/],
    ['data/list.json', /^\{\}\s*$/],
    ['pages/start.html', /^<!doctype html>\n/, /<html lang="en">/, /<meta charset="utf-8">/, /<title>Start<\/title>/i],
    ['assets/logo.svg', /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">/],
    ['assets/tool.ts', /^export \{\};\n$/],
    ['assets/tool.tsx', /^export \{\};\n$/],
    ['includes/trait-store.php', /defined\( 'ABSPATH' \) \|\| exit;/, /^trait Book_Club_Store \{/m],
    ['includes/interface-store.php', /^interface Book_Club_Store \{/m],
    ['includes/class-book-club-store.php', /^class Book_Club_Store \{/m],
    ['includes/functions.php', /defined\( 'ABSPATH' \) \|\| exit;/],
  ])('%s', (path, ...marks) => {
    for (const mark of marks) expect(contentOf(path)).toMatch(mark);
  });
});

describe('a name of include_files', () => {
  it.each([
    ['templates/', 'templates', true],
    ['partials', 'partials', true],
    ['./a/./', undefined, false],
    ['././admin/list.css', 'admin/list.css', false],
    ['LICENSE', 'LICENSE', false],
    ['Makefile', 'Makefile', false],
    ['docs/README', 'docs/README', false],
    ['CODEOWNERS', 'CODEOWNERS', false],
    ['.gitignore', '.gitignore', false],
    ['LICENSE/', 'LICENSE', true],
    ['Licenses', 'Licenses', true],
    ['a/b/c/d/e/f/g/h.php', 'a/b/c/d/e/f/g/h.php', false],
    ['a/b/c/d/e/f/g/h/i.php', undefined, false],
    [`${'a'.repeat(146)}.php`, `${'a'.repeat(146)}.php`, false],
    [`${'a'.repeat(147)}.php`, undefined, false],
    ['com1.php', undefined, false],
    ['a/PRN/b.php', undefined, false],
    ['computer.php', 'computer.php', false],
    ['name./x.php', undefined, false],
    ['/', undefined, false],
    ['./', undefined, false],
    ['~x.php', undefined, false],
  ])('%s is %s', (name, path, isFolder) => {
    if (path === undefined)
      expect(() => readExtraPath(name, 3)).toThrow(expect.objectContaining({ param: 'include_files[3]' }));
    else expect(readExtraPath(name, 3)).toEqual({ path, isFolder });
  });
});

describe('the folder of a scaffold', () => {
  it.each([
    ['standard', undefined],
    ['mu_plugin', 'mu-plugins'],
  ] as const)('%s is %s', (structure, folder) => {
    const project = generateScaffold({ plugin_name: 'Book Club', structure }, new Slots());
    expect(project.folder).toBe(folder);
    expect('folder' in project).toBe(folder !== undefined);
  });
});
