import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { Behaviour, Understanding } from '../../understanding/understanding.ts';
import type { UnderstoodPart } from '../../understanding/understood-part.ts';
import { behaviourOf } from './to-plan.ts';
import { kindOfTool } from './tool-options.ts';

/** Where the clauses of a description ended: in a part of the plan, or nowhere. */
export interface ClausePlaces {
  readonly understood: readonly { readonly text: string; readonly as: string }[];
  readonly notUnderstood: readonly { readonly text: string; readonly reason: string }[];
}

const nothingMade = 'No part of the plan comes of it.';
const nothingFits = 'No part of a plan says this.';

/** Where each clause ended in the plan that was made of it. */
export function placesOfClauses(
  { clauses, namesContent, notUnderstood }: Understanding,
  plan: PluginPlan,
): ClausePlaces {
  const understood: { text: string; as: string }[] = [];
  const missed: { text: string; reason: string }[] = [];
  for (const { text, parts } of clauses) {
    const paths = [...new Set(parts.flatMap((part) => pathOf(part, plan, namesContent) ?? []))];
    if (paths.length === 0) missed.push({ text, reason: reasonOf(parts) });
    for (const as of paths) understood.push({ text, as });
  }
  return { understood, notUnderstood: [...missed, ...notUnderstood.map((text) => ({ text, reason: nothingFits }))] };
}

/** Why the plan has none of the parts that a clause was read as. */
function reasonOf(parts: readonly UnderstoodPart[]): string {
  const names = new Set(
    parts.flatMap((part) => ('entity' in part ? part.entity : part.part === 'behaviour' ? [] : part.key)),
  );
  if (names.size > 0)
    return `Read as ${[...names].map((name) => `“${name.replaceAll('_', ' ')}”`).join(', ')}, which the plan leaves out.`;
  return parts.length > 0 ? 'What was read of it is left out of the plan.' : nothingMade;
}

/** The path of a part; null when the plan has it no more. */
function pathOf(part: UnderstoodPart, plan: PluginPlan, namesContent: boolean): string | null {
  const { entities = [], behaviours = [], roles = [], settings = [] } = plan;
  const at = (list: string, place: number) => (place === -1 ? null : `${list}[${place}]`);
  const keyed = (list: readonly { readonly key: string }[], key: string) => list.findIndex((one) => one.key === key);
  switch (part.part) {
    case 'role':
      return at('roles', keyed(roles, part.key));
    case 'setting':
      return at('settings', keyed(settings, part.key));
    case 'tool':
      return at(
        'behaviours',
        behaviours.findIndex(({ kind }) => kind === kindOfTool(part.key)),
      );
    case 'behaviour': {
      const wanted = JSON.stringify(behaviourOf(JSON.parse(part.key) as Behaviour, namesContent));
      return at(
        'behaviours',
        behaviours.findIndex((one) => JSON.stringify(one) === wanted),
      );
    }
    default: {
      const place = keyed(entities, part.entity);
      const entity = entities[place];
      const own = at('entities', place);
      if (own === null || entity === undefined) return null;
      if (part.part === 'entity') return own;
      if (part.part === 'field') return at(`${own}.fields`, keyed(entity.fields ?? [], part.key));
      if (part.part === 'taxonomy') return at(`${own}.taxonomies`, keyed(entity.taxonomies ?? [], part.key));
      const named = (entity.core_fields ?? []).findIndex((one) => one.as === part.key);
      return at(`${own}.core_fields`, named);
    }
  }
}
