import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';

type Members = Record<string, unknown>;

const text = ['text', 'textarea', 'rich_text'];

/** Random languages of what a plan has: fields with a translation, connected pages, texts with odd characters. */
export function languages(one: Members, context: PlanContext, pick: number): Members {
  const all = ['en', 'de', 'fr'].slice(0, 2 + (pick % 2)).map((code) => ({ code, name: `It's <${code}>` }));
  const entity = (context.plan.entities ?? []).find(
    ({ public: isPublic, fields = [] }) =>
      isPublic !== false && fields.some(({ type, multiple }) => text.includes(type) && multiple !== true),
  );
  const isPosts =
    !(context.plan.features ?? []).includes('custom_table') &&
    (context.plan.behaviours ?? []).every(({ kind }) => kind !== 'stored_in_table');
  const field = entity?.fields?.find(({ type, multiple }) => text.includes(type) && multiple !== true);
  return {
    kind: one['kind'],
    languages: all,
    places: pick % 2 === 0 ? [{ place: 'footer' }] : [{ place: 'below_content' }],
    ...(entity !== undefined && field !== undefined && isPosts && !['title', 'content'].includes(field.key)
      ? {
          values: [
            { entity: entity.key, attribute: pick % 2 === 0 ? 'title' : 'content', language: 'de', field: field.key },
          ],
        }
      : {}),
    ...(pick % 3 === 0
      ? {}
      : {
          texts: [{ text: '%1$s isn\'t "here"', translations: [{ language: 'de', text: '%1$s fehlt <b>$x' }] }],
          staff_language: pick % 2 === 0 ? 'de' : 'en',
        }),
  };
}
