import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { audienceOf, conditionsOf, picked } from './ground.ts';

type Loose = Record<string, unknown>;

const few: Readonly<Record<string, readonly string[]>> = {
  media: ['read', 'list', 'create', 'edit', 'delete'],
  user: ['read', 'list', 'create', 'edit', 'delete'],
  comment: ['read', 'list', 'create', 'edit', 'delete'],
  category: ['read', 'edit', 'delete'],
  tag: ['read', 'edit', 'delete'],
  order: ['edit', 'delete'],
};

/** A restriction of what there is in the plan. */
export function restriction(one: Loose, context: PlanContext, pick: number): Loose {
  const subject = subjectOf(one['subject'] as Loose, context, pick);
  const hasOwner = subject['of'] === 'records' && subject['entity'] !== 'category' && subject['entity'] !== 'tag';
  const { target: _, shows_teaser: __, ...rest } = one;
  return {
    ...rest,
    subject,
    allowed: audienceOf(one['allowed'] as Loose, context, pick, hasOwner),
    message: pick % 2 === 0 ? '' : 'Not “{title}” & <b>50%</b>',
    ...(one['outcome'] === 'redirect' ? { target: pick % 2 === 0 ? '/join' : 'https://example.org/join' } : {}),
    ...(one['outcome'] === 'message' && subject['of'] === 'records' ? { shows_teaser: pick % 2 === 0 } : {}),
  };
}

function subjectOf(subject: Loose, context: PlanContext, pick: number): Loose {
  if (subject['of'] === 'records') {
    const entity = picked(context.entities, pick, 'post');
    const known = few[entity] ?? ['read', 'list', 'edit', 'delete', 'comment', 'create', 'publish'];
    const deeds = [...new Set([picked(known, pick, 'edit'), picked(known, pick + 2, 'edit')])];
    const isEarly = deeds.includes('create') || deeds.includes('publish');
    return { of: 'records', entity, deeds, ...(isEarly ? {} : { conditions: conditionsOf(entity, context, pick) }) };
  }
  if (subject['of'] === 'field') {
    const fields = (context.plan.entities ?? []).flatMap(({ key, fields = [] }) =>
      fields.map((field) => ({ entity: key, field: field.key })),
    );
    return {
      ...subject,
      ...picked([...fields, { entity: 'product', field: 'price' }], pick, { entity: '', field: '' }),
    };
  }
  if (subject['of'] === 'addresses')
    return { of: 'addresses', paths: pick % 3 === 0 ? [] : ['/club/*', '/Über-uns'], except: ['/open'] };
  if (subject['of'] === 'admin')
    return { of: 'admin', screens: pick % 2 === 0 ? ['tools', 'updates'] : ['edit.php?post_type=page'] };
  return subject;
}
