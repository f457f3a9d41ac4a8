import { type ScaffoldRequest, scaffoldStructures } from '@presswright/shared/schemas/scaffold';
import { describe, expect, it } from 'vitest';
import type { GeneratedProject } from '../../../server/src/generation/generated-project.ts';
import { inspectProject } from '../../../server/src/generation/inspect-project.ts';
import { generateScaffold } from '../../../server/src/generation/scaffold/generate-scaffold.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { hostileText } from '../support/hostile.ts';

const make = (request: ScaffoldRequest): GeneratedProject => generateScaffold(request, new Slots());
const paths = (project: GeneratedProject): string[] => project.files.map(({ path }) => path).sort();
const hostileName = hostileText.replaceAll('\\', '').replaceAll('/', '').slice(0, 200);

describe.each(scaffoldStructures)('%s', (structure) => {
  it('says where its parts are, and they are there', () => {
    const project = make({ plugin_name: 'Event Manager', structure });
    const all = paths(project);
    for (const [part, path] of Object.entries(project.structure ?? {})) {
      if (path !== '')
        expect(
          all.some((file) => file === path || file.startsWith(path)),
          `${part} ${path}`,
        ).toBe(true);
    }
  });

  it('is found faultless by the analyser, with hostile texts too', () => {
    for (const request of [
      { plugin_name: 'Event Manager', structure },
      { plugin_name: hostileName, description: hostileText, author: hostileText, structure },
    ]) {
      const found = inspectProject(analyzer, make(request));
      expect(found.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
    }
  });

  it('makes the same bytes again', () => {
    expect(make({ plugin_name: 'Book Club', structure })).toEqual(make({ plugin_name: 'Book Club', structure }));
  });
});

describe('include_files', () => {
  const included = (names: string[]) => {
    const bare = new Set(paths(make({ plugin_name: 'Books', include_files: [] })));
    return paths(make({ plugin_name: 'Books', include_files: names })).filter((path) => !bare.has(path));
  };

  it('makes known files whole, and names them once', () => {
    expect(included(['README.md', 'readme.md', 'readme.txt', 'tests', 'phpunit.xml.dist'])).toEqual([
      'README.md',
      'phpunit.xml.dist',
      'tests/bootstrap.php',
      'tests/test-version.php',
    ]);
  });

  it('makes unknown files and folders as they are named', () => {
    expect(included(['includes/class-loan.php', 'templates/', 'partials', './admin/list.css', 'assets'])).toEqual([
      'admin/list.css',
      'includes/class-loan.php',
      'partials/index.php',
      'templates/index.php',
    ]);
    const loan = make({ plugin_name: 'Books', include_files: ['includes/class-loan.php'] }).files.find(({ path }) =>
      path.endsWith('class-loan.php'),
    );
    expect(loan?.content).toContain('class Books_Loan {');
  });

  it.each([
    '../evil.php',
    '/etc/passwd',
    'a/../../b.php',
    'C:\\x.php',
    'a\\b.php',
    '~/x.php',
    'x/..',
    'a b.php',
    'nul.php',
    'tool.exe',
  ])('refuses %s, naming the field', (name) => {
    expect(() => make({ plugin_name: 'Books', include_files: ['readme.txt', name] })).toThrow(
      /^include_files\[1\]: expected/,
    );
  });
});

it.each(['', '   ', '\u0000\u200b', '../../x', 'a/b', 'c\\d', '/etc'])('refuses the name %j', (plugin_name) => {
  expect(() => make({ plugin_name })).toThrow(/^plugin_name: expected a name/);
});

it.each([
  ['block', ['block.json']],
  ['standard', ['includes/a-b.php', 'includes/a_b.php', 'includes/a.b.php']],
] as const)('makes files of a scaffold %s whose paths are alike: %j', (structure, include_files) => {
  const { files } = generateScaffold(
    { plugin_name: 'Alike', structure, include_files: [...include_files] },
    new Slots(),
  );
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining([...include_files]));
  expect(new Set(files.map(({ role }) => role)).size).toBe(files.length);
});
