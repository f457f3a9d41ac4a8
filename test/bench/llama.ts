import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareLearnedModel } from '../../server/src/inference/builtin/learned-model.ts';
import { findCorpus } from '../../server/src/inference/builtin/prepare-model.ts';
import type { LlamaEngine } from '../../server/src/inference/llama/engine.ts';
import { createWorkerPool } from '../../server/src/workers/pool.ts';
import { writeRecitingModel } from '../inference/llama/reciting-model.ts';
import { makeTinyFolder } from '../inference/llama/tiny-engine.ts';
import { greedy } from '../inference/support.ts';
import { findPeer } from '../peers/peer-table.ts';

/** Files of this repository that a model recites; the corpus of the built-in model has none of them. */
const recited = ['includes/Projects/Routes.php', 'includes/Settings/SettingsStore.php', 'includes/Jobs/JobStore.php'];
const promptBytes = 300;
const answerBytes = 500;
/** Layers of the model: what it weighs has to be read from memory for each token, as with a real one. */
const idleLayers = 2;

/** Prints what drafts by the built-in model are worth to a model in memory that writes files of this repository, a token a byte. */
export async function benchLlama(print: (line: string) => void = console.log): Promise<void> {
  if (findPeer('llama') === undefined) {
    print('llama: node-llama-cpp is missing (npm run peers fetches it)');
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-bench-'));
  const pool = createWorkerPool({ threads: 1 });
  const log = { info() {}, warn() {}, error() {} };
  const learned = prepareLearnedModel({ pool, dataDir, corpusDir: findCorpus(), log });
  await learned.ready();
  const folder = makeTinyFolder();
  try {
    for (const name of recited) {
      const text = readFileSync(fileURLToPath(new URL(`../../cms-plugin/${name}`, import.meta.url)), 'utf8');
      const length = Math.min(promptBytes + answerBytes, Buffer.byteLength(text) - 1);
      const settings = { file: 'recited.gguf', context_window: length, sequences: 1 };
      writeRecitingModel(join(folder.path, settings.file), { text: text.slice(0, length), sureness: 20, idleLayers });
      const plain = folder.start(settings);
      const drafted = folder.start({ ...settings, draft: 'ngram' }, learned);
      // The first answer of each waits for it to be loaded.
      for (const engine of [plain, drafted]) await write(engine, text, 8);
      const before = drafted.drafts?.() ?? { proposed: 0, accepted: 0 };
      const one = await write(plain, text, length - promptBytes - 1);
      const other = await write(drafted, text, length - promptBytes - 1);
      if (one.text !== other.text) throw new Error(`${name}: the answer with drafts is another one`);
      const after = drafted.drafts?.() ?? before;
      const [proposed, accepted] = [after.proposed - before.proposed, after.accepted - before.accepted];
      print(
        `llama: ${name}: ${one.tokens} tokens; ${(one.ms / one.tokens).toFixed(1)} ms a token without drafts, ` +
          `${(other.ms / other.tokens).toFixed(1)} with (${(one.ms / other.ms).toFixed(2)} times as fast); ` +
          `${accepted} of ${proposed} drafted tokens accepted (${((100 * accepted) / Math.max(1, proposed)).toFixed(0)} %)`,
      );
      await Promise.all([plain.close(), drafted.close()]);
    }
  } finally {
    await folder.close();
    await pool.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function write(engine: LlamaEngine, file: string, maxTokens: number) {
  let text = '';
  const started = performance.now();
  const task = { ...greedy, prompt: file.slice(0, promptBytes), contextWindow: 4096, maxTokens };
  const outcome = await engine.complete(
    task,
    (event) => {
      if (event.kind === 'text') text += event.text;
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'done') throw new Error(`the model answered nothing: ${outcome.kind}`);
  return { text, tokens: outcome.usage.completion_tokens, ms: performance.now() - started };
}
