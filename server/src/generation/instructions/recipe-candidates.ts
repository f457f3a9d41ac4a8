import type { PhpCode } from '../writers/php.ts';
import { composeStore } from './compose-store.ts';
import { Composer, raw } from './composer.ts';
import type { Instruction, NamedFunction } from './instruction.ts';
import { createRecipeIndex, type Match } from './match.ts';
import { withOutcomes } from './outcomes/with-outcomes.ts';
import type { Composed, Recipe } from './recipe.ts';
import { recipes } from './recipes/table.ts';
import { tried } from './tried.ts';
import type { NamedPart } from './write-function.ts';

/** What a phrase must at least have in common with a prompt to be taken for what is meant. */
const minCoverage = 0.62;
const minScore = 1.6;
/** Candidates that are composed and checked before giving up. */
const maxCandidates = 6;
const maxParts = 5;

let index: ReturnType<typeof createRecipeIndex> | undefined;

/** A choice of recipes for a prompt, composed. */
export interface Candidate {
  readonly ids: readonly string[];
  readonly parts: readonly NamedPart[];
  readonly score: number;
  /** Words of the prompt that the recipes stand for. */
  readonly covered: ReadonlySet<string>;
}

const wholeOf = (code: PhpCode, instruction: Instruction): NamedPart => ({
  name: instruction.className ?? '',
  composed: { summary: '', body: raw(''), whole: code },
  composer: new Composer(instruction, null),
});

/** The best choices of recipes for a prompt, the best first. */
export function recipeCandidates(instruction: Instruction): Candidate[] {
  const store = composeStore(instruction);
  if (store !== null)
    return [{ ids: ['class-store'], parts: [wholeOf(store, instruction)], score: 100, covered: instruction.words }];
  index ??= createRecipeIndex(recipes);
  const matches = index
    .match(instruction)
    .filter(({ coverage, score }) => coverage >= minCoverage && score >= minScore);
  const best = matches[0]?.score ?? 0;
  const primary = matches.filter(({ score }) => score >= best * 0.55).slice(0, maxCandidates * 2);
  return primary
    .flatMap((match) => compose(match, matches, instruction) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, maxCandidates);
}

function compose(first: Match, matches: readonly Match[], instruction: Instruction): Candidate | null {
  const [fn = null, ...otherFunctions] = instruction.functions;
  const main = part(first.recipe, instruction, fn);
  if (main === null || isTypeError(main)) return null;
  const parts = [main];
  const covered = new Set(first.covered);
  for (const match of matches) {
    if (match === first || !match.recipe.joins || match.coverage < 0.95 || parts.length >= maxParts) continue;
    const fresh = [...match.covered].filter((word) => !covered.has(word));
    if (fresh.length === 0 || fresh.length < match.covered.size / 3) continue;
    const beside = part(match.recipe, instruction, otherFunctions.shift() ?? null);
    if (beside === null || parts.some(({ name }) => name === beside.name)) continue;
    for (const word of match.covered) covered.add(word);
    parts.push(beside);
  }
  parts.sort((one, other) => placeOf(one.id) - placeOf(other.id));
  const unused = main.composer.fn?.parameters === null ? 0 : main.composer.unbound().length;
  return {
    ids: parts.map(({ id }) => id),
    parts,
    covered,
    score: first.score - 2.5 * unused - mismatch(main) + (parts.length - 1) * 0.5,
  };
}

/** What others build on comes first. */
const placeOf = (id: string) => recipes.findIndex((recipe) => recipe.id === id);

/** Whether what is composed is of another type than the prompt declares. */
export const isMismatch = (part: NamedPart): boolean => mismatch(part) > 0;

/** What a declared type of the result and the composed one have against each other. */
function mismatch({ composed: { returns = '' }, composer: { returnType } }: NamedPart): number {
  if (returnType === '' || returns === '' || returnType === 'mixed' || returns === 'mixed') return 0;
  const declared = returnType.split('|');
  const given = returns.replace(/^\?/, '').split('|');
  const number = (types: readonly string[]) => types.includes('int') || types.includes('float');
  if (given.some((type) => declared.includes(type)) || (number(declared) && number(given))) return 0;
  return 4;
}

/** Whether PHP would refuse what is composed as the declared result: a list in place of a single value or the other way round. */
export function isTypeError({
  composed: { returns = '' },
  composer: { returnType },
}: Pick<NamedPart, 'composed' | 'composer'>): boolean {
  if (
    !/^(?:array|iterable|int|float|bool|string)$/.test(returnType) ||
    !/^(?:array|int|float|bool|string)$/.test(returns)
  )
    return false;
  const isList = (type: string) => /^(?:array|iterable)$/.test(type);
  return isList(returnType) !== isList(returns) || (returns === 'string' && /^(?:int|float)$/.test(returnType));
}

/**
 * Whether what is composed runs on a hook that does nothing with a function like the one that the prompt names: one that returns
 * something, or takes what the hook does not hand over.
 */
export function isHookOfNothing({ hooks = [] }: Composed, fn: NamedFunction | null): boolean {
  if (fn === null || fn.returns === '' || fn.returns === 'void') return false;
  return hooks.some(
    ({ kind, hook }) => kind === 'action' || (handsOverNothing.test(hook) && (fn.parameters ?? []).length > 0),
  );
}

const handsOverNothing =
  /^(?:init|admin_init|admin_menu|widgets_init|after_setup_theme|wp_enqueue_scripts|wp_head|wp_footer|wp_loaded|rest_api_init|admin_notices)$/;

function part(recipe: Recipe, instruction: Instruction, fn: NamedFunction | null): (NamedPart & { id: string }) | null {
  const composer = new Composer(instruction, fn);
  const written: Composed | null = tried(() => recipe.compose(composer));
  if (written === null) return null;
  // The function that the prompt names is another one.
  if (isHookOfNothing(written, fn)) return part(recipe, instruction, null);
  const composed = withOutcomes(written, composer);
  const name = fn?.name ?? (instruction.className === null ? composer.prefixed(recipe.name) : recipe.name);
  return { id: recipe.id, name, composed: withPriority(composed, instruction), composer };
}

/** A priority that the prompt names goes to the first hook. */
function withPriority(composed: Composed, { prose }: Instruction): Composed {
  const [, priority] = /\bpriority\s*(?:of|is|=|:)?\s*(\d+)/.exec(prose) ?? [];
  const [first, ...rest] = composed.hooks ?? [];
  if (priority === undefined || first === undefined) return composed;
  return { ...composed, hooks: [{ ...first, priority: Number(priority) }, ...rest] };
}
