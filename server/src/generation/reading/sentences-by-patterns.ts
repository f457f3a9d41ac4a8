import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteToolBehaviours } from '@presswright/shared/schemas/plans/site-tools';
import { GenerationError } from '../generation-error.ts';
import type { PlannedProject } from '../planned-project.ts';
import { checkPlan } from '../plugin/plans/check-plan.ts';
import type { Statement } from './language/statement.ts';

type Read = PlannedProject<PluginPlan>;

/** Consecutive sentences that may make one request: "A cookie notice at the top. It has a decline button." */
const maxTogether = 3;

/** Kinds of behaviours that work on the site and need no records: one of each at most. */
const toolKinds = new Set(siteToolBehaviours.map(({ properties }): string => properties.kind.const));

/** An exception or a condition, to the end of its clause: what a tool does must not be more than was asked for. */
const conditions =
  /\b(?:not|never|without|except|only|unless|if|while|until|but|apart|besides|exempt|excluding)\b[^.,;!?]*/gi;

/**
 * Gives the reader by patterns each sentence of which a plan has nothing, or only site tools, alone or with its neighbours, and
 * takes the tools that it understands as a whole: what annotated texts have not taught may still be a tool that patterns know.
 * @param statements those that ask for something
 * @param readByPatterns reads a text that stands for itself
 */
export function withToolsByPatterns(
  description: string,
  statements: readonly Statement[],
  learned: Read,
  readByPatterns: (text: string) => Read,
): Read {
  const sentences = sentencesOf(statements);
  let read = learned;
  for (let at = 0; at < sentences.length; ) {
    const taken = firstTool(description, sentences.slice(at, at + maxTogether), read, readByPatterns);
    read = taken?.read ?? read;
    at += taken?.sentences ?? 1;
  }
  return read;
}

interface Sentence {
  readonly start: number;
  readonly end: number;
}

function sentencesOf(statements: readonly Statement[]): readonly Sentence[] {
  const sentences = new Map<number, Sentence>();
  for (const { sentence, start, end, isHeading, speech } of statements) {
    if (isHeading || speech === 'aside') continue;
    const known = sentences.get(sentence);
    sentences.set(sentence, { start: Math.min(start, known?.start ?? start), end: Math.max(end, known?.end ?? end) });
  }
  return [...sentences.values()];
}

/**
 * The fewest sentences that are a request of tools, with those behind it that say more of the same tools, in the plan; null where
 * they ask for something else.
 */
function firstTool(
  description: string,
  sentences: readonly Sentence[],
  read: Read,
  readByPatterns: (text: string) => Read,
): { readonly read: Read; readonly sentences: number } | null {
  let best: { readonly read: Read; readonly sentences: number; readonly kinds: string } | null = null;
  for (let count = 1; count <= sentences.length; count++) {
    const text = description.slice(sentences[0]?.start, sentences[count - 1]?.end);
    const held = placesIn(text, description, read);
    const own = readByPatterns(text);
    const kinds = (own.plan.behaviours ?? []).map(({ kind }) => kind).join();
    const found: Read | null =
      held === null || (best !== null && best.kinds !== kinds) ? null : withTools(text, held, read, own);
    if (found === null && best !== null) break;
    if (found !== null && heedsConditions(text, own, readByPatterns)) best = { read: found, sentences: count, kinds };
  }
  return best;
}

/** Whether each condition of a text makes a difference to what is read of it: otherwise it was claimed, and lost. */
const heedsConditions = (text: string, own: Read, readByPatterns: (text: string) => Read): boolean =>
  [...text.matchAll(conditions)].every(({ 0: condition, index }) => {
    const rest = readByPatterns(text.slice(0, index) + text.slice(index + condition.length));
    return JSON.stringify(rest.plan) !== JSON.stringify(own.plan);
  });

/** Where the plan has what a text says: places of tools that nothing else speaks of; null where it has anything else. */
function placesIn(text: string, description: string, { plan, understood }: Read): ReadonlySet<number> | null {
  const places = new Set<number>();
  for (const one of understood) {
    if (!text.includes(one.text)) continue;
    // A word that stands elsewhere too says nothing of where it was read.
    const isHere = description.indexOf(one.text) === description.lastIndexOf(one.text);
    const place = placeOf(one.as);
    if (toolKinds.has(plan.behaviours?.[place]?.kind ?? '')) places.add(place);
    else if (isHere) return null;
  }
  const isShared = understood.some(({ text: quote, as }) => places.has(placeOf(as)) && !text.includes(quote));
  return isShared ? null : places;
}

/** A plan with the tools that a text asks for and nothing else; null where it asks for something else, or for a part only. */
function withTools(text: string, held: ReadonlySet<number>, { plan, understood, notUnderstood }: Read, own: Read) {
  const tools = own.plan.behaviours ?? [];
  const behaviours: PlanBehaviour[] = [...(plan.behaviours ?? [])];
  const isOfTools =
    tools.length > 0 && (own.plan.entities ?? []).length === 0 && tools.every(({ kind }) => toolKinds.has(kind));
  if (!isOfTools || tools.some(doesNothing) || !sayNumbers(text, own)) return null;
  // Where the plan has these tools already, only a reading of the whole text is better.
  if (held.size > 0 && own.notUnderstood.length > 0) return null;
  if ([...held].some((place) => !tools.some(({ kind }) => kind === behaviours[place]?.kind))) return null;
  // A tool with a limit that patterns read over would do more than is asked for.
  if ([...held].some((place) => hasLimit(behaviours[place]) && !tools.some(hasLimit))) return null;
  const places: number[] = [];
  for (const tool of tools) {
    const known = behaviours.findIndex(({ kind }) => kind === tool.kind);
    if (known !== -1 && !held.has(known)) return null;
    const place = known === -1 ? behaviours.length : known;
    behaviours[place] = tool;
    places.push(place);
  }
  const whole: PluginPlan = {
    ...plan,
    behaviours,
    settings: [...(plan.settings ?? []), ...(own.plan.settings ?? [])],
  };
  if (!isValid(whole)) return null;
  return {
    plan: whole,
    understood: [
      ...understood.filter((one) => !held.has(placeOf(one.as))),
      ...own.understood.map((one) => ({ ...one, as: `behaviours[${places[placeOf(one.as)] ?? places[0]}]` })),
    ],
    notUnderstood: [...notUnderstood.filter((missed) => !text.includes(missed.text)), ...own.notUnderstood],
  };
}

/** Numbers below ten as words, which a tool with an amount would have to say. */
const amounts: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Whether tools say each number of a text: "old revisions, *five* are enough" does not turn them off. */
function sayNumbers(text: string, { plan, notUnderstood }: Read): boolean {
  const said = JSON.stringify([plan, notUnderstood]).toLowerCase();
  return amounts.every(
    (word, at) => !new RegExp(`\\b${word}\\b`, 'i').test(text) || new RegExp(`\\b(?:${at + 2}|${word})\\b`).test(said),
  );
}

/** "They land *there* after logging in": a tool that leads nowhere. */
const doesNothing = (tool: PlanBehaviour): boolean =>
  (tool.kind === 'login_redirect' && tool.login === '' && tool.logout === '' && tool.targets.length === 0) ||
  (tool.kind === 'inserted_text' && tool.text === '' && tool.url === '');

/** Whether a tool says when, for whom or of what it does nothing, in ways that patterns do not know. */
const hasLimit = (tool: PlanBehaviour | undefined): boolean =>
  tool !== undefined && ['season_from', 'spared_roles', 'minimum_words'].some((member) => member in tool);

/** The place of a behaviour in its plan; -1 for other parts. */
const placeOf = (as: string): number => Number(/^behaviours\[(\d+)\]$/.exec(as)?.[1] ?? -1);

function isValid(plan: PluginPlan): boolean {
  try {
    checkPlan(plan);
    return true;
  } catch (error) {
    if (error instanceof GenerationError) return false;
    throw error;
  }
}
