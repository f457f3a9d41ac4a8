import { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import { describe, expect, it } from 'vitest';
import { planFor } from '../../../../server/src/generation/block/plans/plan-for.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';

const faultOf = compileBodyCheck(BlockPlan);

/** What the API says of a plan: its schema first, then what the schema cannot tell. */
function wrong(plan: unknown): string {
  const fault = faultOf(plan);
  if (fault !== null) return fault.message;
  try {
    planFor({ block_type: 'Acme', plan: plan as BlockPlan });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const card = { version: 1, purpose: 'card' };
const title = { key: 'title', type: 'string' };

describe('a plan of a block', () => {
  it('may be no more than its version and its purpose', () => {
    expect(wrong(card)).toBe('');
    expect(wrong({ ...card, attributes: [] })).toBe('');
  });

  it.each([
    [
      'a member that nobody knows',
      { ...card, atributes: [] },
      'atributes: expected no such member, but one of "version"',
    ],
    ['an unknown purpose', { version: 1, purpose: 'rocket' }, 'purpose: expected one of "tabs", "comparison"'],
    [
      'two attributes of one key',
      { ...card, attributes: [title, title] },
      'plan.attributes[1].key: expected a key that no other has, got "title".',
    ],
    [
      'a role that the type cannot have',
      { ...card, attributes: [{ ...title, role: 'rating' }] },
      'plan.attributes[0].role: expected a role of string: one of "button-text"',
    ],
    [
      'options of a text',
      { ...card, attributes: [{ ...title, options: [{ value: 'a' }] }] },
      'plan.attributes[0].options: expected none but of an enum',
    ],
    [
      'an option that is there twice',
      { ...card, attributes: [{ key: 'size', type: 'enum', options: [{ value: 'a' }, { value: 'a' }] }] },
      'plan.attributes[0].options[1].value: expected a value that no other option has, got "a".',
    ],
    [
      'a limit of a text',
      { ...card, attributes: [{ ...title, minimum: 1 }] },
      'plan.attributes[0].minimum: expected none but of a number or an integer, got 1.',
    ],
    [
      'limits the wrong way round',
      { ...card, attributes: [{ key: 'n', type: 'number', minimum: 5, maximum: 2 }] },
      'plan.attributes[0].maximum: expected at least minimum (5), got 2.',
    ],
    [
      'a default that does not fit',
      { ...card, attributes: [{ ...title, default: 7 }] },
      'plan.attributes[0].default: expected a text, got 7.',
    ],
    [
      'rows in rows',
      { ...card, attributes: [{ key: 'rows', type: 'query', properties: [{ key: 'inner', type: 'query' }] }] },
      'plan.attributes[0].properties[0].type: expected a single value, or an array of texts, got "query".',
    ],
    [
      'columns of a text',
      { ...card, attributes: [{ ...title, properties: [{ key: 'a', type: 'string' }] }] },
      'plan.attributes[0].properties: expected none but of an object or a query',
    ],
    [
      'a name of WordPress’ own',
      { ...card, attributes: [{ key: 'className', type: 'string' }] },
      'plan.attributes[0].key: expected another name: WordPress gives every block',
    ],
    [
      'a default style that it does not have',
      { ...card, style_variants: ['outline'], default_style: 'card' },
      'plan.default_style: expected one of "default", "outline", got "card".',
    ],
    [
      'tabs of nothing',
      { ...card, behaviour: 'tabs' },
      'plan.behaviour: expected one that its purpose and attributes make possible: disclosure, favorite, got "tabs".',
    ],
    [
      'inner blocks that nobody can edit',
      { ...card, editor: false, features: ['inner_blocks'] },
      'plan.editor: expected true, since blocks inside another are edited, got false.',
    ],
    [
      'ten thousand attributes',
      { ...card, attributes: Array.from({ length: 10_000 }, (_, at) => ({ ...title, key: `a${at}` })) },
      'attributes: expected at most 100 items, got 10000.',
    ],
    [
      'more properties than a block can have',
      {
        ...card,
        attributes: Array.from({ length: 4 }, (_, at) => ({
          key: `a${at}`,
          type: 'query',
          properties: Array.from({ length: 90 }, (_, place) => ({ ...title, key: `b${place}` })),
        })),
      },
      'plan.attributes: expected at most 300 attributes and properties in all, got 364.',
    ],
    [
      'a text without end',
      { ...card, summary: 'x'.repeat(1_048_576) },
      'summary: expected at most 1000 characters, got 1048576.',
    ],
  ])('with %s is refused, and says where', (_name, plan, message) => {
    expect(wrong(plan)).toContain(message);
  });
});
