import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const lookup: Extract<PlanBehaviour, { kind: 'record_lookup' }> = {
  kind: 'record_lookup',
  entity: 'event',
  name: 'event_state',
  email: 'email',
  prefix: 'EV',
  attributes: ['title', 'level', 'price'],
  intro: '',
};

const mail: PlanBehaviour = {
  kind: 'automation',
  entity: 'event',
  when: { on: 'event', event: 'created' },
  actions: [
    { do: 'email', recipients: [{ to: 'attribute', attribute: 'email' }], subject: 'Number {number}', message: '' },
  ],
};

describe('record_lookup', () => {
  // Each is about an address that only the plan has which asks for it.
  standsUp('record_lookup', { minExamples: 0, minCounters: 4 });

  it('gives records a number that mails have', () => {
    const { file, findings } = projectOf(planWith(lookup, mail));
    expect(findings).toEqual([]);
    const code = file('class-harbour-event-lookup.php');
    expect(code).toContain("sprintf( '%1$s%2$d-%3$06d', 'EV-', $id, $digits )");
    expect(code).toContain('const HOURLY_LIMIT = 20;');
    expect(file('class-harbour-automations.php')).toContain('return (string) Harbour_Event_Lookup::number(');
    expect(file('uninstall.php')).toContain('harbour_lookup_secret');
  });

  it('looks up rows of tables too', () => {
    const { file, findings } = projectOf(planWith(lookup, { kind: 'stored_in_table', entity: 'event' }));
    expect(findings).toEqual([]);
    expect(file('class-harbour-event-lookup.php')).not.toContain('WP_Post');
  });

  it('is the only reason for a number', () => {
    expect(faultOf(planWith(mail))).toContain('plan.behaviours[0].actions[0].subject');
  });

  it.each([
    ['records without an address', { entity: 'note' }, 'entity'],
    ['what the site has', { entity: 'post' }, 'entity'],
    ['a field that is no address', { email: 'price' }, 'email'],
    ['what there is not', { attributes: ['title', 'total'] }, 'attributes[1]'],
    ['a text about a record that is not known yet', { intro: 'About {title}' }, 'intro'],
  ] as const)('is refused: %s', (_, change, at) => {
    expect(faultOf(planWith({ ...lookup, ...change } as typeof lookup))).toContain(`plan.behaviours[0].${at}: `);
  });

  it('is refused twice for the same records, and beside a field with that name', () => {
    expect(faultOf(planWith(lookup, { ...lookup, name: 'again' }))).toContain('plan.behaviours[1].entity');
    const plan = planWith(lookup);
    const entities = (plan.entities ?? []).map((one) =>
      one.key === 'event'
        ? { ...one, fields: [...(one.fields ?? []), { key: 'number', label: 'Number', type: 'text' as const }] }
        : one,
    );
    expect(faultOf({ ...plan, entities })).toContain('plan.behaviours[0].entity');
  });
});
