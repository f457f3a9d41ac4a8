import type { PlanEntity } from '@presswright/shared/schemas/plans/parts';

/** Gives the steps of a random form, and what it asks only after certain answers, fields that it has. */
export function groundGuide(one: Record<string, unknown>, entity: PlanEntity | undefined, pick: number): void {
  const asked = Array.isArray(one.fields) ? one.fields : undefined;
  const typed = (entity?.fields ?? []).filter(
    ({ key, type }) => !['file', 'image', 'gallery'].includes(type) && (asked?.includes(key) ?? true),
  );
  if ('steps' in one) {
    const keys = typed.map(({ key }) => key).filter((_, index) => (index + pick) % 3 > 0);
    const middle = Math.ceil(keys.length / 2);
    const steps = [
      { title: `It's "1" & more`, fields: keys.slice(0, middle) },
      { title: 'Rest', fields: [...keys.slice(middle), ...(pick % 2 === 0 ? ['content'] : ['title'])] },
    ];
    if (keys.length === 0) delete one.steps;
    else one.steps = steps;
  }
  if (!('asked_if' in one)) return;
  const other = typed.find(({ type }) => type === 'choice' || type === 'boolean');
  const free = typed.filter(({ key, required }) => required !== true && key !== other?.key && key !== one.confirmation);
  if (other === undefined || free.length === 0) {
    delete one.asked_if;
    return;
  }
  one.asked_if = free.slice(0, 3).map(({ key }, index) => ({
    field: key,
    other: other.key,
    values: other.type === 'boolean' ? ['yes'] : [(other.choices ?? [])[0]?.value ?? ''],
    required: index % 2 === 0,
  }));
}
