import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAnalyzer } from '../../server/src/analysis/create-analyzer.ts';
import { findWorkerAssets, readAnalyzerAssets } from '../../server/src/workers/assets.ts';
import { benchEdit, benchGrowth } from './analysis-growth.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** PHP to measure with: a whole WordPress where `npm run peers` got one, else the packages the completion model learns from. */
function corpus(): { name: string; files: { name: string; readonly code: string }[] } {
  const name = existsSync(join(root, '.peers/wordpress')) ? '.peers/wordpress' : '.corpus';
  const folder = join(root, name);
  // Read when asked for: a worker never holds a whole tree.
  const files = globSync('**/*.php', { cwd: folder }).map((path) => ({
    name: path,
    get code() {
      return readFileSync(join(folder, path), 'utf8');
    },
  }));
  return { name, files };
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Prints MB of PHP analysed per CPU-second beside parsing alone, the three types together. */
export async function benchAnalysis(): Promise<void> {
  const { name, files } = corpus();
  const bytes = files.reduce((sum, file) => sum + Buffer.byteLength(file.code), 0);
  const megabytes = bytes / 1e6;
  console.log(`${files.length} PHP files of ${name}, ${megabytes.toFixed(1)} MB, one thread`);

  const assets = findWorkerAssets();
  const bytesOf = (path: string) => readFileSync(path);
  const analyzer = await createAnalyzer(await readAnalyzerAssets(assets));

  const { Parser, Language } = await import('web-tree-sitter');
  const parser = new Parser();
  parser.setLanguage(await Language.load(bytesOf(assets.grammars.php)));
  const parseOnly = () => {
    for (const { code } of files) parser.parse(code)?.delete();
  };
  const analyse = () => {
    for (const file of files) analyzer.analyze(file, { analysisType: 'all', severity: 'all', budgetMs: 2000 });
  };

  // One unmeasured round each: the first is the compiler's.
  parseOnly();
  analyse();
  const parsing = megabytes / cpuSeconds(parseOnly);
  const analysing = megabytes / cpuSeconds(analyse);
  console.log(`parse only  ${parsing.toFixed(2)} MB per CPU-second`);
  console.log(`analysis    ${analysing.toFixed(2)} MB per CPU-second (${(analysing / parsing).toFixed(2)} of parsing)`);
  console.log(`resident    ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MiB`);
  console.log('');
  benchEdit(analyzer);
  console.log('');
  benchGrowth(analyzer);
}
