/** Whether the names that completion offers are the ones that programmers meant, and what they wait for them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CompletionList } from 'vscode-languageserver-protocol';
import { completePhp } from '../../lsp/src/completion/complete-php.ts';
import { type NamePlace, visitNames } from '../../lsp/src/completion/file-names.ts';
import { isWordPressName } from '../../lsp/src/completion/known-names.ts';
import { KnownProjects } from '../../lsp/src/completion/known-projects.ts';
import { readOwnNames } from '../../lsp/src/completion/own-names.ts';
import { lexPhp } from '../../lsp/src/php/tokens.ts';
import { projectNames } from '../../lsp/src/project-index/project-names.ts';
import { IndexService } from '../../lsp/src/project-index/service.ts';
import { projectRoot } from '../../lsp/src/workspace/project-files.ts';
import { Editor } from '../lsp/editor.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Plugins and themes that tools/extract-usage.ts does not count. */
const folders = [
  '.peers/wordpress/wp-content/plugins',
  '.peers/wordpress/wp-content/themes',
  '.corpus/wordpress-e2e-tests',
];
const wantedPlaces = 300;
const typedCharacters = 3;

interface Place {
  readonly path: string;
  /** The file up to the cursor: what comes after is not written yet. */
  readonly text: string;
  readonly name: string;
  readonly kind: string;
}

/** Prints how often the name that stands in real code is among the first three, and how fast the list comes. */
export async function benchCompletionList(more: readonly string[] = []): Promise<void> {
  const tops =
    more.length > 0 ? more : folders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
  const all = tops.flatMap((folder) =>
    globSync('**/*.php', { cwd: folder })
      .sort()
      .flatMap((path) => placesOf(join(folder, path))),
  );
  if (all.length === 0) {
    console.log('completion-list: no code to measure with (npm run peers fetches it)');
    return;
  }
  const places = Array.from(
    { length: Math.min(wantedPlaces, all.length) },
    (_, index) => all[Math.floor((index * all.length) / wantedPlaces)],
  ).filter((place) => place !== undefined);
  console.log(
    `${places.length} of ${all.length} names of WordPress in real code, cut after ${typedCharacters} characters and everything behind them`,
  );
  await measureOrder(places);
  await measureTime(places);
}

function placesOf(path: string): Place[] {
  const text = readFileSync(path, 'utf8');
  const { tokens } = lexPhp(text);
  const found: Place[] = [];
  visitNames(text, tokens, (place) => {
    const token = tokens[place.index];
    if (token === undefined || place.name.length <= typedCharacters || !isOfWordPress(place)) return;
    const start = token.kind === 'string' ? token.start + 1 : token.end - place.name.length;
    const kind = place.contexts[0]?.replace(/^(key|value|member) .*/, '$1') ?? '';
    found.push({ path, text: text.slice(0, start + typedCharacters), name: place.name, kind });
  });
  return found;
}

function isOfWordPress({ contexts, name }: NamePlace): boolean {
  return contexts.some((context) => isWordPressName(context, name));
}

async function measureOrder(places: readonly Place[]): Promise<void> {
  const ranks = new Map<string, { count: number; first: number; three: number }>();
  const missed: string[] = [];
  for (const { path, text, name, kind } of places) {
    const rank = (await offered(path, text)).indexOf(name);
    const counts = ranks.get(kind) ?? { count: 0, first: 0, three: 0 };
    ranks.set(kind, counts);
    counts.count += 1;
    if (rank === 0) counts.first += 1;
    if (rank >= 0 && rank < 3) counts.three += 1;
    else missed.push(`${name} ${rank}`);
  }
  const total = [...ranks.values()].reduce(
    (sum, { count, first, three }) => ({
      count: sum.count + count,
      first: sum.first + first,
      three: sum.three + three,
    }),
    { count: 0, first: 0, three: 0 },
  );
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
  console.log(
    `first ${share(total.first, total.count)}  among the first three ${share(total.three, total.count)}  (wanted: 85 %)`,
  );
  const kinds = [...ranks].sort(([, a], [, b]) => b.count - a.count);
  for (const [kind, { count, three }] of kinds) console.log(`  ${kind.padEnd(18)} ${three} of ${count}`);
  if (process.env.BENCH_MISSED) console.log(missed.join(', '));
}

const projects = new Map<string, KnownProjects>();

async function offered(path: string, text: string): Promise<readonly string[]> {
  const top = await projectRoot(path, dirname(dirname(path)));
  const known = projects.get(top) ?? (await knownProject(top));
  projects.set(top, known);
  const own = { project: known.of(path), document: readOwnNames(text) };
  const completion = completePhp(text, text.length, own, { acceptsNothingTyped: false });
  return completion?.candidates.map(({ name }) => name) ?? [];
}

async function knownProject(top: string): Promise<KnownProjects> {
  const service = new IndexService();
  await service.setFolders([top]);
  const known = new KnownProjects((...question) => projectNames(service, ...question));
  await known.refresh(join(top, 'new.php'), top);
  return known;
}

/** Asks the language server as an editor does: the file is opened, the third character is typed, the list is asked for. */
async function measureTime(places: readonly Place[]): Promise<void> {
  const editor = await Editor.start({ initializationOptions: { backendCommand: [process.execPath, '--version'] } });
  const times: number[] = [];
  try {
    for (const { path, text } of places) {
      const uri = pathToFileURL(path).href;
      await editor.open(uri, text.slice(0, -1));
      await editor.request('textDocument/completion', { textDocument: { uri }, position: endOf(text.slice(0, -1)) });
      const began = performance.now();
      await editor.change(uri, text);
      await editor.request<CompletionList | null>('textDocument/completion', {
        textDocument: { uri },
        position: endOf(text),
      });
      times.push(performance.now() - began);
      await editor.close(uri);
    }
  } finally {
    await editor.stop();
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  console.log(
    `keystroke to list  p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  (wanted: 25); load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
}

function endOf(text: string): { line: number; character: number } {
  const lines = text.split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchCompletionList(process.argv.slice(2));
