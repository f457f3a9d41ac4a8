import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BatchAnalyzeRequest, Issue } from '@presswright/shared/schemas/analysis';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { refine } from '../../lsp/src/documents/refine.ts';
import { ProjectFiles, projectRoot } from '../../lsp/src/workspace/project-files.ts';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-project-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const site = {
  'plugins/shop/shop.php': '<?php\n/*\n * Plugin Name: Shop\n */\n',
  'plugins/shop/inc/page.php': '<?php\n',
  'plugins/shop/inc/view.php': '<?php // view',
  'plugins/shop/inc/view.js': 'x',
  'plugins/shop/js/far.js': 'x',
  'plugins/shop/blocks/a/block.json': '{}',
  'plugins/shop/vendor/a.php': '<?php',
  'plugins/other/other.php': '<?php\n/* Plugin Name: Other */',
  'themes/acme/style.css': '/*\nTheme Name: Acme\n*/',
  'themes/acme/parts/a.php': '<?php',
};

describe('the project of a file', () => {
  it('is its plugin or theme, else the workspace folder', async () => {
    write({ ...site, 'lib/a.php': '<?php' });
    expect(await projectRoot(join(folder, 'plugins/shop/inc/page.php'), folder)).toBe(join(folder, 'plugins/shop'));
    expect(await projectRoot(join(folder, 'themes/acme/parts/a.php'), folder)).toBe(join(folder, 'themes/acme'));
    expect(await projectRoot(join(folder, 'lib/a.php'), folder)).toBe(folder);
  });

  it('is read nearest first, up to a million characters, and anew when a file changed', async () => {
    write({ ...site, 'plugins/shop/blocks/a/big.php': `<?php //${'x'.repeat(999_960)}` });
    const files = new ProjectFiles();
    const names = async () => {
      const near = await files.nearest(join(folder, 'plugins/shop/inc/page.php'), folder, new AbortController().signal);
      return near.map(({ path, text }) => `${path.slice(folder.length + 14)} ${text.length}`);
    };
    expect(await names()).toEqual(['inc/view.js 1', 'inc/view.php 13', 'shop.php 34', 'blocks/a/block.json 2']);
    write({ 'plugins/shop/inc/view.php': '<?php' });
    expect(await names()).toEqual(['inc/view.js 1', 'inc/view.php 5', 'shop.php 34', 'blocks/a/block.json 2']);
  });
});

describe('findings while someone types', () => {
  const issue = (line: number, rule: string, snippet = rule): Issue => ({
    line,
    column: 1,
    end_line: line,
    end_column: 5,
    severity: 'high',
    type: 'security_vulnerability',
    category: 'security',
    rule,
    message: 'm',
    suggestion: 's',
    code_snippet: snippet,
    confidence: 'high',
  });
  const code = 'a\nb\nc\nd\n';
  const view = { code, alone: [issue(2, 'refuted'), issue(4, 'both')], together: [issue(3, 'flow'), issue(4, 'both')] };
  const told = (alone: Issue[], text: string) => refine(alone, text, view).map(({ rule, line }) => `${line} ${rule}`);

  it('are the project’s while the text is the same', () => {
    expect(told([issue(2, 'refuted')], code)).toEqual(['3 flow', '4 both']);
  });

  it('keep what the project showed and refuted, moved with their lines', () => {
    const alone = [issue(4, 'refuted'), issue(6, 'both'), issue(1, 'new')];
    expect(told(alone, 'x\ny\na\nb\nc\nd\n')).toEqual(['1 new', '5 flow', '6 both']);
  });

  it('lose what stood in an edited line', () => {
    expect(told([issue(4, 'both')], 'a\nb\nC\nd\n')).toEqual(['4 both']);
  });
});

describe('an open document', () => {
  let backend: FakeBackend;
  let editor: Editor;
  beforeEach(async () => {
    backend = await startFakeBackend();
    editor = await Editor.start({ settings: backend.settings, folders: [pathToFileURL(folder).href] });
  });
  afterEach(async () => {
    await editor.stop();
    await backend.close();
  });
  const batches = () => backend.bodies<BatchAnalyzeRequest>('/v1/analyze/batch');

  test('is looked at with its project when opened and saved, the editor’s texts first, and not while typing', async () => {
    write(site);
    const uri = pathToFileURL(join(folder, 'plugins/shop/inc/page.php')).href;
    const view = pathToFileURL(join(folder, 'plugins/shop/inc/view.php')).href;
    await editor.open(view, '<?php // not saved yet\n');
    await editor.diagnostics(view);
    await editor.open(uri, '<?php\n');
    const sent = () => batches().findLast(({ files }) => files[0]?.name === 'plugins/shop/inc/page.php');
    while (sent() === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    const names = sent()?.files.map(({ name }) => name);
    expect(names).toEqual([
      'plugins/shop/inc/page.php',
      'plugins/shop/inc/view.js',
      'plugins/shop/inc/view.php',
      'plugins/shop/shop.php',
      'plugins/shop/blocks/a/block.json',
    ]);
    expect(sent()?.files[2]?.content).toBe('<?php // not saved yet\n');

    const before = batches().length;
    const version = await editor.change(uri, "<?php\necho $_GET['q'];\n");
    expect(await editor.diagnostics(uri, version)).toHaveLength(1);
    expect(batches()).toHaveLength(before);
    await editor.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
    while (sent()?.files[0]?.content !== "<?php\necho $_GET['q'];\n") {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  test('shows what only its project reveals', async () => {
    write(site);
    backend.revealed = 'view.php';
    const uri = pathToFileURL(join(folder, 'plugins/shop/inc/view.php')).href;
    await editor.open(uri, '<?php // view\n');
    await editor.until(
      () => editor.published.findLast((params) => params.uri === uri)?.diagnostics.length === 1,
      'the finding of the project',
    );
    const shown = editor.published.findLast((params) => params.uri === uri)?.diagnostics[0];
    expect(shown?.relatedInformation?.[0]?.location.uri).toBe(
      pathToFileURL(join(folder, 'plugins/shop/shop.php')).href,
    );
  });
});
