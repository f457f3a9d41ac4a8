import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { analyzeInOwnProcess, makeTree } from './program.ts';

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** A function with more ways through it than anybody follows. */
const ways = `<?php\nfunction acme_ways() {\nif ( a() ) {}\n${many(5000, (at) => `elseif ( b( ${at} ) ) { $a${at} = $_GET['a${at}']; }`)}\n}\n`;

/** A plugin whose data goes from file to file, and one file of which needs too many steps. */
const plugin = {
  'acme.php': "<?php\n/* Plugin Name: Acme */\nrequire __DIR__ . '/inc/show.php';\nacme_show( $_GET['name'] );\n",
  'inc/show.php': '<?php\nfunction acme_show( $text ) {\n\techo acme_given( $text );\n}\n',
  'inc/given.php': '<?php\nfunction acme_given( $text ) {\n\treturn trim( $text );\n}\n',
  'inc/ways.php': ways,
  'assets/page.js': 'document.body.innerHTML = location.hash;\n',
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `inc/part-${at}.php`,
      `<?php\nfunction acme_part_${at}( $text ) {\n\treturn acme_given( $text );\n}\necho acme_part_${(at + 1) % 30}( $_POST['p${at}'] );\n`,
    ]),
  ),
};

/** Keeps the processor busy with other programs until the test ends. */
function burn(programs: number): void {
  const burners = Array.from({ length: programs }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  onTestFinished(() => {
    for (const burner of burners) burner.kill('SIGKILL');
  });
}

it('reports the same on one thread and on four, on an idle machine and on a busy one', async () => {
  const cwd = makeTree(plugin);
  const report = async (jobs: number) =>
    (await analyzeInOwnProcess(['--format', 'json', '--fail-on', 'never', '--jobs', `${jobs}`, '.'], { cwd })).stdout;
  const one = await report(1);
  const { results } = JSON.parse(one) as { results: { file: string; partial: boolean; issues: { rule: string }[] }[] };
  expect(results.filter(({ partial }) => partial).map(({ file }) => file)).toEqual(['inc/ways.php']);
  const show = results.find(({ file }) => file === 'inc/show.php');
  expect(show?.issues.map(({ rule }) => rule)).toContain('security/unescaped-output');
  expect(await report(4)).toBe(one);
  burn(4);
  expect(await report(4)).toBe(one);
});
