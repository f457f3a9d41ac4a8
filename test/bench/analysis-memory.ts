// Analyses every PHP file of a tree in this process, and prints the most memory it took, in MiB.
import { createAnalyzer } from '../../server/src/analysis/create-analyzer.ts';
import { analyzerAssets, findWorkerAssets } from '../../server/src/workers/assets.ts';
import { corpus } from './corpus.ts';

const analyzer = createAnalyzer(analyzerAssets(findWorkerAssets()));
await analyzer.prepare();
let peak = 0;
for (const { name, code } of corpus().files) {
  analyzer.analyze({ name, code }, { analysisType: 'all', severity: 'all' });
  peak = Math.max(peak, process.memoryUsage.rss());
}
console.log((peak / 2 ** 20).toFixed(0));
