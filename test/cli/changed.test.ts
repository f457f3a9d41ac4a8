import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze, clean, deprecated, makeTree } from './program.ts';

const identity = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b' };
const environment = { ...process.env, ...identity, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', env: environment, stdio: 'pipe' });

function makeRepository(files: Record<string, string>): string {
  const cwd = makeTree(files);
  git(cwd, 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'add', '.');
  git(cwd, 'commit', '--quiet', '-m', 'first');
  return cwd;
}

const plugin = {
  'shop.php':
    "<?php\n/* Plugin Name: Shop */\nrequire __DIR__ . '/inc/view.php';\nshow( 'a' );\n$p = get_page( $id );\n",
  'inc/view.php': '<?php\nfunction show( $text ) {\n\techo $text;\n}\n',
  'inc/save.php':
    "<?php\nadd_action( 'wp_ajax_save', function () {\n\tcheck_ajax_referer( 'save' );\n\tif ( ! current_user_can( 'manage_options' ) ) {\n\t\twp_die();\n\t}\n\tupdate_option( 'x', absint( $_POST['x'] ) );\n} );\n",
};

const changed = async (cwd: string, ref = 'HEAD', args: readonly string[] = ['.']) => {
  const { stdout, stderr, status } = await analyze(
    [...args, '--changed', ref, '--type', 'all', '--severity', 'low', '--format', 'json'],
    { cwd },
  );
  const document = JSON.parse(stdout || '{"results":[]}');
  const found = (document.results as { file: string; issues: { line: number; rule: string }[] }[]).flatMap(
    ({ file, issues }) => issues.map(({ line, rule }) => `${file}:${line} ${rule}`),
  );
  return { found, changes: document.changed, status, stderr };
};

describe('presswright analyze --changed', () => {
  it('reports nothing, and is content, when nothing changed', async () => {
    expect(await changed(makeRepository(plugin))).toMatchObject({
      found: [],
      status: 0,
      changes: { ref: 'HEAD', files: 0 },
    });
  });

  it('reports what is new in changed and in untracked files, not what was there', async () => {
    const cwd = makeRepository(plugin);
    writeFileSync(join(cwd, 'shop.php'), `${plugin['shop.php']}$q = get_page( $other );\n`);
    writeFileSync(join(cwd, 'new.php'), deprecated);
    const { found, status, changes } = await changed(cwd);
    expect(found).toEqual(['new.php:2 quality/deprecated-function', 'shop.php:6 quality/deprecated-function']);
    expect(changes.files).toBe(2);
    expect(status).toBe(1);
  });

  it('reports a flaw in an untouched file to which the change leads data', async () => {
    const cwd = makeRepository(plugin);
    writeFileSync(join(cwd, 'shop.php'), plugin['shop.php'].replace("'a'", "$_GET['a']"));
    expect((await changed(cwd)).found).toEqual(['inc/view.php:3 security/unescaped-output']);
  });

  it('reports a check that was taken out and left no line behind', async () => {
    const cwd = makeRepository(plugin);
    writeFileSync(join(cwd, 'inc/save.php'), plugin['inc/save.php'].replace("\tcheck_ajax_referer( 'save' );\n", ''));
    expect((await changed(cwd)).found).toEqual([expect.stringMatching(/^inc\/save\.php:\d+ security\/missing-nonce$/)]);
  });

  it('takes a renamed file for the same, and what others did on the ref for no change', async () => {
    const cwd = makeRepository(plugin);
    git(cwd, 'checkout', '--quiet', '-b', 'topic');
    renameSync(join(cwd, 'shop.php'), join(cwd, 'store.php'));
    git(cwd, 'add', '-A');
    git(cwd, 'commit', '--quiet', '-m', 'rename');
    git(cwd, 'checkout', '--quiet', 'main');
    rmSync(join(cwd, 'inc/save.php'));
    git(cwd, 'commit', '--quiet', '-am', 'theirs');
    git(cwd, 'checkout', '--quiet', 'topic');
    const { found, changes } = await changed(cwd, 'main', ['store.php', 'inc']);
    expect(found).toEqual([]);
    expect(changes.files).toBe(1);
    expect(changes.hidden).toBeGreaterThan(0);
  });

  it('refuses an unknown ref and a folder outside of a repository', async () => {
    const cwd = makeRepository(plugin);
    expect(await changed(cwd, 'nope')).toMatchObject({ status: 2, stderr: expect.stringContaining('no commit nope') });
    const outside = await changed(makeTree({ 'a.php': clean }));
    expect(outside).toMatchObject({ status: 2, stderr: expect.stringContaining('works inside a git repository') });
    const { status, stderr } = await analyze(['.', '--changed', 'HEAD'], { cwd, env: { PATH: '/nowhere' } });
    expect(stderr).toContain('--changed needs git, and there is none on the PATH');
    expect(status).toBe(2);
  });
});

it('the pre-commit hook lets clean commits pass and stops new flaws', () => {
  const cwd = makeRepository(plugin);
  mkdirSync(join(cwd, '.git/hooks'), { recursive: true });
  copyFileSync(resolve('docs/ci/pre-commit'), join(cwd, '.git/hooks/pre-commit'));
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const commit = (message: string) =>
    execFileSync('git', ['commit', '-m', message], {
      cwd,
      encoding: 'utf8',
      env: { ...environment, PATH: path, PRESSWRIGHT: `${process.execPath} ${resolve('server/bin/presswright.mjs')}` },
      stdio: 'pipe',
    });
  writeFileSync(join(cwd, 'new.php'), clean);
  git(cwd, 'add', '.');
  expect(commit('clean')).toContain('clean');
  writeFileSync(join(cwd, 'new.php'), `${clean}echo $_GET['x'];\n`);
  git(cwd, 'add', '.');
  expect(() => commit('flawed')).toThrow(/new\.php:3:6: high/);
  writeFileSync(join(cwd, 'new.php'), clean);
  expect(() => commit('staged is what counts'), 'the flaw is staged still').toThrow(/new\.php:3:6: high/);
});
