import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pluginSource } from './cms-setup.ts';
import { php74Complaints } from './generation/harness/php-7.4.ts';
import { requirePeer } from './peers.ts';

const phpFiles = globSync(['*.php', 'includes/**/*.php'], { cwd: pluginSource });

requirePeer('php')('the PHP files of the WordPress plugin', () => {
  it.each(phpFiles)('%s has no syntax error, stands in its namespace, and cannot be opened by itself', (file) => {
    const path = join(pluginSource, file);
    // PHP compiles all of a file before it runs any, and says so when it cannot.
    expect(execFileSync('php', ['-d', 'display_errors=1', path], { encoding: 'utf8' })).toBe('');
    const folder = file.split('/').slice(1, -1);
    const source = readFileSync(path, 'utf8');
    // One file also replaces a function of WordPress, and puts its namespaces in braces for that.
    expect(source).toMatch(new RegExp(`^namespace ${['Presswright', ...folder].join('\\\\')}(?:;| \\{)$`, 'm'));
  });
});

requirePeer('php', 'php-7.4')('the PHP files of the WordPress plugin on PHP 7.4', () => {
  it('need no syntax and no function that is newer', () => {
    const complaints = php74Complaints(phpFiles.map((file) => join(pluginSource, file)));
    // This PHP 7.4 is built without sodium, which PHP has had since 7.2.
    const isThere = (name: string, path: string) =>
      name.startsWith('sodium_') || readFileSync(path, 'utf8').includes(`function_exists( '${name}' )`);
    const missing = complaints.filter((complaint) => {
      const [, path = '', name = ''] = /^(.+\.php):\d+ PHP \S+ has no (\w+)\(\)$/.exec(complaint) ?? [];
      return path === '' || !isThere(name, path);
    });
    expect(missing).toEqual([]);
  });
});

describe('the files of the WordPress plugin', () => {
  it('agree on version and requirements', () => {
    const read = (file: string) => readFileSync(join(pluginSource, file), 'utf8');
    const find = (file: string, pattern: RegExp) => pattern.exec(read(file))?.[1];
    const version = (JSON.parse(read('package.json')) as { version: string }).version;
    expect(find('presswright.php', /\* Version: +(\S+)/)).toBe(version);
    expect(find('readme.txt', /^Stable tag: (\S+)$/m)).toBe(version);
    expect(find('includes/Plugin.php', /VERSION = '([^']+)'/)).toBe(version);
    for (const name of ['Requires at least', 'Requires PHP']) {
      const inReadme = find('readme.txt', new RegExp(`^${name}: (\\S+)$`, 'm'));
      expect(find('presswright.php', new RegExp(`\\* ${name}: +(\\S+)`))).toBe(inReadme);
    }
  });

  it('have every text in the translation template', () => {
    execFileSync(process.execPath, [join(pluginSource, 'scripts/make-pot.mjs'), '--check'], { stdio: 'pipe' });
  });

  it('have nothing at medium or above in our own analysis', () => {
    const program = join(pluginSource, '../server/bin/presswright.mjs');
    execFileSync(process.execPath, [program, 'analyze', pluginSource, '--fail-on', 'medium'], { stdio: 'pipe' });
  });
});
