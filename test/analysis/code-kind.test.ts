import { describe, expect, it } from 'vitest';
import { type CodeKind, codeKindOf } from '../../server/src/analysis/code-kind.ts';
import { detectLanguage } from '../../server/src/analysis/detect-language.ts';
import { Project } from '../../server/src/analysis/project.ts';
import { analyzer } from './analyzer-for-tests.ts';

const main = '<?php\n/*\n * Plugin Name: Shelf\n */\n';

/** The kind of the last file; paths without text are given as `null`. */
function kindOf(files: Record<string, string | null>): CodeKind | null {
  const texts = Object.entries(files).flatMap(([name, code]) =>
    code === null ? [] : [{ name, code, language: detectLanguage(code, name) }],
  );
  const last = texts.at(-1);
  if (last === undefined) throw new Error('no file is given');
  return codeKindOf(new Project(texts, Object.keys(files)), last);
}

const loop =
  "foreach ( $ids as $id ) {\n\t$posts[] = get_posts( array( 'post_parent' => $id, 'numberposts' => 3 ) );\n}\n";
const minified = `!function(){${'var a=1;if(a){b(a,2);}'.repeat(80)}}();\n`;

/** What a file is, and how its twin differs that is something else. */
const cases: readonly (readonly [what: string, kind: CodeKind | null, files: Record<string, string | null>])[] = [
  ['a plugin file', null, { 'shelf.php': main, 'includes/books.php': `<?php\nfunction shelf() {\n${loop}}\n` }],
  [
    'a Composer package',
    'library',
    { 'vendor/autoload.php': null, 'vendor/acme/kit/Kit.php': '<?php\nclass Kit {}\n' },
  ],
  [
    'what a market calls vendor',
    null,
    { 'shelf.php': main, 'includes/vendor/list.php': '<?php\nfunction shelf_vendors() {}\n' },
  ],
  [
    'a folder with a manifest and a licence of its own',
    'library',
    {
      'shelf.php': main,
      'inc/kit/composer.json': null,
      'inc/kit/LICENSE': null,
      'inc/kit/src/Kit.php': '<?php\nclass Kit {}\n',
    },
  ],
  [
    'a folder with a licence and a history of its own',
    'library',
    {
      'shelf.php': main,
      'inc/pay/LICENSE': null,
      'inc/pay/CHANGELOG.md': null,
      'inc/pay/lib/Pay/Gate.php': '<?php\nclass Gate {}\n',
    },
  ],
  [
    'a plugin inside the plugin, with its own licence',
    'library',
    {
      'shelf.php': main,
      'inc/queue/license.txt': null,
      'inc/queue/readme.txt': null,
      'inc/queue/queue.php': main,
      'inc/queue/classes/run.php': '<?php\nclass Run {}\n',
    },
  ],
  [
    'the folder of the plugin, whose main file is read with others',
    null,
    {
      'shelf/license.txt': null,
      'shelf/readme.txt': null,
      'shelf/shelf.php': null,
      'shelf/inc/run.php': '<?php\nclass Run {}\n',
    },
  ],
  [
    'a helper beside tests that are read with others',
    'test',
    {
      'shelf.php': main,
      'tests/specs/cart.test.js': null,
      'tests/helper/routes.php': '<?php\nfunction shelf_reset() {}\n',
    },
  ],
  [
    'a plugin that tests install, while the header of the whole is read with others',
    'test',
    {
      'tests/specs/cart.test.js': null,
      'tests/helper/helper.php': main,
      'tests/helper/routes.php': '<?php\nfunction shelf_reset() {}\n',
    },
  ],
  [
    'a plugin that is read alone, in a folder of tests in another',
    'test',
    {
      'tests/e2e/helper/helper.php': main,
      'tests/e2e/helper/routes.php': '<?php\nfunction shelf_reset() {}\n',
    },
  ],
  [
    'a plugin in a folder of that name, with tests of its own',
    null,
    {
      'tests/shelf/tests/cart.test.js': null,
      'tests/shelf/shelf.php': main,
      'tests/shelf/inc/routes.php': '<?php\nfunction shelf_reset() {}\n',
    },
  ],
  [
    'a folder of that name without tests',
    null,
    {
      'shelf.php': main,
      'tests/list.js': null,
      'tests/helper/routes.php': '<?php\nfunction shelf_reset() {}\n',
    },
  ],
  [
    'a folder with a licence alone',
    null,
    {
      'shelf.php': main,
      'inc/pay/LICENSE': null,
      'inc/pay/gate.php': '<?php\nclass Gate {}\n',
    },
  ],
  [
    'a folder with a manifest alone, such as that of a bundler',
    null,
    {
      'shelf.php': main,
      'inc/blocks/package.json': null,
      'inc/blocks/blocks.php': '<?php\nfunction shelf_blocks() {}\n',
    },
  ],
  [
    'a file under another licence than the plugin',
    'library',
    {
      'shelf.php': main,
      'inc/api.php': '<?php\nfunction shelf_api() {}\n',
      'inc/class-kit.php': '<?php\n/**\n * Kit\n * @license MIT\n */\nclass Kit {}\n',
    },
  ],
  [
    'a file of a plugin under that licence',
    null,
    {
      'shelf.php': '<?php\n/*\n * Plugin Name: Shelf\n * License: MIT License\n */\n',
      'inc/class-kit.php': '<?php\n/**\n * Kit\n * @license MIT\n */\nclass Kit {}\n',
    },
  ],
  [
    'a file that speaks of a licence in its code only',
    null,
    {
      'shelf.php': main,
      'inc/api.php': '<?php\nfunction shelf_api() {}\n',
      'inc/licence.php': "<?php\nfunction shelf_licence() {\n\treturn '@license MIT';\n}\n",
    },
  ],
  ['a script with a banner', 'library', { 'js/kit.js': '/*!\n * Kit 1.0\n */\nwindow.kit = 1;\n' }],
  ['a script with a comment', null, { 'js/kit.js': '/*\n * Opens the shelf.\n */\nwindow.kit = 1;\n' }],
  ['a minified script', 'build', { 'js/shelf.js': minified }],
  [
    'a script with a long picture',
    null,
    { 'js/shelf.js': `const cover = 'data:image/png;base64,${'iVBORw0,'.repeat(600)}';\n` },
  ],
  ['a script with a source map', 'build', { 'js/shelf.js': 'window.a = 1;\n//# sourceMappingURL=shelf.js.map\n' }],
  ['a compiled style sheet', 'build', { 'css/shelf.css': 'a { color: red }\n/*# sourceMappingURL=shelf.css.map */\n' }],
  [
    'a case of PHPUnit, wherever it lies',
    'test',
    { 'inc/BooksTest.php': '<?php\nfinal class BooksTest extends \\WP_UnitTestCase {\n}\n' },
  ],
  ['a class that only sounds like one', null, { 'inc/test.php': '<?php\nclass Test extends Book {\n}\n' }],
  [
    'a fixture beside tests',
    'test',
    {
      'shelf.php': main,
      'tests/books-test.php': '<?php\nclass Books extends WP_UnitTestCase {\n}\n',
      'tests/data/books.php': '<?php\nreturn array( 1 );\n',
    },
  ],
  [
    'a folder called tests that holds none',
    null,
    {
      'shelf.php': main,
      'includes/tests/quiz.php': '<?php\nfunction shelf_quiz() {}\n',
      'includes/tests/list.php': '<?php\nfunction shelf_list() {}\n',
    },
  ],
  [
    'a plugin below a folder called tests',
    null,
    {
      '/home/me/tests/shelf/shelf.php': main,
      '/home/me/tests/shelf/books-test.php': '<?php\nclass Books extends WP_UnitTestCase {\n}\n',
      '/home/me/tests/shelf/inc/books.php': '<?php\nfunction shelf_books() {}\n',
    },
  ],
  ['a test of a script', 'test', { 'js/shelf.js': "describe( 'shelf', () => {\n\tit( 'opens', () => {} );\n} );\n" }],
  ['a bundler’s configuration', 'development', { 'webpack.config.js': 'module.exports = {};\n' }],
  ['a Grunt file', 'development', { 'js/tasks.js': 'module.exports = function( grunt ) {\n};\n' }],
  ['a script of Node', 'development', { 'js/pot.js': "const { readFileSync } = require( 'fs' );\n" }],
  ['a script for the shell in bin', 'development', { 'shelf.php': main, 'bin/pot.php': '<?php\necho 1;\n' }],
  [
    'a folder bin with code of the plugin',
    null,
    { 'shelf.php': main, 'bin/start.php': "<?php\nadd_action( 'init', 'shelf_init' );\nfunction shelf_init() {}\n" },
  ],
  [
    'a command by its parent',
    'command-line',
    { 'inc/command.php': '<?php\nclass Shelf_Command extends \\WP_CLI_Command {\n}\n' },
  ],
  [
    'a command by its registration',
    'command-line',
    {
      'shelf.php': `${main}WP_CLI::add_command( 'shelf', Acme\\Shelf_Command::class );\n`,
      'inc/command.php': '<?php\nnamespace Acme;\nclass Shelf_Command {\n}\n',
    },
  ],
  [
    'a class of which no command is made',
    null,
    {
      'shelf.php': `${main}WP_CLI::add_command( 'shelf', Acme\\Shelf_Command::class );\n`,
      'inc/books.php': '<?php\nnamespace Acme;\nclass Books {\n}\n',
    },
  ],
  [
    'a file that ends outside of a shell',
    'command-line',
    { 'inc/c.php': "<?php\n// Commands.\nif ( ! defined( 'WP_CLI' ) || ! WP_CLI ) {\n\treturn;\n}\nshelf_run();\n" },
  ],
  [
    'a file that does more in a shell',
    null,
    { 'inc/c.php': "<?php\nif ( defined( 'WP_CLI' ) && WP_CLI ) {\n\trequire 'cli.php';\n}\nshelf_run();\n" },
  ],
  ['an upgrade by its name', 'upgrade', { 'inc/class-shelf-upgrades.php': '<?php\nclass Shelf_Upgrades {}\n' }],
  [
    'an upgrade by the version that its folder is named for',
    'upgrade',
    { 'inc/2.1.0-beta1/rows.php': '<?php\nrun();\n' },
  ],
  ['the removal', 'upgrade', { 'end.php': "<?php\nif ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {\n\texit;\n}\n" }],
  ['the updating of a profile', null, { 'inc/profile-update.php': '<?php\nfunction shelf_update() {}\n' }],
  ['a page template', 'template', { 'page-shelf.php': '<?php\n/*\n * Template Name: Shelf\n */\nget_header();\n' }],
  ['a part of a page', 'template', { 'views/book.php': '<?php $a = 1; ?>\n<p><?php echo 1; ?></p>\n' }],
  [
    'a class that prints',
    null,
    { 'inc/book.php': '<?php\nclass Book {\n\tfunction show() {\n\t\t?>\n<p>1</p>\n<?php\n\t}\n}\n' },
  ],
];

describe('codeKindOf()', () => {
  it.each(cases)('%s: %s', (_what, kind, files) => {
    expect(kindOf(files)).toBe(kind);
  });
});

/** Rules and severities of each file's findings. */
function together(files: Record<string, string>): Record<string, string[]> {
  const names = Object.keys(files);
  const reports = analyzer.analyzeTogether(
    names.map((name) => ({ name, code: files[name] ?? '' })),
    { analysisType: 'all', severity: 'all', paths: names },
  );
  const short = reports.map(({ issues }) => issues.map(({ rule, severity }) => `${rule.split('/')[1]} ${severity}`));
  return Object.fromEntries(names.map((name, index) => [name, short[index] ?? []]));
}

describe('findings in kinds of code', () => {
  const attack = '<?php\necho $_GET["a"];\n';

  it('a hole in a test is only mentioned, and its style is its own', () => {
    const test =
      '<?php\nclass BooksTest extends WP_UnitTestCase {\n\tfunction test_it() {\n\t\techo $_GET["a"];\n\t\t$b = 1;\n\t}\n}\n';
    const { 'inc/a.php': own = [], 'inc/b.php': inTest = [] } = together({ 'inc/a.php': attack, 'inc/b.php': test });
    expect(own).toContain('unescaped-output high');
    expect(inTest).toContain('unescaped-output info');
    expect(inTest.filter((finding) => !finding.endsWith(' info'))).toEqual([]);
    expect(inTest).not.toContain('unused-variable low');
  });

  it('a library is told of holes that data was followed to', () => {
    const code = '<?php\necho $_GET["a"];\n$hash = md5( $password );\n$unused = mt_rand();\n';
    const found = together({ 'vendor/autoload.php': '<?php\n', 'vendor/acme/a.php': code });
    expect(found['vendor/acme/a.php']).toContain('unescaped-output high');
    expect(found['vendor/acme/a.php']?.filter((finding) => !/unescaped-output| info/.test(finding))).toEqual([]);
  });

  it('a loop that only an activation, an event or a command runs is not called slow', () => {
    const run = (calls: string) => `<?php\n${calls}\nfunction shelf_fill( $ids ) {\n${loop}\treturn $posts;\n}\n`;
    const slow = (calls: string) =>
      together({ 'inc/a.php': run(calls) })['inc/a.php']?.includes('query-in-loop medium');
    expect(slow("register_activation_hook( __FILE__, 'shelf_fill' );")).toBe(false);
    expect(
      slow("function shelf_on() {\n\tshelf_fill( array() );\n}\nregister_activation_hook( __FILE__, 'shelf_on' );"),
    ).toBe(false);
    expect(
      slow("wp_schedule_event( time(), 'daily', 'shelf_daily' );\nadd_action( 'shelf_daily', 'shelf_fill' );"),
    ).toBe(false);
    expect(slow('class A extends WP_CLI_Command {\n\tfunction fill() {\n\t\tshelf_fill( array() );\n\t}\n}')).toBe(
      false,
    );
    expect(slow("register_activation_hook( __FILE__, 'shelf_fill' );\nadd_action( 'init', 'shelf_fill' );")).toBe(true);
    expect(
      slow(
        "add_action( 'wp_footer', 'shelf_show' );\nregister_activation_hook( __FILE__, 'shelf_on' );\nfunction shelf_on() {\n\tshelf_fill( array() );\n}\nfunction shelf_show() {\n\tshelf_fill( array() );\n}",
      ),
    ).toBe(true);
    expect(slow("WP_CLI::add_command( 'shelf fill', 'shelf_fill' );")).toBe(false);
    expect(slow("WP_CLI::add_command( 'shelf fill', 'shelf_fill' );\nadd_action( 'init', 'shelf_fill' );")).toBe(true);
    expect(slow('')).toBe(true);
  });
});
