import type { Analyzer } from '../../server/src/analysis/analyzer.ts';
import { samplePlugin } from './sample-plugin.ts';

const options = { analysisType: 'all', severity: 'all' } as const;
const sizes = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];

/** Prints how long a file of 300 lines takes after each edit of one of its lines. */
export function benchEdit(analyzer: Analyzer): void {
  const lines = samplePlugin(300).split('\n');
  const edited = (at: number) => lines.map((line, index) => (index === at ? `${line} // edited` : line)).join('\n');
  const times = Array.from({ length: 600 }, (_, at) => millisecondsOf(analyzer, edited(8 + (at % 290))))
    // The first hundred are the compiler's.
    .slice(100)
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  console.log(`one line of 300 edited: p50 ${at(0.5)} p95 ${at(0.95)} ms in the worker`);
}

/** Plots the time a line takes by the length of its file; that of n·log n grows like the second row of marks. */
export function benchGrowth(analyzer: Analyzer): void {
  const rows = sizes.map((lines) => {
    const code = samplePlugin(lines);
    const rounds = Math.max(3, Math.ceil(2000 / lines));
    const times = Array.from({ length: rounds }, () => millisecondsOf(analyzer, code));
    return { lines, microseconds: (Math.min(...times) * 1000) / lines };
  });
  // Below a thousand lines what every file costs weighs more than its lines.
  const base = rows.find(({ lines }) => lines === 1000) ?? { lines: 1000, microseconds: 1 };
  const expected = (lines: number) => (base.microseconds * Math.log(lines)) / Math.log(base.lines);
  const longest = Math.max(...rows.map(({ lines, microseconds }) => Math.max(microseconds, expected(lines))));
  const width = (value: number) => Math.max(1, Math.round((value / longest) * 50));
  console.log('  lines  µs a line   # measured   · n·log n through 1,000 lines');
  for (const { lines, microseconds } of rows) {
    console.log(
      `${String(lines).padStart(7)}  ${microseconds.toFixed(1).padStart(9)}   ${'#'.repeat(width(microseconds))}`,
    );
    console.log(`${' '.repeat(18)}   ${'·'.repeat(width(expected(lines)))}`);
  }
  const last = rows.at(-1);
  if (last !== undefined) {
    const ratio = last.microseconds / expected(last.lines);
    console.log(`${last.lines} lines: ${ratio.toFixed(2)} of n·log n${ratio > 1.3 ? ': WORSE' : ''}`);
  }
}

function millisecondsOf(analyzer: Analyzer, code: string): number {
  const started = performance.now();
  const report = analyzer.analyze({ code, name: 'sample.php' }, options);
  if (report.partial) throw new Error('the analysis was cut short');
  return performance.now() - started;
}
