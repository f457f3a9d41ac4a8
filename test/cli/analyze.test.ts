import { chmodSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze, analyzeInOwnProcess, clean, deprecated, makeTree, reflected } from './program.ts';

describe('presswright analyze: the exit status', () => {
  it('is 0 when nothing is found', async () => {
    const { status, stdout } = await analyze(['.'], { cwd: makeTree({ 'a.php': clean }) });
    expect(stdout).toMatch(/^1 file analysed .* MB\/s\nNo findings\n$/);
    expect(status).toBe(0);
  });

  it('is 1 when something is found', async () => {
    const { status, stdout } = await analyze(['.'], { cwd: makeTree({ 'inc/a.php': deprecated }) });
    expect(stdout).toContain(
      'inc/a.php:2:9: medium: get_page() has been deprecated since WordPress 3.5.0. [quality/deprecated-function]',
    );
    expect(status).toBe(1);
  });

  it.each([
    ['never', 0],
    ['critical', 0],
    ['medium', 1],
    ['info', 1],
  ])('follows --fail-on %s', async (failOn, expected) => {
    const { status } = await analyze(['.', '--fail-on', failOn], { cwd: makeTree({ 'a.php': deprecated }) });
    expect(status).toBe(expected);
  });

  it.each([[['--help']], [['.', '--format', 'json']]])('is the same when nobody reads what %j writes', async (args) => {
    const cwd = makeTree({ 'a.php': clean });
    const { status, stderr } = await analyzeInOwnProcess(args, { cwd, onStart: ({ stdout }) => stdout?.destroy() });
    expect(stderr).not.toContain('EPIPE');
    expect(status).toBe(0);
  });

  it('counts only what --severity and --type report', async () => {
    const cwd = makeTree({ 'a.php': deprecated });
    expect((await analyze(['.', '--severity', 'high'], { cwd })).status).toBe(0);
    expect((await analyze(['.', '--type', 'security'], { cwd })).status).toBe(0);
    expect((await analyze(['.', '--type', 'quality'], { cwd })).status).toBe(1);
  });

  it('counts what only a pattern supports when --review wants it', async () => {
    const cwd = makeTree({ 'a.php': '<?php\nfunction acme_is_given( $given ) {\n\treturn $given == true;\n}\n' });
    const quiet = await analyze(['.', '--fail-on', 'info'], { cwd });
    expect(quiet.stdout).not.toContain('quality/loose-comparison');
    expect(quiet.status).toBe(0);
    const { stdout, status } = await analyze(['.', '--fail-on', 'info', '--review'], { cwd });
    expect(stdout).toContain('[quality/loose-comparison]');
    expect(status).toBe(1);
  });

  it.each([
    [['missing.php'], 'presswright: missing.php does not exist'],
    [['.', '--type', 'style'], "error: option '--type <type>' argument 'style' is invalid"],
    [['.', '--severity', 'severe'], "argument 'severe' is invalid"],
    [['.', '--jobs', 'many'], 'Expected a number from 1 to 64'],
    [['.', '--colour'], "error: unknown option '--colour'"],
    [[], 'missing required argument'],
    [['empty'], 'presswright: found no file to analyse in empty'],
    [['.', '--output', 'no/such/folder.json'], 'presswright: no/such/folder.json cannot be written (ENOENT)'],
    [['-', 'a.php'], 'cannot be combined with other paths'],
  ])('is 2 for %j', async (args, message) => {
    const { status, stderr } = await analyze(args, { cwd: makeTree({ 'a.php': clean, 'empty/notes.md': '' }) });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(2);
  });
});

describe('presswright analyze: what is left out', () => {
  const tree = {
    'a.php': clean,
    'node_modules/x/a.php': deprecated,
    'lib/vendor/a.php': deprecated,
    'cache/a.php': deprecated,
    'inc/cache/a.php': deprecated,
    'inc/kept/a.php': clean,
    'inc/old.php': deprecated,
    '.gitignore': '/cache/\n*.tmp.php\n',
    'inc/.gitignore': '/old.php\n*.php\n!kept/\n!kept/*.php\n',
    '.presswrightignore': 'legacy\n',
    'legacy/a.php': deprecated,
    'x.tmp.php': deprecated,
  };
  const files = async (args: string[], cwd: string) => {
    const { stdout } = await analyze([...args, '--format', 'json'], { cwd });
    return (JSON.parse(stdout).results as { file: string }[]).map(({ file }) => file);
  };

  it('follows ignore files at every level, and the folders left out by default are named', async () => {
    const cwd = makeTree(tree);
    expect(await files(['.'], cwd)).toEqual(['a.php', 'inc/kept/a.php']);
    const { stdout } = await analyze(['.'], { cwd });
    expect(stdout).toContain(
      'Left out by default: 1 folder node_modules, 1 folder vendor (--no-default-ignores takes them in)',
    );
    expect(stdout).toContain('Left out by .gitignore and .presswrightignore: ');
  });

  it('takes in what is left out by default when asked', async () => {
    expect(await files(['.', '--no-default-ignores'], makeTree(tree))).toEqual([
      'a.php',
      'inc/kept/a.php',
      'lib/vendor/a.php',
      'node_modules/x/a.php',
    ]);
  });

  it('takes a file that is named, ignored or not, and a folder that is named', async () => {
    const cwd = makeTree(tree);
    expect(await files(['inc/old.php', 'node_modules'], cwd)).toEqual(['inc/old.php', 'node_modules/x/a.php']);
  });

  it('applies the ignore files of the repository above the path', async () => {
    const cwd = makeTree({ ...tree, '.git/HEAD': '' });
    expect(await files(['../inc'], join(cwd, 'inc'))).toEqual(['kept/a.php']);
    expect(await files(['cache'], cwd)).toEqual(['cache/a.php']);
  });
});

describe('presswright analyze: files that cannot be analysed', () => {
  it('names those that are too large, binary, or links out of the tree, with the reason', async () => {
    const outside = makeTree({ 'x.php': deprecated });
    const cwd = makeTree({
      'big.php': `<?php //${'x'.repeat(1024 * 1024)}`,
      'binary.php': new Uint8Array([60, 63, 0, 1]),
      'good.php': deprecated,
    });
    symlinkSync(outside, join(cwd, 'linked'));
    symlinkSync('good.php', join(cwd, 'again.php'));
    symlinkSync('nowhere.php', join(cwd, 'broken.php'));
    symlinkSync('.', join(cwd, 'loop'));
    const { stdout, status } = await analyze(['.'], { cwd });
    expect(stdout).toContain('1 file analysed');
    expect(stdout).toContain('big.php is larger than 1 MiB (1,048,584 bytes)');
    expect(stdout).toContain('binary.php is binary');
    expect(stdout).toContain('broken.php is a broken symbolic link');
    expect(stdout).toContain('linked is a symbolic link out of the tree, not followed');
    expect(stdout).not.toContain('again.php');
    expect(status).toBe(1);
  });

  it('names those that cannot be read, and is not silent about it in the exit status', async () => {
    const cwd = makeTree({ 'good.php': clean, 'secret.php': clean, 'closed/a.php': clean });
    chmodSync(cwd, 0o755);
    chmodSync(join(cwd, 'secret.php'), 0);
    chmodSync(join(cwd, 'closed'), 0);
    // The superuser may read everything.
    const uid = process.getuid?.() === 0 ? { uid: 65534 } : {};
    const { stdout, status } = await analyzeInOwnProcess(['.'], { cwd, ...uid });
    expect(stdout).toContain('secret.php cannot be read (EACCES)');
    expect(stdout).toContain('closed cannot be read (EACCES)');
    expect(stdout).toContain('1 file analysed');
    expect(status).toBe(2);
  });

  it('does not take a run that analysed nothing for a clean one', async () => {
    const { stdout, status } = await analyze(['.'], { cwd: makeTree({ 'binary.php': new Uint8Array([0]) }) });
    expect(stdout).toContain('binary.php is binary');
    expect(status).toBe(2);
  });

  it('reads old encodings and byte order marks', async () => {
    const cwd = makeTree({
      'bom.php': `\uFEFF${deprecated}`,
      'latin1.php': Buffer.from("<?php // caf\xe9\n$page = get_page( 'caf\xe9' );\n", 'latin1'),
    });
    const { stdout } = await analyze(['.'], { cwd });
    expect(stdout).toContain('bom.php:2:9: medium');
    expect(stdout).toContain('latin1.php:2:9: medium');
  });

  it('shows control characters of file names instead of sending them to the terminal', async () => {
    const cwd = makeTree({ 'a\u001b[31m.php': deprecated });
    const { stdout } = await analyze(['.'], { cwd });
    expect(stdout).toContain('a\\x1b[31m.php:2:9');
  });
});

describe('presswright analyze: input and output', () => {
  it.each([
    ['in this process', analyze],
    ['as a program', analyzeInOwnProcess],
  ])('reads standard input, %s', async (_, run) => {
    const { stdout, status } = await run(['-', '--stdin-name', 'page.php'], { input: deprecated });
    expect(stdout).toContain('page.php:2:9: medium');
    expect(status).toBe(1);
  });

  it('writes to a file and says the summary aside', async () => {
    const cwd = makeTree({ 'a.php': deprecated });
    const { stdout, stderr, status } = await analyze(['.', '--format', 'json', '--output', 'out.json'], { cwd });
    expect(stdout).toBe('');
    expect(stderr).toContain('1 finding in 1 file: 1 medium');
    expect(JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8')).summary.total_issues).toBe(1);
    expect(status).toBe(1);
  });

  it('reports the same, in the same order, with any number of jobs', async () => {
    const names = Array.from({ length: 30 }, (_, index) => [
      `${index % 7}/${'b'.repeat(index)}.php`,
      `${deprecated}echo $_GET['x'];\n`,
    ]);
    const cwd = makeTree(Object.fromEntries(names));
    const run = async (jobs: string) =>
      JSON.parse((await analyze(['.', '--format', 'json', '--jobs', jobs], { cwd })).stdout);
    const one = await run('1');
    const files = (one.results as { file: string }[]).map(({ file }) => file);
    expect(files).toEqual([...files].sort());
    expect(files).toHaveLength(30);
    expect((await run('4')).results).toEqual(one.results);
  });

  it('follows data through a plugin, not from one plugin to another, with any number of jobs', async () => {
    const caller = (name: string, header: string) => `<?php\n${header}\n${name}( $_GET['q'] );\n`;
    const view = (name: string) => `<?php\nfunction ${name}( $text ) {\n\techo $text;\n}\n`;
    const cwd = makeTree({
      'plugins/a/a.php': caller('show_a', '/* Plugin Name: A */'),
      'plugins/a/inc/deep/view.php': view('show_a'),
      'plugins/b/b.php': caller('show_c', '/* Plugin Name: B */'),
      'plugins/c/c.php': '<?php\n/* Plugin Name: C */\n',
      'plugins/c/view.php': view('show_c'),
      'themes/d/style.css': '/*\nTheme Name: D\n*/\n',
      'themes/d/functions.php': caller('show_d', ''),
      'themes/d/inc/view.php': view('show_d'),
    });
    for (const jobs of ['1', '3']) {
      const { stdout } = await analyze(['.', '--type', 'security', '--jobs', jobs], { cwd });
      const found = stdout.match(/^\S+: high: .*$/gm)?.map((line) => line.slice(0, line.indexOf(' ')));
      expect(found).toEqual(['plugins/a/inc/deep/view.php:3:7:', 'themes/d/inc/view.php:3:7:']);
    }
  });

  it('colours only when asked to, and never against NO_COLOR or --no-color', async () => {
    const cwd = makeTree({ 'a.php': deprecated });
    const escapeCode = '\u001b[';
    expect((await analyze(['.'], { cwd })).stdout).not.toContain(escapeCode);
    expect((await analyze(['.'], { cwd, env: { FORCE_COLOR: '1' } })).stdout).toContain(escapeCode);
    expect((await analyze(['.'], { cwd, env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).stdout).not.toContain(escapeCode);
    expect((await analyze(['.', '--no-color'], { cwd, env: { FORCE_COLOR: '1' } })).stdout).not.toContain(escapeCode);
  });

  it('ends quietly when its reader does', async () => {
    const code = `<?php\n${'$page = get_page( $id );\n'.repeat(3000)}`;
    const { stderr, status } = await analyzeInOwnProcess(['.'], {
      cwd: makeTree({ 'a.php': code }),
      onStart: (child) => child.stdout?.once('data', () => child.stdout?.destroy()),
    });
    expect(stderr).toBe('');
    expect(status).toBe(1);
  });

  it('stops with 130 on Ctrl-C', async () => {
    const big = `<?php\n${reflected.slice(6).repeat(400)}`;
    const cwd = makeTree(Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`${index}.php`, big])));
    const interruptAfter = (ms: number) =>
      analyzeInOwnProcess(['.'], { cwd, onStart: (child) => setTimeout(() => child.kill('SIGINT'), ms) });
    let run = await interruptAfter(1500);
    // null: a busy machine had not even loaded the program, and the signal ended Node itself.
    for (const ms of [3000, 6000]) if (run.status === null) run = await interruptAfter(ms);
    const { status, stdout, stderr } = run;
    expect(stderr).toBe('Interrupted: nothing was reported.\n');
    expect(stdout).toBe('');
    expect(status).toBe(130);
  });
});
