import { isTooBad } from '../../inspect-project.ts';
import { Composer } from '../../instructions/composer.ts';
import { writeParts } from '../../instructions/write-answer.ts';
import { Code } from '../../writers/code.ts';
import type { Ability, Ask } from '../ability.ts';
import { checkoutRecipes } from './checkout-recipes.ts';
import { classRecipes } from './class-recipes.ts';
import { shopHook } from './hooks-table.ts';
import { placeRecipes, productRecipes } from './product-recipes.ts';
import type { ShopRecipe } from './shop-recipe.ts';

/** The first that a prompt wants and that can write something writes it. */
const recipes: readonly ShopRecipe[] = [...classRecipes, ...checkoutRecipes, ...productRecipes, ...placeRecipes];

/** Code for the hooks of WooCommerce, which are not WordPress' own. */
export const shop: Ability = {
  id: 'shop',
  wants: ({ instruction: { prose } }) => /\bwoo ?commerce\b/.test(prose),
  answer: async (ask) => {
    const { prose } = ask.instruction;
    const wanted = recipes.filter(({ wants, never }) => wants.test(prose) && never?.test(prose) !== true);
    for (const recipe of wanted.slice(0, ask.effort)) {
      const code = write(recipe, ask);
      if (code !== null && isFit(code, ask))
        return {
          text: ask.instruction.isFenced ? `\`\`\`php\n${code}\`\`\`\n` : code,
          by: 'shop',
          recipes: [recipe.id],
        };
    }
    return null;
  },
};

function write(recipe: ShopRecipe, { instruction }: Ask): string | null {
  const [fn = null] = instruction.functions;
  const composer = new Composer(instruction, fn);
  const composed = recipe.compose(composer);
  if (composed === null) return null;
  if (composed instanceof Code) return `<?php\n${composed.text}\n`;
  const all = [...(composed.hooks ?? []), ...(composed.beside ?? []).flatMap(({ hooks = [] }) => hooks)];
  const isKnown = ({ hook }: { hook: string }) =>
    !/^woocommerce_|^wc_|^loop_shop/.test(hook) || shopHook(hook) !== undefined;
  if (!all.every(isKnown)) return null;
  const name = fn?.name ?? composer.prefixed(recipe.name);
  return `<?php\n${writeParts([{ name, composed, composer }], instruction).text}\n`;
}

function isFit(code: string, { analyzer }: Ask): boolean {
  const { issues } = analyzer.analyze(
    { code, name: 'answer.php', language: 'php' },
    { analysisType: 'all', severity: 'all', hidesReviews: true },
  );
  return !issues.some((issue) => isTooBad({ file: 'answer.php', ...issue }));
}
