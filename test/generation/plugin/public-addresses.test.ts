import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { buildPlan } from '../../../server/src/generation/plugin/build-plan.ts';

type Entity = NonNullable<PluginPlan['entities']>[number];
type Fields = NonNullable<Entity['fields']>;

const address: Fields[number] = { key: 'address', label: 'Address', type: 'location' };

function isShown(singular: string, more: Fields = [], behaviours: PlanBehaviour[] = [], isPublic = true): boolean {
  const entity: Entity = {
    key: 'record',
    singular,
    plural: `${singular}s`,
    public: isPublic,
    fields: [address, ...more],
  };
  const plan = buildPlan({ plugin_name: 'Acme Tools' }, { version: 1, entities: [entity], behaviours });
  return plan.entities[0]?.fields.find(({ key }) => key === 'address')?.isPublic ?? false;
}

const email: Fields[number] = { key: 'email', label: 'Email', type: 'email' };
const name: Fields[number] = { key: 'name', label: 'Name', type: 'text' };
const list: PlanBehaviour = {
  kind: 'listing',
  entity: 'record',
  name: 'records',
  whose: 'all',
  order_by: 'date',
  order: 'desc',
  layout: 'list',
  attributes: ['address'],
  links: 'none',
  per_page: 20,
  paging: 'none',
  audience: { who: 'everyone' },
};

describe('the address of', () => {
  it.each(['Playground', 'Branch', 'Hut', 'Restaurant'])('a place such as a %s is public', (singular) => {
    expect(isShown(singular)).toBe(true);
    expect(isShown(singular, [name])).toBe(true);
  });

  it.each(['Customer', 'Member', 'Student'])('a person such as a %s is not', (singular) => {
    expect(isShown(singular)).toBe(false);
  });

  it('whoever can be reached is not, unless a list shows it to everyone', () => {
    expect(isShown('Playground', [email])).toBe(false);
    expect(isShown('Playground', [{ key: 'first_name', label: 'First name', type: 'text' }])).toBe(false);
    expect(isShown('Playground', [email], [list])).toBe(true);
    expect(isShown('Playground', [email], [{ ...list, audience: { who: 'logged_in' } }])).toBe(false);
  });

  it('who sends in a name is not, nor one that is not on the site', () => {
    expect(isShown('Sample', [name], [{ kind: 'public_form', entity: 'record', requires_login: false }])).toBe(false);
    expect(isShown('Playground', [], [], false)).toBe(false);
  });
});
