import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyzer } from '../../server/src/analysis/create-analyzer.ts';
import { analyzerAssets, findWorkerAssets } from '../../server/src/workers/assets.ts';
import { youngHeapMb } from '../../server/src/workers/pool-options.ts';
import { benchEdit, benchGrowth } from './analysis-growth.ts';
import { corpus } from './corpus.ts';

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** What a worker takes over the whole tree, measured in a process of its own: threads share one figure. */
function peakMemory(): string {
  const limits = ['--max-old-space-size=256', `--max-semi-space-size=${youngHeapMb / 3}`];
  const program = join(import.meta.dirname, 'analysis-memory.ts');
  return execFileSync(process.execPath, [...limits, program], { encoding: 'utf8' }).trim();
}

/** Prints MB of PHP analysed per CPU-second beside parsing alone, the three types together. */
export async function benchAnalysis(): Promise<void> {
  const { name, files } = corpus();
  const bytes = files.reduce((sum, file) => sum + Buffer.byteLength(file.code), 0);
  const megabytes = bytes / 1e6;
  console.log(`${files.length} PHP files of ${name}, ${megabytes.toFixed(1)} MB, one thread`);

  const assets = findWorkerAssets();
  const bytesOf = (path: string) => readFileSync(path);
  const analyzer = createAnalyzer(analyzerAssets(assets));
  await analyzer.prepare();

  const { Parser, Language } = await import('web-tree-sitter');
  const parser = new Parser();
  parser.setLanguage(await Language.load(bytesOf(assets.grammars.php)));
  const parseOnly = () => {
    for (const { code } of files) parser.parse(code)?.delete();
  };
  const analyse = () => {
    for (const file of files) analyzer.analyze(file, { analysisType: 'all', severity: 'all' });
  };

  // One unmeasured round each: the first is the compiler's.
  parseOnly();
  analyse();
  const parsing = megabytes / cpuSeconds(parseOnly);
  const analysing = megabytes / cpuSeconds(analyse);
  console.log(`parse only  ${parsing.toFixed(2)} MB per CPU-second`);
  console.log(`analysis    ${analysing.toFixed(2)} MB per CPU-second (${(analysing / parsing).toFixed(2)} of parsing)`);
  console.log(`memory      ${peakMemory()} MiB at most, in a process with a worker's limits`);
  console.log('');
  benchEdit(analyzer);
  console.log('');
  benchGrowth(analyzer);
}
