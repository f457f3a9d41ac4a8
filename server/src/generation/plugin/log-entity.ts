import type { Names } from '../naming/names.ts';
import { safeKey } from '../naming/safe-key.ts';
import type { EntityCapabilities, PlanEntity, PlanField } from './plan.ts';

const field = (key: string, label: string, rest: Pick<PlanField, 'type'> & Partial<PlanField>): PlanField => ({
  key,
  metaKey: key,
  label,
  choices: [],
  isRequired: true,
  isPublic: false,
  ...rest,
});

/** What a table holds when everything else of the plugin is posts: a record of what was done to them, and by whom. */
export function logEntity(names: Names, capabilities: EntityCapabilities): PlanEntity {
  return {
    key: 'activity',
    storage: 'table',
    isLog: true,
    singular: 'Log entry',
    plural: 'Activity log',
    singularLower: 'log entry',
    pluralLower: 'log entries',
    postType: safeKey('activity', names.prefix, 20),
    table: safeKey('activity', names.prefix, 50),
    slug: 'activity',
    icon: 'dashicons-list-view',
    isPublic: false,
    hasArchive: false,
    supports: ['title'],
    titleLabel: 'Title',
    imageLabel: '',
    fields: [
      field('action', 'Action', {
        type: 'choice',
        choices: [
          { value: 'created', label: 'Created' },
          { value: 'updated', label: 'Updated' },
          { value: 'deleted', label: 'Deleted' },
        ],
      }),
      field('object_id', 'Object ID', { type: 'integer', min: 0 }),
      field('user_id', 'User ID', { type: 'integer', min: 0 }),
    ],
    classes: {
      definition: `${names.className}_Activity_Table`,
      repository: `${names.className}_Activity_Repository`,
    },
    capabilities,
  };
}
