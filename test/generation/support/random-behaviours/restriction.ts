import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { isInTable } from '../../../../server/src/generation/behaviours/in-table.ts';
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
  const {
    target: _,
    shows_teaser: __,
    teaser_words: ___,
    teaser_paragraphs: _p,
    free_reads: _f,
    protects_files: _files,
    button: ____,
    ...rest
  } = one;
  if (subject['of'] === 'records' && subject['entity'] === 'user' && pick % 3 === 0)
    return login(rest, subject, context, pick);
  return {
    ...rest,
    subject,
    allowed: audienceOf(one['allowed'] as Loose, context, pick, hasOwner),
    message: pick % 2 === 0 ? '' : 'Not “{title}” & <b>50%</b>',
    ...(one['outcome'] === 'redirect' ? { target: pick % 2 === 0 ? '/join' : 'https://example.org/join' } : {}),
    ...(one['outcome'] === 'message' && subject['of'] === 'records' ? { shows_teaser: pick % 2 === 0 } : {}),
    ...(one['outcome'] === 'message' && subject['of'] === 'records' && pick % 4 === 0
      ? { teaser_words: 1 + (pick % 80) }
      : {}),
    ...(one['outcome'] === 'message' && subject['of'] === 'records' && pick % 4 === 2
      ? { teaser_paragraphs: 1 + (pick % 50) }
      : {}),
    ...(subject['entity'] === 'media' && (subject['deeds'] as string[]).includes('read') && pick % 3 !== 0
      ? { protects_files: true }
      : {}),
    ...(isRead(subject, context) && pick % 3 !== 2
      ? {
          free_reads: {
            count: 1 + (pick % 100),
            per: (['day', 'week', 'month', 'year'] as const)[pick % 4],
            shows_count: pick % 2 === 0,
          },
        }
      : {}),
    ...(one['outcome'] === 'message' && showsPage(subject) && pick % 3 !== 0
      ? { button: { label: 'Join "us" & <b>win</b>', url: pick % 2 === 0 ? '/join' : 'https://example.org/?a=1&b=2' } }
      : {}),
  };
}

const isRead = (subject: Loose, { plan }: PlanContext): boolean =>
  subject['of'] === 'records' &&
  (subject['deeds'] as string[]).includes('read') &&
  few[String(subject['entity'])] === undefined &&
  !isInTable(String(subject['entity']), { plan });

const showsPage = (subject: Loose): boolean =>
  subject['of'] === 'addresses' ||
  subject['of'] === 'passages' ||
  (subject['of'] === 'records' &&
    (subject['deeds'] as string[]).some((deed) => ['read', 'comment', 'buy'].includes(deed)));

/** Accounts that cannot log in. */
const login = (rest: Loose, subject: Loose, context: PlanContext, pick: number): Loose => ({
  ...rest,
  subject: { ...subject, deeds: ['log_in'], conditions: conditionsOf('user', context, pick) },
  allowed: { who: 'roles', roles: [picked(context.roles, pick, 'editor')] },
  outcome: 'message',
  message: '',
});

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
