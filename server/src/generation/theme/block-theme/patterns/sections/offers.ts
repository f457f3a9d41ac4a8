import type { HtmlCode } from '../../../../writers/html.ts';
import { column, columns, flow, group } from '../../../blocks/containers.ts';
import { around } from '../../../blocks/look.ts';
import { heading, paragraph } from '../../../blocks/text.ts';
import type { Build } from '../../build.ts';
import { isTinted, section, sectionHeading } from '../section.ts';

const radius = 'var(--wp--custom--radius--card)';

/** Three things and what they cost. */
export function offers(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, items } = plan.copy.offers;
  const isOnTint = isTinted(build, 'offers');
  const style = isOnTint ? 'tinted' : undefined;
  if (plan.layout.offers === 'menu') {
    return section(
      [
        columns(
          [
            column([heading(2, t.text(title))], { width: '35%' }),
            column(
              items.map((item) =>
                group(
                  [
                    group([heading(3, t.text(item.title)), paragraph(t.text(item.text))], { layout: flow, gap: '20' }),
                    paragraph(t.text(item.price), { fontSize: 'large', fontFamily: plan.typePair.heading.slug }),
                  ],
                  {
                    layout: {
                      type: 'flex',
                      flexWrap: 'nowrap',
                      justifyContent: 'space-between',
                      verticalAlignment: 'top',
                    },
                    padding: { top: '40', bottom: '40' },
                    borderSides: { bottom: { color: 'line', width: '1px' } },
                  },
                ),
              ),
              { width: '65%', gap: '0' },
            ),
          ],
          { align: 'wide', gap: { top: '50', left: '60' } },
        ),
      ],
      { anchor: 'offers', style },
    );
  }
  return section(
    [
      sectionHeading(build, title),
      columns(
        items.map((item) =>
          column(
            [
              heading(3, t.text(item.title), { fontSize: 'medium' }),
              paragraph(t.text(item.price), { fontSize: 'x-large', fontFamily: plan.typePair.heading.slug }),
              paragraph(t.text(item.text)),
            ],
            { background: isOnTint ? 'base' : 'base-2', padding: around('50'), radius, gap: '30' },
          ),
        ),
        { align: 'wide' },
      ),
    ],
    { anchor: 'offers', style },
  );
}
