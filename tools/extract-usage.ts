/**
 * Counts how often code calls what WordPress has, and where, for editors to offer the likelier name first.
 *
 *     node tools/extract-usage.ts PATH_OF_WORDPRESS FOLDER_OF_PROJECTS [FOLDER_TO_WRITE_TO]
 *
 * Each folder in FOLDER_OF_PROJECTS is a plugin or a theme. Only names of WordPress are kept, and only where at least two
 * projects use them: the counts say what is common, nothing of anyone's code. shared/src/wordpress/usage.ts reads them.
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countNames } from '../lsp/src/completion/file-names.ts';
import { isWordPressName } from '../lsp/src/completion/known-names.ts';
import { UsageCounts } from '../lsp/src/completion/usage-counts.ts';
import { lexPhp } from '../lsp/src/php/tokens.ts';
import { wordpressVersion } from '../shared/src/wordpress/facts.ts';

const [wordpress, projects, target = fileURLToPath(new URL('../shared/src/wordpress', import.meta.url))] =
  process.argv.slice(2);
if (projects === undefined || !existsSync(projects) || !existsSync(join(wordpress ?? '', 'wp-includes/version.php'))) {
  console.error('Usage: node tools/extract-usage.ts PATH_OF_WORDPRESS FOLDER_OF_PROJECTS [FOLDER_TO_WRITE_TO]');
  process.exit(2);
}

/** Other people's libraries and tests say nothing of plugins. */
const skipped =
  /(?:^|\/)(?:tests?|vendor|vendor_prefixed|node_modules|libraries|third-party|languages|wp-content)\/|wp-includes\/(?:ID3|IXR|PHPMailer|Requests|SimplePie|sodium_compat|Text|php-ai-client|build)\//i;
/** WordPress itself is a project that calls what plugins rarely call. */
const weightOfWordPress = 0.3;
/** The least that is worth the room it takes. */
const leastWeight = 1;

const all = new UsageCounts();
const seenIn = new Map<string, number>();
countProject(wordpress ?? '', () => weightOfWordPress);
const folders = readdirSync(projects, { withFileTypes: true }).filter((entry) => entry.isDirectory());
// A large plugin must not speak for all of them.
for (const { name } of folders) countProject(join(projects, name), (total) => 1 / Math.sqrt(total / 1000));

const lines: string[] = [];
let pairs = 0;
for (const [context, { names }] of [...all.contexts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const kept = [...names]
    .filter(([name, weight]) => weight >= leastWeight && (seenIn.get(`${context}\0${name}`) ?? 0) >= 2)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([name, weight]) => `${JSON.stringify(name)}:${Math.round(weight * 10) / 10}`);
  if (kept.length === 0) continue;
  pairs += kept.length;
  lines.push(`${JSON.stringify(context)}:{${kept.join(',')}}`);
}
const text = `{"wordpress":${JSON.stringify(wordpressVersion)},"projects":${folders.length + 1},"entries":{\n${lines.join(',\n')}\n}}\n`;
writeFileSync(join(target, 'usage.generated.json'), text);
console.log(
  `usage: ${lines.length} contexts, ${pairs} counts of ${folders.length + 1} projects, ${Math.round(text.length / 1024)} KiB`,
);

function countProject(folder: string, weightFor: (total: number) => number): void {
  const own = new UsageCounts();
  for (const path of globSync('**/*.php', { cwd: folder }).sort()) {
    if (skipped.test(path.replaceAll('\\', '/'))) continue;
    const code = readFileSync(join(folder, path), 'utf8');
    own.addAll(countNames(code, lexPhp(code).tokens));
  }
  const calls = [...(own.inContext('name')?.names ?? [])].filter(([name]) => isWordPressName('name', name));
  const weight = weightFor(calls.reduce((sum, [, count]) => sum + count, 0));
  for (const [context, { names }] of own.contexts) {
    for (const [name, count] of names) {
      if (!isWordPressName(context, name)) continue;
      const key = `${context}\0${name}`;
      seenIn.set(key, (seenIn.get(key) ?? 0) + 1);
      all.add(context, name, count * weight);
    }
  }
}
