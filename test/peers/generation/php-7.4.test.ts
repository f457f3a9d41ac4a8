import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { isWhole } from '../whole.ts';
import { type Generated, Generator } from './harness/generated.ts';
import { php74, php74Complaints } from './harness/php-7.4.ts';
import { TestLab } from './harness/phpunit.ts';
import { writeProject } from './harness/project.ts';
import { blockMatrix } from './matrix/blocks.ts';
import { pluginMatrix } from './matrix/plugins.ts';
import { scaffoldMatrix } from './matrix/scaffolds.ts';
import { themeMatrix } from './matrix/themes.ts';
import { toolMatrix } from './matrix/tools.ts';

/** Plugins whose tests run on PHP 7.4: WebAssembly takes some ten times as long. */
const tried = isWhole ? ['every feature', 'hostile texts between words', 'books that are lent'] : ['every feature'];

describe('generated projects on PHP 7.4, which they promise', { timeout: 300_000 }, () => {
  let generator: Generator;
  let plugins: Generated[];

  beforeAll(async () => {
    generator = await Generator.create();
    plugins = await generator.all('plugin', pluginMatrix);
  }, 120_000);

  afterAll(() => generator?.close());

  requirePeer('php', 'php-7.4')('parsed', () => {
    it('would be found out', () => {
      const root = writeProject(generator.folder, {
        slug: 'newer',
        files: [
          { path: 'named.php', content: '<?php strlen( string: "" );' },
          { path: 'nullsafe.php', content: '<?php $post?->post_title;' },
          { path: 'function.php', content: '<?php array_find( array(), "is_string" ); get_debug_type( 1 );' },
          { path: 'fine.php', content: '<?php str_contains( "", "" ); fn() => $this->array_find( 1 );' },
        ],
      });
      const said = php74Complaints(['named', 'nullsafe', 'function', 'fine'].map((name) => join(root, `${name}.php`)));
      expect(said.map((one) => one.replace(`${root}/`, '').replace(/unexpected.*/, '…'))).toEqual([
        'named.php:1 syntax error, …',
        'nullsafe.php:1 syntax error, …',
        'function.php:1 PHP 7.4.33 has no array_find()',
        'function.php:1 PHP 7.4.33 has no get_debug_type()',
      ]);
    });

    it('need no syntax and no function that is newer', async () => {
      const projects = [
        ...plugins,
        ...(await generator.all('plugin', toolMatrix)),
        ...(await generator.all('scaffold', scaffoldMatrix)),
        ...(await generator.all('block', blockMatrix)),
        ...(await generator.all('theme', themeMatrix)),
      ];
      const paths = projects.flatMap((project, index) => {
        const root = writeProject(join(generator.folder, `${index}`), project);
        return project.files.filter(({ path }) => path.endsWith('.php')).map(({ path }) => join(root, path));
      });
      expect(generator.refused).toEqual([]);
      expect(php74Complaints(paths)).toEqual([]);
    });
  });

  requirePeer(
    'php',
    'php-7.4',
    'phpunit',
    'wordpress',
    'sqlite',
  )('run', () => {
    it('pass their own tests', () => {
      const lab = new TestLab();
      const chosen = plugins.filter(({ label }) => tried.includes(label));
      const complaints = chosen.flatMap((project) => lab.run(project, { php: php74 }).complaints);
      lab.remove();
      expect(complaints).toEqual([]);
    });
  });
});
