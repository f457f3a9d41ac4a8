import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { type MarkedSentence, readMarks } from '../learned/read-marks.ts';
import { faultOf } from './fault-of.ts';
import type { CorePlace } from './fields.ts';
import { recordIn } from './idioms/gathering.ts';
import type { Idiom } from './idioms/idiom.ts';
import { readIdioms, silentDeed } from './idioms/read-idioms.ts';
import { gatheredIdioms } from './idioms/table.ts';
import type { Mutable } from './records-told.ts';
import { Story } from './story.ts';

/** What sentences add to a plan that is there. */
export interface AddedParts {
  readonly plan: PluginPlan;
  /** Behaviours that the plan did not have. */
  readonly added: readonly PlanBehaviour[];
  /** Words of which a part was made, or that say that one is not wanted. */
  readonly understood: readonly { readonly text: string; readonly behaviour: PlanBehaviour | null }[];
  readonly notUnderstood: readonly { readonly text: string; readonly reason: string }[];
}

/** Words without one of which a text says nothing of such parts: reading it is left out. */
const cues =
  /repeat|recur|(?:back|round) |every|each|week|month|year|daily|fortnight|alternate|nightly|hourly|csv|excel|spreadsheet|json|export|download|extract|number|reference|code|files?\b|feed/i;

/**
 * Adds what a text says of repeating records, imports, downloads and look-ups to a plan, whoever made it. Fields that become dates
 * and records that are nobody's business change with it.
 * @param spokenOf the records of the plan that the text is about where it names none
 */
export function withGatheredParts(
  plan: PluginPlan,
  text: string,
  spokenOf: string | null = null,
  among: readonly Idiom[] = gatheredIdioms,
): AddedParts {
  if (!cues.test(text)) return { plan, added: [], understood: [], notUnderstood: [] };
  const story = storyOf(plan, text);
  story.current = spokenOf;
  const before = new Set(story.behaviours);
  for (const sentence of readMarks(text)) readSentence(sentence, story, text, among);
  const toTell = story.refused.length;
  for (const later of story.laters) later();
  const fresh = story.behaviours.filter((one) => !before.has(one));
  const grown = withRecords(plan, story);
  const refused = story.refused.slice(toTell).map(({ deed, reason }) => ({ text: deed.text, reason }));
  const added = fresh.filter((one) => faultOf(one, grown) === null);
  const understood = story.told.flatMap(({ deed, behaviour }) =>
    behaviour === null || added.includes(behaviour) ? [{ text: deed.text, behaviour }] : [],
  );
  if (added.length === 0) return { plan, added, understood, notUnderstood: refused };
  return {
    plan: { ...grown, behaviours: [...(plan.behaviours ?? []), ...added] },
    added,
    understood,
    notUnderstood: refused,
  };
}

function readSentence(sentence: MarkedSentence, story: Story, text: string, among: readonly Idiom[]): void {
  const words = sentence.tokens.map(({ lower }) => lower).join(' ');
  readIdioms([silentDeed(text, sentence)], story, among);
  story.current = recordIn(words, story) ?? story.current;
}

/** A story that knows what a plan has. */
function storyOf({ entities = [], behaviours = [], roles = [] }: PluginPlan, text: string): Story {
  const story = new Story(text, new Set(entities.map(({ singular }) => singular.toLowerCase())), false);
  for (const {
    key,
    singular,
    plural,
    public: isPublic,
    core_fields: core = [],
    fields = [],
    taxonomies = [],
  } of entities)
    story.entities.set(key, {
      key,
      singular,
      plural,
      isPublic: isPublic === true,
      coreFields: new Map(core.map(({ as, label }): [CorePlace, string] => [as, label])),
      fields: new Map(fields.map((field): [string, Mutable<PlanField>] => [field.key, { ...field }])),
      taxonomies: new Map(taxonomies.map((taxonomy) => [taxonomy.key, { ...taxonomy }])),
    });
  for (const role of roles) story.roles.set(role.key, { ...role });
  story.behaviours = [...behaviours];
  return story;
}

/** The plan with what became of its records. */
function withRecords(plan: PluginPlan, story: Story): PluginPlan {
  if (plan.entities === undefined) return plan;
  return {
    ...plan,
    entities: plan.entities.map((entity) => {
      const own = story.entity(entity.key);
      if (own === undefined) return entity;
      const fields = [...own.fields.values()];
      const isClosed = entity.public === true && !own.isPublic;
      const isSame = JSON.stringify(fields) === JSON.stringify(entity.fields ?? []);
      return {
        ...entity,
        ...(isSame ? {} : { fields }),
        ...(isClosed ? { public: false, ...(entity.archive === undefined ? {} : { archive: false }) } : {}),
      };
    }),
  };
}
