import type { Behaviour, Entity, Field, Understanding } from '../understanding/understanding.ts';
import type { EntityStorage } from './plan.ts';

const status: Field = {
  key: 'status',
  label: 'Status',
  type: 'choice',
  choices: [
    { value: 'pending', label: 'Pending' },
    { value: 'approved', label: 'Approved' },
    { value: 'rejected', label: 'Rejected' },
  ],
  isRequired: false,
  isMultiple: false,
};

/**
 * Rows of tables have no status of WordPress' own: where they wait for approval a column says how they stand, and staff
 * approve or reject them with a click.
 */
export function withModeratedRows(
  understood: Understanding,
  storageOf: (entity: Entity, index: number) => EntityStorage,
): Understanding {
  const { entities, behaviours } = understood;
  const isDecided = (key: string) => behaviours.some((one) => one.kind === 'status_actions' && one.entity === key);
  const moderated = new Set(
    entities
      .filter(
        (entity, index) => storageOf(entity, index) === 'table' && !entity.fields.some(({ key }) => key === 'status'),
      )
      .map(({ key }) => key)
      .filter((key) => !isDecided(key) && behaviours.some((one) => one.kind === 'approval' && one.entity === key)),
  );
  if (moderated.size === 0) return understood;
  return {
    ...understood,
    entities: entities.map((entity) =>
      moderated.has(entity.key) ? { ...entity, fields: [...entity.fields, status] } : entity,
    ),
    behaviours: [
      ...behaviours,
      ...[...moderated].map(
        (entity): Behaviour => ({ kind: 'status_actions', entity, statuses: ['approved', 'rejected'] }),
      ),
    ],
  };
}
