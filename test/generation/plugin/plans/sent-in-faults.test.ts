import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../behaviours/support.ts';

type Form = Extract<NonNullable<PluginPlan['behaviours']>[number], { kind: 'public_form' }>;

const planOf = (form: Partial<Form>, owner?: string): PluginPlan => ({
  version: 1,
  entities: [
    {
      key: 'application',
      singular: 'Application',
      plural: 'Applications',
      public: false,
      fields: [
        { key: 'email', label: 'Email', type: 'email' },
        { key: 'cv', label: 'CV', type: 'file' },
        { key: 'photo', label: 'Photo', type: 'image' },
        { key: 'applicant', label: 'Applicant', type: 'user', roles: ['subscriber'] },
      ],
      ...(owner === undefined ? {} : { owner }),
    },
  ],
  behaviours: [{ kind: 'public_form', entity: 'application', requires_login: true, ...form }],
});
const upload = { field: 'cv', types: ['pdf' as const], max_mb: 5, most: 1 };

describe('forms that take files and addresses', () => {
  it('are valid where the records have room for what is sent', () => {
    expect(faultOf(planOf({ uploads: [upload], confirmation: 'email' }, 'applicant'))).toBe('');
  });

  it.each<[string, PluginPlan, string]>([
    ['a field without room for files', planOf({ uploads: [{ ...upload, field: 'email' }] }), 'uploads[0].field'],
    ['several files for one', planOf({ uploads: [{ ...upload, most: 2 }] }), 'uploads[0].most'],
    ['a field twice', planOf({ uploads: [upload, upload] }), 'uploads[1].field'],
    ['documents as a picture', planOf({ uploads: [{ ...upload, field: 'photo' }] }), 'uploads[0].types[0]'],
    ['no address to confirm', planOf({ confirmation: 'cv' }), 'confirmation'],
    ['an owner who is nobody', planOf({}, 'email'), 'entities[0].owner'],
  ])('are refused with %s', (_, plan, path) => {
    expect(faultOf(plan)).toContain(path);
  });
});
