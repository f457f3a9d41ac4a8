import type { Issue } from '@presswright/shared/schemas/analysis';
import type { BlockAnalysis } from '@presswright/shared/schemas/blocks';
import type { ThemeAnalysis } from '@presswright/shared/schemas/themes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitBlockCode } from '../../server/src/block-code/split.ts';
import { analyzer } from '../analysis/analyzer-for-tests.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    parts: {
      analyzeFiles: async (files, options) => analyzer.analyzeTogether(files, { ...options }),
    },
  });
});
afterAll(() => test.close());

async function post<T>(url: string, payload: object): Promise<{ status: number; body: T }> {
  const headers = { authorization: `Bearer ${test.key}` };
  const answer = await test.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.json() as T };
}

const places = (issues: readonly Issue[]) => issues.map(({ line, rule }) => `${line} ${rule}`);
const parts = (text: string) => splitBlockCode(text).map(({ name, language, line }) => `${line} ${name} ${language}`);

const block = `{
	"apiVersion": 3,
	"name": "acme/list"
}
import { useBlockProps } from '@wordpress/block-editor';
export default function Edit( { attributes } ) {
	return <p { ...useBlockProps() } dangerouslySetInnerHTML={ { __html: attributes.text } } />;
}
<?php
$query = new WP_Query( array( 'posts_per_page' => -1 ) );
echo $_GET['title'];
`;

describe('a block’s code', () => {
  it.each([
    ['files one after another', block, ['1 block.json block.json', '5 edit.js javascript', '9 render.php php']],
    [
      'files below their names',
      '// block.json\n{ "name": "a/b", "apiVersion": 3 }\n/* src/edit.js */\nconst a = 1;\n=== render.php ===\n<?php echo 1;\n',
      ['2 block.json block.json', '4 src/edit.js javascript', '6 render.php php'],
    ],
    [
      'code fences with talk around them',
      'The block:\n```json\n{ "name": "a/b", "apiVersion": 3 }\n```\nand\n**render.php**\n```php\n<?php echo 1;\n```\nDone.',
      ['3 block.json block.json', '8 render.php php'],
    ],
    ['a name inside PHP', '<?php\n// render.php\necho 1;\n', ['1 render.php php']],
    ['a pattern in PHP with markup', '<?php\n/* Title: x */\n?>\n<!-- wp:group -->\n<p>x</p>\n', ['1 render.php php']],
    ['saved markup', '<!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph -->', ['1 content.html html']],
    ['nothing', ' \n', []],
  ])('is taken apart: %s', (_what, text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it('is analysed with the lines of the whole text', async () => {
    const { status, body } = await post<BlockAnalysis>('/v1/blocks/analyze', {
      block_code: block,
      analysis_type: 'security',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: 'block_analysis', analysis_type: 'security', partial: false });
    const output = body.issues.find(({ rule }) => rule === 'security/unescaped-output');
    expect(output).toMatchObject({ line: 11, fix: { edits: [{ start_line: 11, end_line: 11 }] } });
    expect(output?.trace?.every(({ line, file }) => line === 11 && file === undefined)).toBe(true);
    expect(body.issues.every(({ category }) => category === 'security')).toBe(true);
    expect(body.parts.map(({ name, line, end_line }) => [name, line, end_line])).toEqual([
      ['block.json', 1, 4],
      ['edit.js', 5, 8],
      ['render.php', 9, 12],
    ]);
  });

  it('has files that it names and does not send, and messages with the lines of the whole text', async () => {
    const code = `{
	"apiVersion": 3,
	"name": "acme/list",
	"title": "List",
	"editorScript": "file:./index.js",
	"render": "file:./render.php"
}
const { createElement } = wp.element;
<?php
foreach ( $ids as $id ) {
	$posts[] = get_posts( array( 'include' => $id, 'numberposts' => 5 ) );
}
`;
    const { body } = await post<BlockAnalysis>('/v1/blocks/analyze', { block_code: code, analysis_type: 'all' });
    expect(body.parts.map(({ name }) => name)).toEqual(['block.json', 'edit.js', 'render.php']);
    expect(body.issues.filter(({ rule }) => rule === 'quality/block-json-file')).toEqual([]);
    expect(body.optimization_suggestions).toEqual([expect.stringMatching(/^Line 11: .* loop on line 10\b/)]);
  });

  it('gets suggestions that name their line, whatever was asked for, and none without a cause', async () => {
    const { body } = await post<BlockAnalysis>('/v1/blocks/analyze', { block_code: block, analysis_type: 'security' });
    expect(body.optimization_suggestions).toEqual([
      expect.stringMatching(/^Line 10: .*posts_per_page.*\(performance\/unbounded-query\)$/),
    ]);
    const plain = await post<BlockAnalysis>('/v1/blocks/analyze', {
      block_code: "<?php\ndefined( 'ABSPATH' ) || exit;\necho esc_html( $attributes['text'] );\n",
      analysis_type: 'performance',
    });
    expect(plain.body).toMatchObject({ issues: [], optimization_suggestions: [], score: 10 });
  });

  it.each([
    ['no code', { analysis_type: 'security' }, 400, 'block_code'],
    ['a number', { block_code: 5, analysis_type: 'security' }, 400, 'block_code'],
    ['an unknown type', { block_code: 'x', analysis_type: 'speed' }, 400, 'analysis_type'],
    ['an unknown model', { block_code: 'x', analysis_type: 'security', model: 'gpt' }, 404, 'model'],
    ['2 MiB', { block_code: 'x'.repeat(2 ** 21), analysis_type: 'security' }, 413, 'block_code'],
  ])('is refused: %s', async (_what, payload, status, param) => {
    const answer = await post<{ error: { param: string } }>('/v1/blocks/analyze', payload);
    expect(answer.status).toBe(status);
    expect(answer.body.error.param).toBe(param);
  });
});

describe('a theme', () => {
  const files = [
    { name: 'style.css', content: '/*\nTheme Name: Acme\n*/\n' },
    {
      name: 'functions.php',
      content: '<?php\nrequire "inc/show.php";\nacme_show( $_GET["q"] );\nacme_show( $_GET["q"] );\n',
    },
    { name: 'inc/show.php', content: '<?php\nfunction acme_show( $text ) {\n\techo $text;\n}\n' },
    { name: 'picture.bin', content: '\u0000\u0001' },
  ];

  it('is analysed as a whole, with what to do first', async () => {
    const { status, body } = await post<ThemeAnalysis>('/v1/themes/analyze', {
      theme_files: files,
      analysis_type: 'security',
      severity: 'high',
    });
    expect(status).toBe(200);
    expect(body.object).toBe('theme_analysis');
    expect(body.results.map(({ file }) => file)).toEqual(files.map(({ name }) => name));
    expect(places(body.results[2]?.issues ?? [])).toEqual(['3 security/unescaped-output']);
    expect(body.results[2]?.issues[0]?.trace?.[0]).toMatchObject({ file: 'functions.php', line: 3 });
    expect(body.results[3]).toMatchObject({ language: null, error: expect.stringContaining('No language') });
    expect(body.summary).toMatchObject({ total_files: 4, files_with_issues: 1, total_issues: 1 });
    expect(body.recommendations).toEqual([
      expect.stringMatching(/^inc\/show\.php:3 \(security\/unescaped-output, 1 high\): .*esc_html/),
    ]);
  });

  it.each([
    ['no files', { theme_files: [], analysis_type: 'security' }, 400, 'theme_files'],
    ['a file without content', { theme_files: [{ name: 'a' }], analysis_type: 'all' }, 400, 'theme_files[0].content'],
    [
      '501 files',
      { theme_files: Array.from({ length: 501 }, () => ({ name: 'a', content: '' })), analysis_type: 'security' },
      400,
      'theme_files',
    ],
    [
      'a file of 2 MiB',
      { theme_files: [{ name: 'a.php', content: 'x'.repeat(2 ** 21) }], analysis_type: 'security' },
      413,
      'theme_files[0].content',
    ],
    [
      'a baseline that is not there',
      { theme_files: files, analysis_type: 'security', baseline: 'file_none' },
      404,
      'baseline',
    ],
  ])('is refused: %s', async (_what, payload, status, param) => {
    const answer = await post<{ error: { param: string } }>('/v1/themes/analyze', payload);
    expect(answer.status).toBe(status);
    expect(answer.body.error.param).toBe(param);
  });
});
