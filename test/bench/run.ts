// npm run bench [name …] [--seconds N] [--hours N]: measures, and prints every figure beside a floor or a peer of the same run.
import { parseArgs } from 'node:util';
import { benchAnalysis } from './analysis.ts';
import { benchAnalysisCommand } from './analysis-command.ts';
import { benchAttacks } from './attacks/attacks.ts';
import { benchCompletion } from './completion.ts';
import { benchCompletionList } from './completion-list.ts';
import { makeBundleCurrent } from './current-bundle.ts';
import { benchGeneration } from './generation.ts';
import { benchHttp } from './http.ts';
import { benchInstructions } from './instructions.ts';
import { benchLlama } from './llama.ts';
import { benchLsp } from './lsp.ts';
import { benchIndex } from './lsp-index.ts';
import { benchStartup } from './startup.ts';
import { benchVscode } from './vscode.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' }, hours: { type: 'string', default: '0.25' } },
});

const benches = {
  analysis: () => benchAnalysis(),
  'analysis-command': async () => benchAnalysisCommand(),
  attacks: () => benchAttacks(),
  completion: () => benchCompletion(),
  'completion-list': () => benchCompletionList(),
  generation: () => benchGeneration({ seconds: Number(values.seconds) }),
  http: () => benchHttp({ seconds: Number(values.seconds) }),
  instructions: () => benchInstructions(),
  llama: () => benchLlama(),
  lsp: () => benchLsp({ hours: Number(values.hours) }),
  'lsp-index': () => benchIndex(),
  startup: () => benchStartup(),
  vscode: () => benchVscode(),
} as const;

const chosen = positionals.length === 0 ? Object.keys(benches) : positionals;
for (const name of chosen) {
  if (!(name in benches)) {
    console.error(`bench: no bench named ${name}; there are ${Object.keys(benches).join(', ')}`);
    process.exit(2);
  }
}
await makeBundleCurrent();
for (const [name, run] of Object.entries(benches)) {
  if (!chosen.includes(name)) continue;
  console.log(`\n## ${name}`);
  await run();
}
