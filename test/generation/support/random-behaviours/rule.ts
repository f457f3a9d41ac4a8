import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { audienceOf, picked } from './ground.ts';

type Loose = Record<string, unknown>;

const early: Readonly<Record<string, readonly string[]>> = {
  media: ['file_name', 'file_size', 'width'],
  user: ['name', 'email', 'login', 'role'],
  comment: ['name', 'email', 'content', 'link_count'],
  category: ['title', 'description'],
  tag: ['title', 'slug'],
  order: ['email', 'country', 'total', 'item_count'],
};

/** A rule about what there is in the plan. */
export function rule(one: Loose, context: PlanContext, pick: number): Loose {
  const entity = picked(context.entities, pick, 'post');
  const known = context.attributes(entity).filter(({ key }) => early[entity]?.includes(key) ?? true);
  const of = (...types: string[]): string =>
    picked(
      known.filter(({ type }) => types.includes(type)).map(({ key }) => key),
      pick,
      '',
    );
  const dates = known.filter(({ type }) => type === 'date').map(({ key }) => key);
  const datesOf = () => ({
    attribute: picked(dates, pick, ''),
    other: dates.length > 1 ? picked(dates, pick + 1, '') : '',
  });
  const drafts = (one['checks'] as Loose[]).map((check): Loose => {
    switch (check['is']) {
      case 'length':
        return { is: 'length', attribute: of('text', 'list'), counts: check['counts'], max: 60 };
      case 'number':
        return { is: 'number', attribute: of('number', 'money', 'list'), min: 1, max: 5.5 };
      case 'date':
        return { is: 'date', attribute: of('date'), from_days: -2, weekdays: ['monday'], until_time: '17:00' };
      case 'after':
        return { ...check, ...datesOf() };
      case 'span':
        return { ...datesOf(), is: 'span', max: 4, unit: check['unit'] };
      case 'text':
        return {
          ...check,
          attribute: of('text', 'list'),
          values: ["It's", '.pdf', '@example.org', '/a?b=1', '$5'],
          in_settings: pick % 2 === 0,
        };
      case 'unique':
        return { is: 'unique', attributes: [of('text')] };
      case 'no_overlap':
        return { is: 'no_overlap', start: of('date'), end: of('date'), same: [of('text')], gap_minutes: 15 };
      case 'count': {
        const { attribute: _, ...rest } = check;
        return { ...rest, ...(check['per'] === 'attribute' ? { attribute: of('text') } : {}) };
      }
      case 'capacity': {
        const fields = (context.plan.entities ?? []).find(({ key }) => key === entity)?.fields ?? [];
        const relation = fields.find(({ type }) => type === 'relation');
        const parent = (context.plan.entities ?? []).find(({ key }) => key === relation?.relates_to);
        const room = parent?.fields?.find(({ type }) => type === 'integer' || type === 'number');
        return { is: 'capacity', relation: relation?.key ?? '', field: room?.key ?? '' };
      }
      case 'related': {
        const fields = (context.plan.entities ?? []).find(({ key }) => key === entity)?.fields ?? [];
        const relation = fields.find(({ type }) => type === 'relation');
        const dates = context.attributes(relation?.relates_to ?? '').filter(({ type }) => type === 'date');
        const keys = dates.map(({ key }) => key);
        const condition = { attribute: picked(keys, pick, 'date'), is: pick % 2 === 0 ? 'upcoming' : 'past' };
        return { is: 'related', relation: relation?.key ?? '', conditions: [condition] };
      }
      case 'password':
        return entity === 'user' ? check : { is: 'filled', attribute: of('text') };
      default:
        return {
          is: 'filled',
          attribute: picked(
            known.map(({ key }) => key),
            pick,
            '',
          ),
        };
    }
  });
  const isEarly = entity in early;
  // What the records have nothing for is left out.
  const checks = drafts.filter((check) => !Object.values(check).includes('')).slice(0, 3);
  return {
    ...one,
    entity,
    when: isEarly && one['when'] === 'published' ? 'saved' : one['when'],
    checks: checks.length === 0 ? [{ is: 'filled', attribute: of('text') }] : checks,
    conditions: pick % 3 === 0 ? [{ attribute: of('text'), is: 'not_equal', value: `It's "x"` }] : [],
    ...(pick % 4 === 0
      ? { exempt: audienceOf({ who: 'roles' }, context, pick) }
      : { exempt: audienceOf({ who: 'logged_in' }, context, pick) }),
    outcome: isEarly ? 'refuse' : picked(['refuse', 'hold', 'draft'], pick, 'refuse'),
    message: pick % 2 === 0 ? '' : "Please don't <b>50%</b>",
  };
}
