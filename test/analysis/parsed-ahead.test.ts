import { expect, test } from 'vitest';
import type { SourceFile } from '../../server/src/analysis/analyzer.ts';
import { createPhpParser } from '../../server/src/analysis/create-php-parser.ts';
import { loadAnalyzer } from '../../server/src/workers/analyze-task.ts';
import { findWorkerAssets, readAnalyzerAssets } from '../../server/src/workers/assets.ts';

const assets = findWorkerAssets();
const analyzer = await loadAnalyzer(assets);
const parser = await createPhpParser(await readAnalyzerAssets(assets));
const options = { analysisType: 'all', severity: 'all' } as const;

/** The file with what parsing it gave, kept as long as the test. */
function parsedAhead(file: SourceFile): SourceFile {
  const parsed = parser.parse(file)?.slice();
  return parsed === undefined ? file : { ...file, parsed };
}

const page = (body: string) => ({ name: 'page.php', code: `<?php\n${body}\n` });
const files: readonly SourceFile[] = [
  page('echo $_GET["a"]; // presswright-ignore security/unescaped-output -- a test\necho "é 📚 {$_GET[\'b\']} $c->d";'),
  {
    name: 'list.php',
    code: '<ul><?php foreach ( $_POST["rows"] as $row ) : ?><li><?= $row ?></li><?php endforeach; ?></ul>',
  },
  { name: 'broken.php', code: '<?php\nfunction ( { $a = ; if ( $b { ] echo $_GET["x"]; "open' },
  { name: 'empty.php', code: '' },
  { name: 'bare.php', code: '$name = $_GET["name"];\nupdate_option( "name", $name );\necho $name;\n' },
  { name: 'script.js', code: 'document.body.innerHTML = location.hash;\n' },
];

test('files that were parsed ahead are reported as those that were not', async () => {
  await analyzer.prepare(files);
  for (const file of files) {
    const ahead = parsedAhead(file);
    expect(analyzer.analyze(ahead, options), file.name).toEqual(analyzer.analyze(file, options));
  }
  expect(analyzer.analyzeTogether(files.map(parsedAhead), options)).toEqual(analyzer.analyzeTogether(files, options));
});

test('what was parsed ahead is what is analysed', () => {
  const file = page('echo $_GET["a"];');
  const parsed = parser.parse(page(''))?.slice();
  if (parsed === undefined) throw new Error('not parsed');
  expect(analyzer.analyze(file, options).issues).not.toEqual([]);
  expect(analyzer.analyze({ ...file, parsed }, options).issues).toEqual([]);
});

test('only PHP with its opening tag is parsed ahead, and nothing that takes more steps than a file may', () => {
  const nested = page(`$a = ${'"{$'.repeat(600)}`);
  const parsed = [...files, nested].map((file) => parser.parse(file) !== null);
  expect(parsed).toEqual([true, true, true, true, false, false, false]);
  expect(parser.isBroken).toBe(false);
});
