import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { generateProject } from '../../generate-project.ts';
import { GenerationError } from '../../generation-error.ts';
import { answerInstruction, type InstructionAnswer } from '../../instructions/answer-instruction.ts';
import { planProject } from '../../plan-project.ts';
import { commentText } from '../../writers/template.ts';
import type { Ability, AbilityAnswer, Ask } from '../ability.ts';
import { writeFiles } from '../files-answer.ts';

const asksForPlugin =
  /\b(?:write|create|make|build|generate|develop|need|want|code)\b[^.\n]{0,40}?\b(?:an? |the |complete |whole |wordpress |simple |small |custom |wp )*plugin\b/i;

/** What the plugin is to do: what follows "plugin that", without its name. */
const purpose =
  /\bplugin\b\s*(?:(?:named|called)?\s*["'`“]([^"'`”\n]{2,60})["'`”])?[\s,:]*(?:(?:that|which|to|for|with)\b)?\s*([\s\S]*)$/i;

/** Details of code, which a plan does not say: functions, hooks and prefixes to keep to. */
const isDetailed = ({ instruction: { functions, prefix, className, hooks } }: Ask): boolean =>
  functions.length > 0 || prefix !== null || className !== null || hooks.length > 0;

/** Plugins from plans: where the recipes have no whole answer, the description is read into a plan and the files follow. */
export const plans: Ability = {
  id: 'plans',
  wants: (ask) => asksForPlugin.test(ask.prompt) && !isDetailed(ask),
  answer: async (ask) => {
    const byRecipe = answerInstruction(ask.prompt, ask.analyzer, ask.version);
    if (isWhole(byRecipe, ask)) return byRecipe;
    const [, name, said = ''] = purpose.exec(ask.prompt) ?? [];
    const description = normalized(said);
    if (description.split(/\s+/).length < 3) return null;
    return fromPlan(name ?? nameFor(description), description, ask);
  },
};

/** A short prompt that recipes answer without leaving anything out needs no plan. */
function isWhole({ by, text }: InstructionAnswer, { prompt }: Ask): boolean {
  if (by === 'declined') return true;
  return by === 'recipe' && !text.includes('// Not done') && prompt.split(/\s+/).length <= 12;
}

/** "adds a post type "recipe" with …" as people describe what a plugin manages: "recipe with …". */
function normalized(text: string): string {
  return text
    .replace(
      /^(?:it\s+)?(?:adds?|registers?|creates?|provides?|has|have)\s+(?:an?\s+|the\s+)?(?:custom\s+)?(?:post[ -]?type|cpt)\s+(?:named\s+|called\s+)?["'`]?([\w-]+)["'`]?/i,
      'manages $1 entries',
    )
    .replace(/^(?:adds?|creates?|provides?|has|have)\s+(?=an? settings page)/i, '')
    .trim();
}

function nameFor(description: string): string {
  const words = description.match(/[A-Za-z]{3,}/g) ?? [];
  const said = words
    .filter((word) => !/^(?:the|and|with|that|manages?|lets?|which|entries|adds?|every|from|each|all)$/i.test(word))
    .slice(0, 2);
  return said.length === 0
    ? 'Site Features'
    : said.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ');
}

const sizeOf = ({ entities = [], behaviours = [], settings = [], roles = [] }: PluginPlan): number =>
  entities.length + behaviours.length + settings.length + roles.length;

async function fromPlan(name: string, description: string, { room }: Ask): Promise<AbilityAnswer | null> {
  try {
    const { plan, notUnderstood } = await planProject({ kind: 'plugin', request: { plugin_name: name, description } });
    if (!('entities' in plan || 'behaviours' in plan) || sizeOf(plan as PluginPlan) === 0) return null;
    const { files, slug } = await generateProject({
      kind: 'plugin',
      request: { plugin_name: name, plan: plan as PluginPlan },
    });
    const open = notUnderstood.map(({ text }) => ` * - ${commentText(text)}`);
    const note = open.length === 0 ? '' : `/*\n * Not understood, and not in this plugin:\n${open.join('\n')}\n */\n\n`;
    const code = files.flatMap(({ path, content }) =>
      typeof content === 'string' && /\.(?:php|js|css)$/.test(path) && !/^tests\//.test(path)
        ? { path, content: path === `${slug}.php` ? withNote(content, note) : content }
        : [],
    );
    return { text: writeFiles(slug, code, room), by: 'plan', recipes: [] };
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    return null;
  }
}

/** The note stands below the header, where WordPress does not read it as one. */
function withNote(main: string, note: string): string {
  const at = main.indexOf('*/\n') + 3;
  return note === '' ? main : `${main.slice(0, at)}\n${note}${main.slice(at).trimStart()}`;
}
