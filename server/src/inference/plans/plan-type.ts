import { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import { PluginPlan, planBehaviours } from '@presswright/shared/schemas/plans/plugin-plan';
import { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import type { PlannedKind } from '../../generation/plan-project.ts';
import { type BehaviourSchema, rankBehaviours } from './rank-behaviours.ts';
import { schemaInWords } from './schema-in-words.ts';

/** For whom a type is written. */
export interface PlanTypeFor {
  readonly kind: PlannedKind;
  readonly description: string;
  /** Kinds of behaviours in the service's own reading of the description. */
  readonly read: ReadonlySet<string>;
  /** Characters that the type may have. */
  readonly room: number;
}

/**
 * The type of a plan as a model is told of it, in as many characters as there is room for: with descriptions, else without them;
 * of the behaviours of a plugin as many as fit, the likeliest first. Null: not even the least fits.
 */
export function planType({ kind, description, read, room }: PlanTypeFor): string | null {
  if (kind !== 'plugin') return fitting(kind === 'block' ? BlockPlan : ThemePlan, room)?.text ?? null;
  const { behaviours: _, ...parts } = PluginPlan.properties;
  const base = fitting({ ...PluginPlan, properties: parts }, room * 0.6);
  if (base === null) return null;
  const left = room - base.text.length - behavioursAre.length - 1;
  const ranked = rankBehaviours(planBehaviours as unknown as BehaviourSchema[], description, read);
  return [base.text, behavioursAre, ...behaviourLines(ranked, left, base.told)].join('\n');
}

const behavioursAre = 'The plan also has `behaviours?`, what it does: a list of at most 100, each one of these:';

/** As many behaviours as fit, and what their members mean as far as there is room left, for the likeliest first. */
function behaviourLines(ranked: readonly BehaviourSchema[], room: number, told: Set<string> | null): string[] {
  let left = room;
  const chosen = ranked.flatMap((one) => {
    const line = lineFor(one, null);
    // Some of the room is for what members mean.
    if (line.length + 1 > left - room * 0.25) return [];
    left -= line.length + 1;
    return [{ one, line }];
  });
  return chosen.map(({ one, line }) => {
    const own = new Set(told);
    const explained = lineFor(one, own);
    if (told === null || explained.length - line.length > left) return line;
    left -= explained.length - line.length;
    for (const description of own) told.add(description);
    return explained;
  });
}

const lineFor = (one: BehaviourSchema, told: Set<string> | null): string =>
  `${schemaInWords(one, told)}${one.description === undefined ? '' : ` // ${one.description}`}`;

function fitting(schema: object, room: number): { text: string; told: Set<string> | null } | null {
  const { summary: _, ...properties } = (schema as { properties: Record<string, unknown> }).properties;
  for (const told of [new Set<string>(), null]) {
    const text = `Plan = ${schemaInWords({ ...schema, properties }, told)}`;
    if (text.length <= room) return { text, told };
  }
  return null;
}
