import { nearness } from '../reading/language/nearness.ts';
import type { Instruction } from './instruction.ts';
import { wordsOf } from './reading/words.ts';
import type { Recipe } from './recipe.ts';

export interface Match {
  readonly recipe: Recipe;
  readonly score: number;
  /** Share of the best phrase's weight that the prompt says, 0 to 1. */
  readonly coverage: number;
  /** Words of the prompt that the shortest phrase stands for that the prompt says whole. */
  readonly covered: ReadonlySet<string>;
}

interface Phrase {
  readonly recipe: Recipe;
  readonly words: ReadonlySet<string>;
}

/** Recipes by the phrases that ask for them, each word weighing what it tells about which is meant. */
export interface RecipeIndex {
  match(instruction: Instruction): readonly Match[];
}

/** What a thing that is named outright counts for, in the weight of words. */
const decidedScore = 5;

/** Words that say what is done in a way that no other word does: without them a phrase is not meant. */
const acts = new Set(
  (
    'delete disable increment hide exclude duplicate replace redirect schedule unschedule flush close allow limit mask ' +
    'truncate sort group reverse strip clone dequeue deregister increase flatten'
  ).split(' '),
);

/** Words nearer than this say the same with what share of their nearness. */
const minNearness = 0.62;
const nearShare = 0.7;

export function createRecipeIndex(recipes: readonly Recipe[]): RecipeIndex {
  const phrases: Phrase[] = recipes.flatMap((recipe) => recipe.asks.map((ask) => ({ recipe, words: wordsOf(ask) })));
  const inRecipes = new Map<string, Set<string>>();
  for (const { recipe, words } of phrases)
    for (const word of words) inRecipes.set(word, (inRecipes.get(word) ?? new Set()).add(recipe.id));
  const weight = (word: string) => Math.log(1 + recipes.length / (1 + (inRecipes.get(word)?.size ?? 0)));

  return {
    match({ words, prose, apis, hooks }) {
      const mentioned = new Set([...words, ...wordsOf([...apis, ...hooks].join(' ').replace(/_/g, ' '))]);
      const shares = new Map([...inRecipes.keys()].map((word) => [word, shareOf(word, mentioned)]));
      const best = new Map<string, Match>();
      for (const { recipe, words: asked } of phrases) {
        if (recipe.needs?.test(prose) === false || recipe.never?.test(prose) === true) continue;
        let said = 0;
        let all = 0;
        const covered = new Set<string>();
        for (const word of asked) {
          const share = shares.get(word) ?? 0;
          all += weight(word);
          said += share * weight(word);
          if (share > 0) covered.add(word);
        }
        if (all === 0) continue;
        if ([...asked].some((word) => acts.has(word) && (shares.get(word) ?? 0) === 0)) continue;
        const isDecided = recipe.decides?.test(prose) === true;
        const score = said - 0.8 * (all - said) + (isDecided ? decidedScore : 0);
        const coverage = isDecided ? 1 : said / all;
        const before = best.get(recipe.id);
        if (before === undefined || before.score < score) best.set(recipe.id, { recipe, score, coverage, covered });
      }
      for (const { recipe, words: asked } of phrases) {
        const match = best.get(recipe.id);
        const isWhole = [...asked].every((word) => (shares.get(word) ?? 0) === 1);
        if (match !== undefined && isWhole && asked.size < match.covered.size)
          best.set(recipe.id, { ...match, covered: asked });
      }
      return [...best.values()].sort((a, b) => b.score - a.score);
    },
  };
}

function shareOf(word: string, mentioned: ReadonlySet<string>): number {
  if (mentioned.has(word)) return 1;
  let best = 0;
  for (const other of mentioned) best = Math.max(best, nearness(word, other) ?? 0);
  return best < minNearness ? 0 : best * nearShare;
}
