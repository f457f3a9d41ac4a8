import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { dataBlock, dataRule } from '../../generation/by-model/data-block.ts';
import type { AnyPlan, PlanTask } from '../../generation/plan-project.ts';
import type { ChatMessage } from '../engine.ts';
import { repairTurns, type UnfitAnswer } from '../gate/repair-loop.ts';
import { planType } from './plan-type.ts';

/** Characters of a token, at least: English has about four, JSON three. */
const charactersPerToken = 3;
/** Characters of a prompt at most, however large the model's window is. */
const maxCharacters = 64_000;
/** Tokens of an answer at most. */
const maxAnswerTokens = 6000;

/** What a model is asked, and how many tokens it may answer with. */
export interface PlanPrompt {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
}

/**
 * Asks for the plan of a description; with an invalid answer, for that answer corrected.
 * @param own the service's own reading, shown as a first draft where there is room
 * @param contextWindow tokens of prompt and answer together
 * @returns null: what has to be said does not fit the window
 */
export function planPrompt(
  task: PlanTask,
  own: AnyPlan,
  contextWindow: number,
  invalid?: UnfitAnswer,
): PlanPrompt | null {
  const maxTokens = Math.min(maxAnswerTokens, Math.floor(contextWindow * 0.4));
  const description = task.request.description ?? '';
  const data = `The name and the description of the ${task.kind}:\n${dataBlock(`Name: ${nameOf(task)}\n\n${description}`)}`;
  const rules = rulesFor(task.kind);
  const repair = invalid === undefined ? [] : repairTurns(invalid, 'the whole JSON object');
  const fixed = [rules, data, ...repair.map(({ content }) => content)].reduce((sum, text) => sum + costOf(text), 0);
  const left = Math.min(maxCharacters, (contextWindow - maxTokens - 64) * charactersPerToken) - fixed;
  const draft = JSON.stringify({ ...own, summary: undefined, content: undefined });
  // The answer to correct is a draft itself.
  const isShown = invalid === undefined && costOf(draft) < left / 4;
  const shown = isShown ? `\n\nA first draft by a program, which reads words only:\n${dataBlock(draft)}` : '';
  const type = planType({
    kind: task.kind,
    description,
    read: new Set(((own as PluginPlan).behaviours ?? []).map(({ kind }) => kind)),
    room: left - costOf(shown),
  });
  if (type === null) return null;
  return {
    messages: [
      { role: 'system', content: `${rules}\n\n${type}` },
      { role: 'user', content: `${data}${shown}` },
      ...repair,
    ],
    maxTokens,
  };
}

function nameOf({ kind, request }: PlanTask): string {
  if (kind === 'block') return request.block_type;
  return kind === 'plugin' ? request.plugin_name : request.theme_name;
}

/** Characters, as far as tokens go: outside of ASCII a character may be a token or two. */
function costOf(text: string): number {
  return text.length + (text.match(/[^\p{ASCII}]/gu)?.length ?? 0) * 2 * charactersPerToken;
}

const rulesFor = (kind: PlanTask['kind']): string =>
  [
    `You write the plan of a WordPress ${kind} as JSON. A program makes the files from the plan; you write no code.`,
    'Answer with one JSON object and nothing else: { "plan": Plan, "understood": [{ "text", "as" }], "not_understood": [{ "text", "reason" }] }.',
    '- Plan what the description asks for, all of it, and nothing besides. Leave out optional members that it does not decide.',
    '- The plan has no members but those of the type below. Keys that one part names another part has.',
    '- What is said to be internal, private or for staff is not public.',
    '- `understood`: each clause of the description that the plan says, quoted word for word, `as` the path of its part, such as `entities[0].fields[2]`.',
    '- `not_understood`: each clause that no part of a plan can say, quoted word for word, with the reason.',
    dataRule,
  ].join('\n');
