import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { checkAudience } from '../shown/audience.ts';
import { checkAttribute, checkName, oneOfNames } from '../shown/check-parts.ts';
import { checkWhose } from '../shown/check-whose.ts';
import { checkPlaces } from '../shown/places.ts';
import { charts, type Figure } from './figure-plan.ts';

const numbers = ['number', 'money'] as const;

/** The first thing in a figure that does not fit the plan. */
export function checkFigure(figure: Figure, context: PlanContext): Fault | null {
  const { entity, what, attribute, date, period, by, goal, look, audience } = figure;
  const isNumeric = what !== 'count' && what !== 'distinct';
  if (what === 'count' && attribute !== undefined)
    return { at: 'attribute', expected: 'none of a count', got: attribute };
  if (what !== 'count' && attribute === undefined)
    return { at: 'attribute', expected: `what the ${what} is of`, got: undefined };
  if (date === undefined && (period !== undefined || (by !== undefined && by.each !== 'value')))
    return { at: 'date', expected: 'the date that counts', got: undefined };
  if (figure.has_trend === true && (period === undefined || period.only === 'next_days'))
    return { at: 'has_trend', expected: 'a period that there was before', got: true };
  if ((by !== undefined) !== charts.includes(look))
    return {
      at: 'look',
      expected: by === undefined ? 'number, progress, remaining or stars of one figure' : oneOfNames(charts),
      got: look,
    };
  if (figure.most !== undefined && by === undefined)
    return { at: 'most', expected: 'none of one figure', got: figure.most };
  const hasGoal = look === 'progress' || look === 'remaining';
  if (hasGoal !== (goal !== undefined))
    return {
      at: 'goal',
      expected: hasGoal ? 'what is to be reached' : 'none but of progress and remaining',
      got: goal,
    };
  if (audience.who === 'owner') return { at: 'audience.who', expected: 'whose: own in its place', got: 'owner' };
  if (goal?.from === 'record' && !context.entities.includes(goal.goal_entity))
    return { at: 'goal.goal_entity', expected: oneOfNames(context.entities), got: goal.goal_entity };
  return (
    checkName(figure, context) ??
    checkWhose(figure, context) ??
    checkAttribute(attribute, 'attribute', entity, context, isNumeric ? numbers : undefined) ??
    checkAttribute(date, 'date', entity, context, ['date']) ??
    (by?.each === 'value' ? checkAttribute(by.attribute, 'by.attribute', entity, context) : null) ??
    (goal?.from === 'record'
      ? checkAttribute(goal.goal_attribute, 'goal.goal_attribute', goal.goal_entity, context, numbers)
      : null) ??
    checkConditions(entity, figure.conditions ?? [], 'conditions', context) ??
    checkAudience(audience, 'audience', context) ??
    checkPlaces(figure.places ?? [], 'places', context)
  );
}
