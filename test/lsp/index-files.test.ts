import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from 'vscode-languageserver';
import { FileChangeType, type Location } from 'vscode-languageserver-protocol';
import { matchesWildcards, routeMatches } from '../../lsp/src/project-index/matching.ts';
import { readPhp } from '../../lsp/src/project-index/readers/php.ts';
import { IndexService } from '../../lsp/src/project-index/service.ts';
import { describeIndexFailure, tellOfScan } from '../../lsp/src/project-index/tell-of-scan.ts';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';
import { ProjectFolder } from './project-folder.ts';

describe('the index of a workspace', () => {
  let one: ProjectFolder;
  let two: ProjectFolder;
  let backend: FakeBackend;
  let editor: Editor;
  beforeEach(async () => {
    one = new ProjectFolder({
      'use.php': '<?php shop_é();',
      'old.php': '<?php function shop_é() {}',
      '.gitignore': 'ignored.php\n',
      'ignored.php': '<?php function shop_é() {}',
      'vendor/lib.php': '<?php function shop_é() {}',
      'presswright.json': '{ "exclude": ["legacy/"] }',
      'legacy/shop.php': '<?php function shop_é() {}',
    });
    two = new ProjectFolder({ 'more.php': '<?php function shop_é() {}' });
    backend = await startFakeBackend();
    editor = await Editor.start({ settings: backend.settings, folders: [one.uri] });
  });
  afterEach(async () => {
    await editor.stop();
    await backend.close();
    one.remove();
    two.remove();
  });

  const definitionUris = async (): Promise<string[]> => {
    const found = await editor.request<Location[] | null>('textDocument/definition', one.at('use.php', 'shop‸_é'));
    return (found ?? []).map(({ uri }) => uri);
  };
  const definitions = async () => (await definitionUris()).map((uri) => uri.slice(uri.lastIndexOf('/') + 1)).sort();
  /** Asks until the answer is this: the server looks at the disk a moment after it was told. */
  const areSoon = (expected: readonly string[]) => expect.poll(definitions, { timeout: 20_000 }).toEqual(expected);
  const tell = (name: string, type: FileChangeType) =>
    editor.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: one.uriOf(name), type }],
    });

  it('leaves out what .gitignore and presswright.json say, and packages', async () => {
    expect(await definitions()).toEqual(['old.php']);
  });

  it('follows what is left out', async () => {
    expect(await definitions()).toEqual(['old.php']);
    one.write({ 'presswright.json': '{}' });
    await tell('presswright.json', FileChangeType.Changed);
    await areSoon(['old.php', 'shop.php']);
    one.write({ '.gitignore': 'old.php\n' });
    await tell('.gitignore', FileChangeType.Changed);
    await areSoon(['ignored.php', 'shop.php']);
  });

  it('follows files that are new, changed and gone', async () => {
    expect(await definitions()).toEqual(['old.php']);
    one.write({ 'inc/new.php': '<?php function shop_é() {}' });
    await tell('inc/new.php', FileChangeType.Created);
    await areSoon(['new.php', 'old.php']);
    one.write({ 'old.php': '<?php function shop_other() {}' });
    await tell('old.php', FileChangeType.Changed);
    await areSoon(['new.php']);
    rmSync(join(one.path, 'inc'), { recursive: true });
    await tell('inc', FileChangeType.Deleted);
    await areSoon([]);
  });

  it("leaves out what VS Code's files.exclude hides", async () => {
    one.write({ 'build/a.php': '<?php function shop_é() {}', 'inc/old.php': '<?php function shop_é() {}' });
    editor.filesExclude = {
      '**/.git': true,
      '{build,dist}': true,
      '*.php': false,
      'old.php': true,
      '**/*.js': { when: '$(basename).ts' },
    };
    await editor.changeSettings(backend.settings);
    // Without a star before it the pattern is one of the folder that is open.
    await expect.poll(definitionUris, { timeout: 20_000 }).toEqual([one.uriOf('inc/old.php')]);
  });

  it('looks at the disk when something is saved, for editors that watch no files', async () => {
    expect(await definitions()).toEqual(['old.php']);
    await editor.open(one.uriOf('use.php'), one.text('use.php'));
    one.write({ 'new.php': '<?php function shop_é() {}' });
    await editor.connection.sendNotification('textDocument/didSave', { textDocument: { uri: one.uriOf('use.php') } });
    await areSoon(['new.php', 'old.php']);
  });

  it('follows the folders of the workspace', async () => {
    const folder = { uri: two.uri, name: 'two' };
    const change = (event: object) =>
      editor.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    await change({ added: [folder], removed: [] });
    await areSoon(['more.php', 'old.php']);
    await change({ added: [], removed: [folder] });
    await areSoon(['old.php']);
  });

  it('takes documents that are no files, and forgets them when they are closed', async () => {
    await editor.open('untitled:Untitled-1', '<?php function shop_é() {}');
    await areSoon(['old.php', 'untitled:Untitled-1']);
    await editor.close('untitled:Untitled-1');
    await areSoon(['old.php']);
  });
});

describe('what the index holds', () => {
  it('is nothing of files that are gone, and grows with no edit', async () => {
    const folder = new ProjectFolder({ 'a.php': '<?php class A extends B { function m() { n(); } }' });
    const service = new IndexService();
    await service.setFolders([folder.path]);
    const before = service.index.size;
    expect(before).toMatchObject({ files: 1, symbols: 4, occurrences: 4 });
    const path = join(folder.path, 'a.php');
    for (let key = 0; key < 500; key += 1)
      service.setText(path, `<?php shop_${key}(); class C${key} extends B {}`, 'php');
    expect(service.index.size).toEqual({ files: 1, symbols: 3, occurrences: 3 });
    await service.close(path);
    expect(service.index.size).toEqual(before);
    rmSync(path);
    await service.rescan();
    expect(service.index.size).toEqual({ files: 0, symbols: 0, occurrences: 0 });
    folder.remove();
  });

  it('is nothing of code that is nested without end, and all of the other files', async () => {
    const path = `${'dirname( '.repeat(30_000)}__FILE__${' )'.repeat(30_000)}`;
    const folder = new ProjectFolder({
      'block.json': '['.repeat(400_000),
      'a.php': `<?php include ${path};`,
      'b.php': '<?php function b() {}',
    });
    const service = new IndexService();
    await service.setFolders([folder.path]);
    expect(service.index.size).toMatchObject({ files: 2, symbols: 2 });
    folder.remove();
  });
});

describe('a workspace that is too large', () => {
  const texts = { 'a.php': '<?php a();', 'b.php': '<?php b();', 'c.php': '<?php c();' };

  it('is indexed as far as the bound, however often it is looked over', async () => {
    const folder = new ProjectFolder(texts);
    const service = new IndexService({ maxFiles: 2 });
    expect(await service.setFolders([folder.path])).toMatchObject({ files: 2, isCut: true });
    expect(await service.rescan()).toMatchObject({ files: 2, isCut: true });
    rmSync(join(folder.path, 'a.php'));
    expect(await service.rescan()).toMatchObject({ files: 2, isCut: false });
    folder.remove();
  });

  it('is told once, with what to do', async () => {
    const folder = new ProjectFolder(texts);
    const logged: string[] = [];
    const connection = { console: { log: (line: string) => logged.push(line) } } as unknown as Connection;
    const warned: string[] = [];
    const tell = (maxFiles: number) => {
      const scan = new IndexService({ maxFiles }).setFolders([folder.path]);
      return tellOfScan(connection, { workDoneProgress: false }, scan, (message) => warned.push(message));
    };
    await tell(3);
    expect(warned).toEqual([]);
    await tell(2);
    expect(warned).toHaveLength(1);
    expect(warned[0]).toMatch(/too large .* first 2 files.* presswright\.json/);
    expect(logged).toHaveLength(2);
    folder.remove();
  });

  it('is told, too, when it takes more memory than the index may have', () => {
    const error = Object.assign(new Error('Worker terminated'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(describeIndexFailure(error)).toMatch(/too large .* presswright\.json/);
    expect(describeIndexFailure(new Error('odd'))).toMatch(/restart the language server\. odd$/);
  });
});

describe('names that are made while the code runs', () => {
  it('are the same as those they can become', () => {
    expect(matchesWildcards('save_post_*', 'save_post_book')).toBe(true);
    expect(matchesWildcards('book_saved', '*_saved')).toBe(true);
    expect(matchesWildcards('a_*_b_*_c', 'a_1_b_2_c')).toBe(true);
    expect(matchesWildcards('a_*_b_*_c', 'a_1_c')).toBe(false);
    expect(matchesWildcards('*', 'anything')).toBe(false);
    expect(matchesWildcards('x_*', 'y_*')).toBe(false);
  });

  it('are routes with any part where the pattern has a group', () => {
    expect(routeMatches('shop/v1/orders/(?P<id>[^/]+)', 'shop/v1/orders/*')).toBe(true);
    expect(routeMatches('shop/v1/orders/(?P<id>\\d+)/items', 'shop/v1/orders/7/items')).toBe(true);
    expect(routeMatches('shop/v1/orders', 'shop/v1/carts')).toBe(false);
    expect(routeMatches('shop/v1/(?P<id>\\d+)', 'shop/v1/1/2')).toBe(false);
  });
});

describe('PHP that is broken', () => {
  it('has names up to the break and after it', () => {
    const names = (code: string) => readPhp(code, '/a.php').occurrences.map(({ name, role }) => `${role} ${name}`);
    expect(names("<?php\nadd_action( 'init', [ $this, \nfunction later() {}")).toContain('definition later');
    expect(names('<?php class A { function b( { } function c() {} }')).toContain('definition a::c');
    expect(names("<?php for ( $i = 0; $i < 3; $i++ ) { do_action( 'x' ); } function y() {}")).toEqual(
      expect.arrayContaining(['definition x', 'definition y']),
    );
    for (const code of [
      '<?php "',
      '<?php class',
      '<?php function',
      '<?php use {',
      '<?php namespace',
      '<?= [',
      "<?php array( 'a' =>",
    ])
      expect(() => readPhp(code, '/a.php')).not.toThrow();
  });
});
