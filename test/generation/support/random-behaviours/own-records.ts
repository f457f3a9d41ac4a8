import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { editableTypes } from '../../../../server/src/generation/behaviours/own-records/own-plan.ts';
import { picked } from './ground.ts';

type Members = Record<string, unknown>;

/** Random rights of owners over records that have some, with fields that there are. */
export function ownRecords(one: Members, { plan }: PlanContext, pick: number): Members {
  const entity = picked([...(plan.entities ?? []).map(({ key }) => key), 'post'], pick, 'post');
  const fields = plan.entities?.find(({ key }) => key === entity)?.fields ?? [];
  const email = fields.find(({ type }) => type === 'email');
  const isByLink = email !== undefined && pick % 2 === 0;
  const marked = fields.filter(({ type, multiple }) => multiple !== true && (type === 'boolean' || type === 'choice'));
  return {
    ...one,
    entity,
    name: `own_${entity}_${pick}`,
    proof: isByLink ? { by: 'link', field: email.key } : { by: 'account' },
    fields: [
      'title',
      ...fields
        .filter(
          ({ key, type, multiple }) =>
            multiple !== true &&
            (editableTypes as readonly string[]).includes(type) &&
            !(isByLink && key === email.key),
        )
        .map(({ key }) => key),
    ],
    marks: marked.slice(0, 2).map(({ key, type, choices }) => ({
      label: `It's "${key}" & done`,
      field: key,
      value: type === 'boolean' ? true : (choices?.[0]?.value ?? ''),
    })),
  };
}
