import type { HtmlCode } from '../../../../writers/html.ts';
import { button, buttons } from '../../../blocks/actions.ts';
import { column, columns, group, stack } from '../../../blocks/containers.ts';
import { heading, paragraph } from '../../../blocks/text.ts';
import type { Build } from '../../build.ts';
import { section } from '../section.ts';

/** A heading, a sentence and a button in a coloured band. */
export function action(build: Build): HtmlCode {
  const { plan, t, link } = build;
  const { title, text, button: next } = plan.copy.action;
  const call = button(t.text(next.label), { url: link(next.url) });
  const inRow = plan.layout.footer === 'band' || plan.layout.hero === 'panel';
  const words = [heading(2, t.text(title)), paragraph(t.text(text), { fontSize: 'large' })];
  const style = plan.layout.footer === 'band' ? 'primary' : plan.layout.hero === 'panel' ? 'tinted' : 'primary';
  if (inRow) {
    return section(
      [
        columns(
          [
            column(words, { width: '70%', vertically: 'center', gap: '30' }),
            column([buttons([call], { justify: 'right' })], { width: '30%', vertically: 'center' }),
          ],
          { align: 'wide', vertically: 'center' },
        ),
      ],
      { anchor: 'action', style },
    );
  }
  return section(
    [
      group([...words, buttons([call], { justify: 'center' })], {
        layout: stack('center'),
        gap: '40',
        className: 'centered-words',
      }),
    ],
    { anchor: 'action', style },
  );
}
