import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf } from './support.ts';

type Form = Extract<PlanBehaviour, { kind: 'public_form' }>;

const form = (fields: string[], more: Partial<Form> = {}): Form => ({
  kind: 'public_form',
  entity: 'event',
  requires_login: false,
  fields,
  ...more,
});

describe('fields that forms ask for', () => {
  it('are those that the plan names, and no others', () => {
    const { file, findings } = projectOf(planWith(form(['start', 'level'])));
    expect(findings).toEqual([]);
    expect(file('class-harbour-event-form.php')).toMatch(/array_flip\( array\( 'start', 'level' \) \)/);
  });

  it.each([
    ['what is there', ['start', 'nothing'], 'fields[1]'],
    ['what can be typed', ['start', 'picture'], 'fields[1]'],
    ['what is required', ['price'], 'fields'],
  ])('name %s', (_, fields, at) => {
    expect(faultOf(planWith(form(fields)))).toContain(`plan.behaviours[0].${at}: expected`);
  });

  it('have the address that is confirmed', () => {
    expect(faultOf(planWith(form(['start'], { confirmation: 'email' })))).toContain('expected email too');
  });
});

describe('fields that pages show', () => {
  const plan = (page_fields: string[], isPublic = true): PluginPlan => ({
    version: 1,
    entities: [
      {
        key: 'supplier',
        singular: 'Supplier',
        plural: 'Suppliers',
        public: isPublic,
        fields: [
          { key: 'country', label: 'Country', type: 'text' },
          { key: 'website', label: 'Website', type: 'url' },
        ],
        page_fields,
      },
    ],
  });

  it('are those that the plan names', () => {
    expect(projectOf(plan(['country'])).file('class-harbour-details.php')).toContain(
      "array_intersect_key( Harbour_Supplier_Post_Type::fields(), array_flip( array( 'country' ) ) )",
    );
    expect(faultOf(plan(['phone']))).toContain('plan.entities[0].page_fields[0]');
    expect(faultOf(plan(['country'], false))).toContain('plan.entities[0].page_fields: expected none without a page');
  });
});
