import type { HtmlCode } from '../../../../writers/html.ts';
import { button, buttons } from '../../../blocks/actions.ts';
import { column, columns, flow, group } from '../../../blocks/containers.ts';
import { around } from '../../../blocks/look.ts';
import { image } from '../../../blocks/media.ts';
import { heading, paragraph } from '../../../blocks/text.ts';
import type { Build } from '../../build.ts';
import { isTinted, section } from '../section.ts';

const radius = 'var(--wp--custom--radius--card)';

/** A picture beside a short introduction, or under it. */
export function about(build: Build): HtmlCode {
  const { plan, t, link } = build;
  const { title, text, more } = plan.copy.about;
  const isOnTint = isTinted(build, 'about');
  const style = isOnTint ? 'tinted' : undefined;
  const words = [
    heading(2, t.text(title)),
    paragraph(t.text(text), { fontSize: 'large' }),
    buttons([button(t.text(more.label), { url: link(more.url), className: 'is-style-outline' })]),
  ];
  const picture = image({ url: build.picture('about'), ratio: plan.layout.about === 'overlap' ? '3/2' : '1', radius });
  switch (plan.layout.about) {
    case 'overlap':
      return section(
        [
          columns(
            [
              column([picture], { width: '66%' }),
              column(
                [
                  group(words, {
                    background: isOnTint ? 'base' : 'base-2',
                    padding: around('50'),
                    radius,
                    layout: flow,
                    gap: '40',
                    className: 'overlaps',
                  }),
                ],
                {
                  width: '34%',
                  vertically: 'center',
                },
              ),
            ],
            { align: 'wide', vertically: 'center', gap: { top: '0', left: '0' } },
          ),
        ],
        { anchor: 'about', style },
      );
    case 'left':
    case 'right': {
      const sides = [
        column([picture], { width: '45%', vertically: 'center' }),
        column(words, { width: '55%', vertically: 'center', gap: '40' }),
      ];
      return section(
        [
          columns(plan.layout.about === 'left' ? sides : sides.toReversed(), {
            align: 'wide',
            vertically: 'center',
            gap: { top: '50', left: '70' },
          }),
        ],
        { anchor: 'about', style },
      );
    }
  }
}
