import type { HtmlCode } from '../../../../writers/html.ts';
import { column, columns, flow, group } from '../../../blocks/containers.ts';
import { quote } from '../../../blocks/text.ts';
import type { Build } from '../../build.ts';
import { isTinted, section, sectionHeading } from '../section.ts';

/** What people say: one of them large, or three side by side. */
export function voices(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, items } = plan.copy.voices;
  if (plan.layout.voices === 'one') {
    const [first] = items;
    return section(
      [
        group(
          [
            quote(t.text(first.words), t.text(first.who), {
              className: 'is-style-plain large-quote',
              fontSize: 'x-large',
            }),
          ],
          {
            align: 'wide',
            layout: flow,
          },
        ),
      ],
      { anchor: 'voices', style: 'ink' },
    );
  }
  return section(
    [
      sectionHeading(build, title),
      columns(
        items.map((item) => column([quote(t.text(item.words), t.text(item.who), { fontSize: 'medium' })])),
        { align: 'wide', gap: { top: '50', left: '60' } },
      ),
    ],
    { anchor: 'voices', style: isTinted(build, 'voices') ? 'tinted' : undefined },
  );
}
