import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const message: Extract<PlanBehaviour, { kind: 'owner_message' }> = {
  kind: 'owner_message',
  entity: 'event',
  field: 'email',
  label: 'Write to the organiser',
  button: 'Send',
  requires_login: false,
  conditions: [{ attribute: 'featured', is: 'equal', value: true }],
  consent: 'I agree.',
  hourly: 3,
  subject: '',
  message: '',
};

describe('owner_message', () => {
  standsUp('owner_message');

  it('mails the address and never prints it', () => {
    const { file, findings } = projectOf(planWith(message));
    expect(findings).toEqual([]);
    const code = file('class-harbour-owner-message-1.php');
    expect(code).toMatch(/wp_mail\(\s*self::address\( \$record \)/);
    expect(code).toContain("'Reply-To: ' . $values['email']");
    expect(code).toContain('if ( 3 <= $count )');
    expect(code).not.toMatch(/echo[^;]*(?:self::address|harbour_email)/);
  });

  it.each<[string, Partial<typeof message>, string]>([
    ['a field that is no address', { field: 'price' }, 'field'],
    ['notes, which have no page', { entity: 'note' }, 'entity'],
    ['what it depends on not being there', { conditions: [{ attribute: 'total', is: 'filled' }] }, 'conditions[0]'],
    ['a text with what there is not', { message: '{owner_email}' }, 'message'],
  ])('is refused with %s', (_, wrong, path) => {
    expect(faultOf(planWith({ ...message, ...wrong }))).toContain(`plan.behaviours[0].${path}`);
  });

  it('is refused twice for the same records', () => {
    expect(faultOf(planWith(message, { ...message }))).toContain('plan.behaviours[1].entity');
  });
});
