import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const own: Extract<PlanBehaviour, { kind: 'own_records' }> = {
  kind: 'own_records',
  entity: 'event',
  name: 'my_event',
  proof: { by: 'link', field: 'email' },
  fields: ['title', 'start', 'price'],
  marks: [{ label: 'Feature it', field: 'featured', value: true }],
  can_delete: true,
  after_edit: 'waits',
};

describe('own_records', () => {
  standsUp('own_records');

  it('knows owners by their link or account, and checks both before anything changes', () => {
    const { file, findings } = projectOf(planWith(own, { ...own, name: 'mine', proof: { by: 'account' } }));
    expect(findings).toEqual([]);
    const [byLink, byAccount] = [1, 2].map((number) => file(`class-harbour-own-records-${number}.php`));
    expect(byLink).toContain('hash_equals( self::key_of( $record ), $key )');
    expect(byAccount).toContain('get_current_user_id() === (int) $record->post_author');
    for (const code of [byLink, byAccount]) {
      expect(code?.indexOf('$this->is_own( $record, $key )')).toBeLessThan(code?.indexOf('$this->change(') ?? 0);
      expect(code).toContain('self::MARKER . $id )');
      expect(code).toContain("$values['status'] = 'pending'");
    }
  });

  it.each<[string, Partial<typeof own>, string]>([
    ['a field that cannot be typed', { fields: ['picture'] }, 'fields[0]'],
    ['the address that proves it', { fields: ['email'] }, 'fields[0]'],
    ['an address that there is not', { proof: { by: 'link', field: 'price' } }, 'proof.field'],
    ['a value that the field cannot have', { marks: [{ label: 'X', field: 'level', value: 'no' }] }, 'marks[0].value'],
    ['a field that is no choice', { marks: [{ label: 'X', field: 'price', value: true }] }, 'marks[0].field'],
    ['nothing to do', { fields: [], marks: [], can_delete: false }, 'fields'],
    ['users, who have a profile', { entity: 'user' }, 'entity'],
  ])('is refused with %s', (_, wrong, path) => {
    expect(faultOf(planWith({ ...own, ...wrong }))).toContain(`plan.behaviours[0].${path}`);
  });
});
