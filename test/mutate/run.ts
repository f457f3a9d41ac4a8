// npm run mutate [-- --sample 300] [--seed N] [--only PATH…] [--budget SECONDS] [--threshold PERCENT] [--kills]
// Changes the generators and rules one place at a time and runs the tests that reach it: those must fail.
import { parseArgs } from 'node:util';
import { Random } from '../fuzz/random.ts';
import { areaOf, isRule } from './areas.ts';
import { mapCoverage } from './coverage-map.ts';
import { findMutants } from './find-mutants.ts';
import { describeMutant, type Mutant, mutatedText } from './mutant.ts';
import { withTree } from './parse-typescript.ts';
import { mutatedFiles, textOf } from './sources.ts';
import { type Outcome, tryMutants } from './try-mutants.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    only: { type: 'string', multiple: true },
    budget: { type: 'string', default: '8' },
    threshold: { type: 'string', default: '80' },
    kills: { type: 'boolean', default: false },
  },
});
const [sample, seed, budget, threshold] = [values.sample, values.seed, values.budget, values.threshold].map(Number);
if (
  !sample ||
  seed === undefined ||
  !budget ||
  threshold === undefined ||
  [sample, seed, budget, threshold].some(Number.isNaN)
) {
  console.error('mutate: --sample, --seed, --budget and --threshold take numbers');
  process.exit(2);
}

/** Mutants of the files, no two of them on one line, in an order that the seed gives. */
function draw(files: readonly string[], count: number, random: Random): Mutant[] {
  const all = files.flatMap((file) => findMutants(file, textOf(file)));
  const drawn = new Map<string, Mutant>();
  while (drawn.size < count && all.length > 0) {
    const at = random.below(all.length);
    const mutant = all[at];
    const last = all.pop();
    if (mutant === undefined || last === undefined) break;
    if (at < all.length) all[at] = last;
    const place = `${mutant.file}:${mutant.line}`;
    const isCode = !withTree(mutatedText(textOf(mutant.file), mutant), ({ hasError }) => hasError);
    if (isCode && !drawn.has(place)) drawn.set(place, mutant);
  }
  return [...drawn.values()];
}

const files = mutatedFiles().filter((path) => values.only?.some((part) => path.includes(part)) ?? true);
const random = new Random(seed);
const rules = files.filter(isRule);
const generators = files.filter((path) => !isRule(path));
const ofRules = generators.length === 0 ? sample : rules.length === 0 ? 0 : Math.floor(sample / 2);
const mutants = [...draw(rules, ofRules, random), ...draw(generators, sample - ofRules, random)];
if (mutants.length === 0) {
  console.error('mutate: nothing to change there');
  process.exit(2);
}

const map = await mapCoverage(files, (text) => console.error(text));
const failing = Object.entries(map).flatMap(([file, { tests }]) =>
  tests.flatMap(({ title, fault }) => (fault === null ? [] : [`${file}: ${title}: ${fault.split('\n')[0]}`])),
);
if (failing.length > 0) {
  console.error(`tests that fail without a mutation:\n${failing.join('\n')}`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
for await (const outcome of tryMutants(mutants, map, budget * 1000)) {
  outcomes.push(outcome);
  const { mutant, fate, note } = outcome;
  if (fate !== 'killed' || values.kills) {
    console.log(`${fate} ${describeMutant(textOf(mutant.file), mutant)}${note === '' ? '' : ` (${note})`}`);
  }
}

const rate = (some: readonly Outcome[]): string => {
  const killed = some.filter(({ fate }) => fate === 'killed').length;
  const survived = some.filter(({ fate }) => fate === 'survived').length;
  const percent = ((killed / some.length) * 100).toFixed(1).padStart(5);
  return `${percent} %  ${String(killed).padStart(4)} killed ${String(survived).padStart(4)} survived ${String(some.length - killed - survived).padStart(4)} no test`;
};
console.log('');
for (const [area, some] of Object.entries(Object.groupBy(outcomes, ({ mutant }) => areaOf(mutant.file)))) {
  if (some) console.log(`${area.padEnd(20)} ${rate(some)}`);
}
console.log(`${'all'.padEnd(20)} ${rate(outcomes)}  (seed ${seed})`);
const share = (outcomes.filter(({ fate }) => fate === 'killed').length / outcomes.length) * 100;
if (share < threshold) process.exitCode = 1;
