import type { Build } from '../block-theme/build.ts';
import type { Pattern } from '../block-theme/patterns/pattern-table.ts';
import { button, buttons } from '../blocks/actions.ts';
import { group, stack } from '../blocks/containers.ts';
import { vertically } from '../blocks/look.ts';
import { heading, paragraph } from '../blocks/text.ts';

/** A pattern that asks nothing of its parent: no preset of colour, no class. */
export const welcome: Pattern = {
  name: 'welcome',
  title: 'Welcome',
  description: 'A heading, a sentence and a button.',
  categories: ['banner', 'call-to-action'],
  markup: ({ plan: { copy }, t }: Build) =>
    group(
      [
        group(
          [
            heading(2, t.text(copy.hero.title)),
            paragraph(t.text(copy.hero.text)),
            buttons([button(t.text(copy.hero.action))]),
          ],
          { align: 'wide', layout: stack() },
        ),
      ],
      { align: 'full', padding: vertically('60') },
    ),
};
