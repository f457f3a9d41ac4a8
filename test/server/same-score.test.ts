import { averageScore } from '@presswright/shared/average-score';
import type { BatchAnalysis } from '@presswright/shared/schemas/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyzeFiles } from '../../server/src/plugins/analysis.ts';
import { analyzer } from '../analysis/analyzer-for-tests.ts';
import { analyze, makeTree, reflected } from '../cli/program.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  const analyzeFiles: AnalyzeFiles = async (files, options) => analyzer.analyzeTogether(files, options);
  test = await createTestApp({ parts: { analyzeFiles } });
});
afterAll(() => test.close());

async function batch(payload: object): Promise<BatchAnalysis> {
  const headers = { 'x-api-key': test.key };
  const body = { analysis_type: 'all', ...payload };
  const answer = await test.app.inject({ method: 'POST', url: '/v1/analyze/batch', headers, payload: body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const plugin = {
  'shop.php': "<?php\n/*\n * Plugin Name: Shop\n */\nrequire __DIR__ . '/inc/show.php';\nshop_show( $_GET['name'] );\n",
  'inc/show.php':
    '<?php\nfunction shop_show( $name ) {\n\techo $name;\n}\n// presswright-ignore sql-injection -- gone\n',
  'inc/save.php': "<?php\nfunction shop_save() {\n\tupdate_option( 'shop_name', $_POST['name'] );\n}\n",
  'blocks/note/block.json':
    '{ "apiVersion": 3, "name": "shop/note", "title": "Note", "editorScript": "file:./gone.js", "style": "file:./style.css" }',
  'blocks/note/style.css': '.wp-block-shop-note { color: #12 }\n',
  'readme.txt': '=== Shop ===\nStable tag: 1\n',
};
const names = Object.keys(plugin).sort();
const files = names.map((name) => ({ name, content: plugin[name as keyof typeof plugin] }));

describe('the same files', () => {
  it('have the same findings and scores on the command line and over HTTP', async () => {
    const cwd = makeTree(plugin);
    const { stdout } = await analyze(['.', '--review', '--format', 'json'], { cwd });
    const line = JSON.parse(stdout);
    const http = await batch({ files, paths: names });
    const told = ({ file, issues, score }: BatchAnalysis['results'][number]) => ({
      file,
      score,
      issues: issues.map((issue) => `${issue.line} ${issue.severity} ${issue.rule}`),
    });
    expect(http.results.map(told)).toEqual(line.results.map(told));
    expect(http.summary.average_score).toBe(line.summary.average_score);
    const rules = http.results.flatMap(({ issues }) => issues.map(({ rule }) => rule));
    expect(rules).toEqual(
      expect.arrayContaining(['security/unescaped-output', 'quality/unused-suppression', 'quality/block-json-file']),
    );
  });

  it('have the same average, whatever else was sent that is no code', async () => {
    const cwd = makeTree({ 'a.php': reflected, 'b.php': '<?php\n', 'c.php': '<?php\n' });
    const { stdout } = await analyze(['.', '--format', 'json'], { cwd });
    const sent = [reflected, '<?php\n', '<?php\n'].map((content, at) => ({ name: `${'abc'[at]}.php`, content }));
    const { summary } = await batch({ files: [...sent, { name: 'logo.xyz', content: 'x' }] });
    expect(summary.average_score).toBe(JSON.parse(stdout).summary.average_score);
    expect(summary.average_score).toBe(9.2);
  });

  it('are judged as a part when the request says so', async () => {
    const show = files.filter(({ name }) => name === 'shop.php' || name === 'inc/show.php');
    const rulesOf = (answer: BatchAnalysis) => answer.results.flatMap(({ issues }) => issues.map(({ rule }) => rule));
    expect(rulesOf(await batch({ files: show }))).toContain('quality/unused-suppression');
    expect(rulesOf(await batch({ files: show, is_part: true }))).not.toContain('quality/unused-suppression');
  });
});

describe('the average of scores', () => {
  it.each([
    [[], 10],
    [[10, 10], 10],
    [[9.9, 9.9, 9.9], 9.9],
    [[10, 10, 9.9], 9.9],
    [[0, 0], 0],
    [[8.4, 8.5], 8.4],
  ])('of %j is %d', (scores, expected) => {
    expect(averageScore(scores)).toBe(expected);
  });

  it('have a map of their entry points where it is asked for', async () => {
    const code = "<?php\nadd_action( 'wp_ajax_shop', 'shop' );\nfunction shop() {\n\tdelete_option( 'shop' );\n}\n";
    const sent = [{ name: 'shop.php', content: code }];
    expect(await batch({ files: sent })).not.toHaveProperty('entry_points');
    const { entry_points: found } = await batch({ files: sent, entry_points: true });
    expect(found).toMatchObject([{ kind: 'ajax', name: 'wp_ajax_shop', file: 'shop.php', nonce: 'missing' }]);
  });
});
