import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { type Deed, slotsOf } from '../deeds.ts';
import type { Story } from '../story.ts';
import { relate } from './records.ts';

type ParentFigure = BehaviourOf<'parent_figure'>;

const goals = /\b(?:goals?|targets?|budgets?|needed|aims?)\b/i;

/**
 * "The total of donations per campaign", where campaigns are records of their own: each donation belongs to one, and each
 * campaign shows its figure. Whether it was made; otherwise the figure is one of the records themselves.
 * @param field the number that is worked out; none for a count
 */
export function figurePerParent(
  deed: Deed,
  entity: string,
  figure: string,
  field: string | undefined,
  story: Story,
): boolean {
  if (figure !== 'sum' && figure !== 'average' && figure !== 'count') return false;
  const parent = slotsOf(deed, 'group')
    .map(({ text }) => story.find(text))
    .find((key) => key !== null && key !== entity && story.isOwn(key));
  if (parent == null || !story.isOwn(entity) || relate(entity, parent, story) === null) return false;
  story.add(
    {
      kind: 'parent_figure',
      entity,
      parent,
      figure,
      field: figure === 'count' ? null : (field ?? null),
      goal: figure === 'sum' && /\bprogress\b|\btowards\b/i.test(deed.text) ? goalOf(parent, story) : null,
    },
    deed,
  );
  return true;
}

/** "…and a progress bar": how far the figure of the same sentence is towards the goal of its records. */
export function progressOfParent(deed: Deed, story: Story): boolean {
  const last = story.told.at(-1);
  const made = last?.behaviour;
  if (made?.kind !== 'parent_figure' || last?.deed.sentence !== deed.sentence || made.figure !== 'sum') return false;
  const goal = goalOf(made.parent, story);
  if (!/\bprogress|thermometer\b/i.test(deed.text) || goal === null) return false;
  (made as { -readonly [Key in keyof ParentFigure]: ParentFigure[Key] }).goal = goal;
  story.add(made, deed);
  return true;
}

const goalOf = (entity: string, story: Story): string | null =>
  [...(story.entity(entity)?.fields.values() ?? [])].find(
    ({ label, type }) => goals.test(label) && (type === 'money' || type === 'number' || type === 'integer'),
  )?.key ?? null;
