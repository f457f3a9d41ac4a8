import { planFaults } from '@presswright/shared/plan-form/plan-form';
import { planOfMarkup } from '@presswright/shared/plan-form/plan-of-markup';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateBlock } from '../../../server/src/generation/block/generate-block.ts';
import { GenerationError } from '../../../server/src/generation/generation-error.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { block } from './schemas.ts';

const attributes = (selection: string) =>
  planOfMarkup(selection)?.plan.attributes.map((one) => [one.key, one.type, one.default]);

it('a shortcode becomes a block that stores its attributes', () => {
  const made = planOfMarkup(
    `[opening_hours shop="Harbor" days=7 compact='yes' color="#1d4ed8"]Closed today[/opening_hours]`,
  );
  expect(made?.name).toBe('Opening hours');
  expect(made?.plan.attributes).toEqual([
    { key: 'shop', label: 'Shop', type: 'string', default: 'Harbor' },
    { key: 'days', label: 'Days', type: 'integer', default: 7 },
    { key: 'compact', label: 'Compact', type: 'boolean', default: true },
    { key: 'color', label: 'Color', type: 'color', default: '#1d4ed8' },
    { key: 'content', label: 'Content', type: 'rich_text' },
  ]);
});

it('markup becomes a block that stores what people write in it', () => {
  const markup = `<div class="team-card"><img src="a.jpg" alt=""><h2>Ada <em>Lovelace</em></h2><p>Writes.</p>
    <a href="https://example.org/ada">More</a><ul><li>One</li></ul><p>Counts.</p><script>let h = '<h2>no</h2>'</script></div>`;
  expect(planOfMarkup(markup)?.name).toBe('Team card');
  expect(attributes(markup)).toEqual([
    ['image', 'image', undefined],
    ['heading', 'string', 'Ada Lovelace'],
    ['text', 'rich_text', undefined],
    ['link', 'url', 'https://example.org/ada'],
    ['items', 'array', undefined],
    ['text_2', 'rich_text', undefined],
  ]);
});

it.each(['', 'plain words', '<div></div>', '<?php echo $title; ?>', '[ 1, 2, 3 ]'])(
  '%j holds nothing for a block',
  (text) => {
    expect(planOfMarkup(text)).toBeNull();
  },
);

it('of any selection either nothing or a plan is made that the service takes', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<h2>',
      '</h2>',
      '<p class="x">',
      '<a href="/y">',
      '<img>',
      '[gallery ids="1,2"',
      ']',
      '<ul><li>',
      '<?php',
      '?>',
      '"',
      "'",
      '__proto__=1 ',
    ),
    fc.string({ maxLength: 12 }),
  );
  const selections = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(selections, (selection) => {
      const made = planOfMarkup(selection);
      if (made === null) return;
      expect(planFaults(block.schema, made.plan)).toEqual([]);
      try {
        generateBlock({ block_type: made.name, plan: made.plan as never }, new Slots());
      } catch (error) {
        // Names that every object of JavaScript has are refused at their attribute, where the form shows it.
        if (!(error instanceof GenerationError)) throw error;
        expect(error.param).toMatch(/^plan\.attributes\[\d+\]/);
      }
    }),
    { numRuns: 300, seed: 5 },
  );
});
