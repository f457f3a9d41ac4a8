import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { withoutLongRuns } from '@presswright/shared/without-long-runs';
import type { PlannedProject } from '../planned-project.ts';
import { isBackground } from './background.ts';
import { composePlan } from './composing/compose.ts';
import { withoutPublicDealings } from './composing/settle.ts';
import { readStatements } from './language/read-statements.ts';
import { nearestTo } from './nearest-behaviour.ts';
import { isWholeDownload, withParts } from './patterns-with-parts.ts';
import { readByPatterns, readTools } from './read-by-patterns.ts';
import { Scene } from './scene.ts';
import { withToolsByPatterns } from './sentences-by-patterns.ts';
import { tellSentences } from './told-sentences.ts';
import { uncovered } from './uncovered.ts';

/**
 * Descriptions of fewer words, or of short sentences, are requests rather than letters. Of more, patterns claim whole sentences for
 * what they know of them.
 */
const terse = 42;

/** What patterns read over: parts of a plan that keep others from doing more than is asked for. */
const beyondPatterns =
  /"(?:season_from|spared_roles|teaser_words|teaser_paragraphs|free_reads|minimum_words|log_in|calendar_feed)"/;

/**
 * What a description is understood to ask for, and where each of its clauses ended. The reader that makes more of it
 * is taken: patterns know terse requests, annotated texts teach how people write.
 */
export function readDescription(description: string, title: string): PlannedProject<PluginPlan> {
  const text = withoutLongRuns(description);
  const read = chosenReading(text, title);
  return { ...read, notUnderstood: tellSentences(text, read.notUnderstood) };
}

function chosenReading(description: string, title: string): PlannedProject<PluginPlan> {
  const patterned = readPrivately(description, title);
  const composed = composePlan(description);
  const scene = new Scene(composed.plan);
  const statements = readStatements(description).filter((statement) => !isBackground(statement, scene));
  const learned = withToolsByPatterns(description, statements, composed, (text) => readTools(text, title));
  const parts = ({ plan: { behaviours = [], entities = [], roles = [], settings = [] } }: PlannedProject<PluginPlan>) =>
    behaviours.length + entities.length + roles.length + settings.length;
  const deeds = ({ plan }: PlannedProject<PluginPlan>): number => plan.behaviours?.length ?? 0;
  // "Free shipping for orders over 50 euros": patterns take what does a job for the name of a record, and the text for read.
  const isHollow =
    deeds(learned) > 0 &&
    ((deeds(patterned) === 0 && isBare(patterned.plan)) || namesRecordsByTitle(patterned.plan, description));
  const isWhole = patterned.notUnderstood.length === 0 && parts(patterned) > 0 && !isHollow;
  const words = description.split(/\s+/).length;
  const isTerse =
    words < terse || lacksProperties(learned.plan, patterned.plan) || words < 8 * description.split(/[.!?\n]+/).length;
  // Patterns know nothing of some behaviours, and claim more words than they understand.
  const isUnknown =
    (beyond(learned.plan) > 0 && beyond(learned.plan) >= beyond(patterned.plan)) ||
    (beyondPatterns.test(JSON.stringify(learned.plan)) && !beyondPatterns.test(JSON.stringify(patterned.plan)));
  const worth = (one: PlannedProject<PluginPlan>): number => parts(one) - one.notUnderstood.length;
  // Of records, patterns know the properties better than what happens to them; of site tools they know most.
  const hasRecords = (patterned.plan.entities ?? []).length > 0 || deeds(patterned) === 0;
  const isLess =
    !isHollow &&
    (deeds(learned) < deeds(patterned) ||
      (hasRecords
        ? deeds(learned) === deeds(patterned) && worth(learned) <= worth(patterned)
        : deeds(learned) === deeds(patterned) || worth(learned) <= worth(patterned)));
  // "Restrict posts to members. Show “Please join” to others": all of it says what one tool does.
  const tools = isTerse && !isUnknown ? readTools(description, title) : null;
  if (tools !== null && tools.notUnderstood.length === 0 && deeds(tools) > 0 && parts(tools) === deeds(tools))
    return tools;
  // Of a letter of which annotated texts make nothing, patterns make nothing that is worth more than what they miss.
  const isBetter =
    parts(learned) === 0 ? isTerse || worth(patterned) > 0 : isTerse && !isUnknown && (isLess || isWhole);
  if (isBetter && (parts(patterned) > 0 || learned.notUnderstood.length === 0)) return patterned;
  const open = uncovered(description, statements, [...learned.understood, ...learned.notUnderstood], (one) =>
    nearestTo(one, learned.plan),
  );
  return { ...learned, notUnderstood: [...learned.notUnderstood, ...open] };
}

/** What patterns make of a description, with parts that they do not know: nobody but those concerned reads what was agreed or sent in. */
function readPrivately(description: string, title: string): PlannedProject<PluginPlan> {
  const read = readByPatterns(description, title);
  return withParts({ ...read, plan: withoutPublicDealings(read.plan) }, description);
}

/** What no pattern makes, so that a plan without it has lost it: lists of the administration, what owners do, steps … */
const isBeyondPatterns = (one: PlanBehaviour): boolean =>
  /^(?:staff_list|own_records|owner_message|approval_steps|account_policy|post_subscription|comment_authors|downloads|booking|recurrence|file_import|record_lookup|record_export)$/.test(
    one.kind,
  ) ||
  (one.kind === 'capacity_limit' && one.waits === true) ||
  (one.kind === 'listing' && one.whose === 'of_own');

const beyond = (plan: PluginPlan): number =>
  (plan.behaviours ?? []).filter(
    (one) => isBeyondPatterns(one) && !(one.kind === 'record_export' && isWholeDownload(one, plan)),
  ).length;

/** Whether a plan has nothing but names of records. */
const isBare = ({ entities = [], roles = [], settings = [] }: PluginPlan): boolean =>
  roles.length + settings.length === 0 &&
  entities.every(
    ({ fields = [], core_fields: core = [], taxonomies = [] }) => fields.length + core.length + taxonomies.length === 0,
  );

/** Whether what a plan does is done to bare records of which its text has no word: the plugin's name gave them one. */
function namesRecordsByTitle(plan: PluginPlan, description: string): boolean {
  const text = description.toLowerCase();
  const used = new Set((plan.behaviours ?? []).map((behaviour) => ('entity' in behaviour ? behaviour.entity : null)));
  return (
    isBare(plan) &&
    (plan.entities ?? []).some(
      ({ key }) => used.has(key) && key.split('_').every((word) => !text.includes(word.slice(0, -1) || word)),
    )
  );
}

/** Whether a plan knows no property of any record where another knows a list of them: "A library: books with title, author and ISBN". */
function lacksProperties(plan: PluginPlan, other: PluginPlan): boolean {
  const count = ({ entities = [] }: PluginPlan): number =>
    entities.reduce((sum, { fields = [], core_fields: core = [] }) => sum + fields.length + core.length, 0);
  return count(plan) === 0 && count(other) > 2;
}
