import type { Fault, PlanContext } from '../behaviour.ts';
import { attributesFor, checkConditions } from '../conditions.ts';
import { isInTable } from '../in-table.ts';
import { checkAudience } from '../shown/audience.ts';
import { checkAttribute, checkName, oneOfNames } from '../shown/check-parts.ts';
import { checkPlaces, recordAt } from '../shown/places.ts';
import { unknownPlaceholders } from '../texts.ts';
import type { Reaction } from './reaction-plan.ts';

/** Roles that nobody gets by pressing a button. */
const powerful: readonly string[] = ['administrator', 'editor', 'shop_manager'];

/** Places within a line of text, or in mails and the head. */
const inLine: readonly string[] = [
  'before_title',
  'after_title',
  'product_price',
  'product_image',
  'admin_bar',
  'head',
  'feed',
  'comment_form',
  'below_image',
  'order_email',
];

/** What opens one after another is done in a set of posts. */
function checkOrder({ entity, act, progress, in_order: order }: Reaction, context: PlanContext): Fault | null {
  if (order === undefined) return null;
  const own = (context.plan.entities ?? []).map(({ key }) => key);
  const known = [
    ...own.filter((key) => !isInTable(key, context)),
    ...['post', 'page'].filter((key) => !own.includes(key)),
  ];
  if (!known.includes(entity)) return { at: 'in_order', expected: `none but of ${oneOfNames(known)}`, got: order };
  if (progress === undefined) return { at: 'in_order', expected: 'none without progress', got: order };
  if (act.is !== 'complete') return { at: 'in_order', expected: 'none but of complete', got: order };
  const [unknown] = unknownPlaceholders(order.message, ['previous']);
  if (unknown !== undefined) return { at: 'in_order.message', expected: 'placeholders: {previous}', got: unknown };
  return checkAttribute(order.by, 'in_order.by', entity, context, ['number', 'date', 'text']);
}

/** The first thing in a reaction that does not fit the plan. */
export function checkReaction(reaction: Reaction, context: PlanContext): Fault | null {
  const { entity, act, audience, progress, certificate, outcomes = [], places = [] } = reaction;
  if (entity === 'order') return { at: 'entity', expected: 'records that people meet on the site', got: entity };
  if (audience.who === 'owner' || (audience.who === 'guests' && (act.is === 'follow' || progress !== undefined)))
    return { at: 'audience.who', expected: 'people that can be told apart, such as logged_in', got: audience.who };
  if (act.is === 'follow' && audience.who === 'everyone')
    return { at: 'audience.who', expected: 'people with an address, such as logged_in', got: audience.who };
  if (act.is === 'choose' || act.is === 'report') {
    const [key, all] = act.is === 'choose' ? ['options', act.options] : ['reasons', act.reasons];
    const twice = all.findIndex((one, at) => all.indexOf(one) !== at);
    if (twice !== -1) return { at: `act.${key}[${twice}]`, expected: 'each once', got: all[twice] };
  }
  if (progress === undefined && certificate !== undefined)
    return { at: 'progress', expected: 'the set of which all are done', got: undefined };
  const order = checkOrder(reaction, context);
  if (order !== null) return order;
  for (const [index, place] of places.entries()) {
    if (inLine.includes(place.place))
      return { at: `places[${index}].place`, expected: 'a place that has room for a form', got: place.place };
    const about = recordAt(place);
    if (about !== entity)
      return { at: `places[${index}].of`, expected: `a place that is about ${entity}`, got: place.of ?? place.place };
  }
  for (const [index, { when, effect }] of outcomes.entries()) {
    const at = `outcomes[${index}]`;
    if (when.on === 'all' && progress === undefined)
      return { at: `${at}.when.on`, expected: 'each or count, without progress', got: 'all' };
    if (effect.do === 'role') {
      const known = context.roles.filter((role) => !powerful.includes(role));
      if (!known.includes(effect.role))
        return { at: `${at}.effect.role`, expected: oneOfNames(known), got: effect.role };
    }
    if (effect.do === 'set') {
      const known = context.attributes(entity).filter(({ isWritable, type }) => isWritable && type !== 'list');
      if (!known.some(({ key }) => key === effect.attribute))
        return {
          at: `${at}.effect.attribute`,
          expected: oneOfNames(known.map(({ key }) => key)),
          got: effect.attribute,
        };
    }
    if (effect.do === 'email')
      for (const [place, recipient] of effect.recipients.entries()) {
        const path = `${at}.effect.recipients[${place}]`;
        if (recipient.to === 'role' && !context.roles.includes(recipient.role))
          return { at: `${path}.role`, expected: oneOfNames(context.roles), got: recipient.role };
        if (recipient.to === 'relation') {
          const fields = context.plan.entities?.find(({ key }) => key === entity)?.fields ?? [];
          const known = fields.flatMap(({ key, type, multiple }) =>
            type === 'relation' && multiple !== true ? [key] : [],
          );
          if (!known.includes(recipient.relation))
            return { at: `${path}.relation`, expected: oneOfNames(known), got: recipient.relation };
        }
        if (recipient.to === 'attribute') {
          const known = attributesFor(entity, recipient.attribute, context).map(({ key }) => key);
          if (!known.includes(recipient.attribute.replace(/^.*\./, '')))
            return { at: `${path}.attribute`, expected: oneOfNames(known), got: recipient.attribute };
        }
      }
  }
  return (
    checkName(reaction, context) ??
    checkConditions(entity, reaction.conditions ?? [], 'conditions', context) ??
    (progress?.of === 'same' ? checkAttribute(progress.attribute, 'progress.attribute', entity, context) : null) ??
    checkAudience(audience, 'audience', context) ??
    checkPlaces(places, 'places', context)
  );
}
