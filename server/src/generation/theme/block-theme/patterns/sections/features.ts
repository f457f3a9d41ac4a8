import { type HtmlCode, html } from '../../../../writers/html.ts';
import { column, columns, flow, group } from '../../../blocks/containers.ts';
import { around, type Look } from '../../../blocks/look.ts';
import { heading, paragraph } from '../../../blocks/text.ts';
import type { Words } from '../../../sites/site-kind.ts';
import type { Build } from '../../build.ts';
import { isTinted, section, sectionHeading } from '../section.ts';

/** How a card stands out from what it lies on. */
function cardLook({ plan }: Build, ground: 'base' | 'base-2'): Look {
  const radius = 'var(--wp--custom--radius--card)';
  switch (plan.layout.cards) {
    case 'bordered':
      return { padding: around('50'), borderColor: 'line', borderWidth: '1px', radius };
    case 'filled':
      return { padding: around('50'), background: ground === 'base' ? 'base-2' : 'base', radius };
    case 'plain':
      return { padding: { top: '40' }, borderSides: { top: { color: 'contrast', width: '2px' } } };
  }
}

const titled = ({ t }: Build, { title, text }: Words): HtmlCode[] => [
  heading(3, t.text(title)),
  paragraph(t.text(text)),
];

/** Three short texts below or beside a heading. */
export function features(build: Build): HtmlCode {
  const style = isTinted(build, 'features') ? 'tinted' : undefined;
  const ground = style === undefined ? 'base' : 'base-2';
  const { plan, t } = build;
  const { title, items } = plan.copy.features;
  const numbers = ['01', '02', '03'];
  switch (plan.layout.features) {
    case 'cards':
      return section(
        [
          sectionHeading(build, title),
          columns(
            items.map((item) => column(titled(build, item), { ...cardLook(build, ground), gap: '30' })),
            { align: 'wide' },
          ),
        ],
        { anchor: 'features', style },
      );
    case 'numbered':
      return section(
        [
          sectionHeading(build, title),
          columns(
            items.map((item, index) =>
              column(
                [
                  paragraph(html`${numbers[index] ?? ''}`, {
                    text: 'primary',
                    fontSize: 'x-large',
                    fontFamily: plan.typePair.heading.slug,
                  }),
                  ...titled(build, item),
                ],
                { gap: '30' },
              ),
            ),
            { align: 'wide', gap: { top: '50', left: '60' } },
          ),
        ],
        { anchor: 'features', style },
      );
    case 'ruled':
      return section(
        [
          columns(
            [
              column([heading(2, t.text(title))], { width: '35%' }),
              column(
                items.map((item) =>
                  group(titled(build, item), {
                    layout: flow,
                    gap: '20',
                    padding: { top: '40', bottom: '40' },
                    borderSides: { top: { color: 'line', width: '1px' } },
                  }),
                ),
                { width: '65%', gap: '0' },
              ),
            ],
            { align: 'wide', gap: { top: '50', left: '60' } },
          ),
        ],
        { anchor: 'features', style },
      );
  }
}
