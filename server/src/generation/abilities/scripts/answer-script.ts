import { isTooBad } from '../../inspect-project.ts';
import type { Ability, Ask } from '../ability.ts';
import { blockScripts } from './recipes/block-types.ts';
import { dataScripts, noticeScripts } from './recipes/data.ts';
import { panelScripts } from './recipes/editor-panels.ts';
import { Script } from './script.ts';
import { ScriptPrompt } from './script-prompt.ts';
import type { ScriptRecipe } from './script-recipe.ts';

/** The first that a prompt wants and that can write something writes it. */
const recipes: readonly ScriptRecipe[] = [...dataScripts, ...panelScripts, ...blockScripts, ...noticeScripts];

/** Names that only scripts have. */
const isScript =
  /\b(?:javascript|js|jsx|react|ecmascript|typescript|wp\.(?:blocks|hooks|data|plugins|element|apifetch|components|richtext|domready)|@wordpress\/[a-z-]+|interactivity api|api-?fetch|use(?:select|dispatch|entityprop|blockprops)|createreduxstore|slot-?fills?|register(?:blocktype|blockstyle|blockvariation|formattype|plugin)|plugin(?:sidebar|documentsettingpanel|prepublishpanel|postpublishpanel|poststatusinfo)|plugin sidebar)\b/;

/** Said of PHP that prints or enqueues a script. */
const isPhp =
  /\b(?:enqueue|php|wp_add_inline_script|wp_localize_script|shortcode|wp_enqueue\w*|wp_register\w*|defer|async attribute|script tag)\b/;

/** A script is asked for in so many words: PHP would be no answer. */
const saysSo =
  /\b(?:in|write|using|with|some|the) (?:plain |vanilla )?(?:javascript|js|react|typescript)\b|^js\b|^javascript\b/;

/** Writes scripts for the editor and the page with WordPress' packages. */
export const scripts: Ability = {
  id: 'scripts',
  wants: ({ instruction: { prose } }) => isScript.test(prose) && !isPhp.test(prose),
  answer: async (ask) => {
    const prompt = new ScriptPrompt(ask);
    const wanted = recipes.filter(({ wants, never }) => wants.test(prompt.prose) && never?.test(prompt.prose) !== true);
    for (const recipe of wanted.slice(0, ask.effort)) {
      const code = write(recipe, prompt);
      if (code !== null && isFit(code, ask)) return { text: framed(code, ask), by: 'script', recipes: [recipe.id] };
    }
    return saysSo.test(prompt.prose) ? { text: framed(notUnderstood, ask), by: 'nearest', recipes: [] } : null;
  },
};

function write(recipe: ScriptRecipe, prompt: ScriptPrompt): string | null {
  const script = new Script();
  const body = recipe.compose(prompt, script);
  if (body === null || script.unknown !== null) return null;
  const isModule =
    recipe.isModule === true ||
    prompt.says(/\bimports?\b|\bes modules?\b|\besm\b|\bjsx\b|@wordpress\/|\bwp-scripts\b|\bbuild step\b/);
  return script.write(body, isModule);
}

function isFit(code: string, { analyzer }: Ask): boolean {
  const { issues, partial } = analyzer.analyze(
    { code, name: 'answer.js', language: 'javascript' },
    { analysisType: 'all', severity: 'all', hidesReviews: true },
  );
  return !partial && !issues.some((issue) => isTooBad({ file: 'answer.js', ...issue }) || /syntax/.test(issue.rule));
}

const framed = (code: string, { instruction }: Ask): string =>
  instruction.isFenced ? `\`\`\`js\n${code}\`\`\`\n` : code;

const notUnderstood = `// Not understood well enough to write a script that does this.
// What can be written: block styles, variations, types and formats, sidebars and panels of the editor, filters of
// wp.hooks, requests with apiFetch, data stores, useSelect, and stores of the Interactivity API.
// Name the block, the store or the route, and what it is to be called.
`;
