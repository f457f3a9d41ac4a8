import type { HtmlCode } from '../../../../writers/html.ts';
import { column, columns } from '../../../blocks/containers.ts';
import { details, heading } from '../../../blocks/text.ts';
import type { Build } from '../../build.ts';
import { isTinted, section } from '../section.ts';

/** Questions that open their answers. */
export function questions(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, items } = plan.copy.questions;
  return section(
    [
      columns(
        [
          column([heading(2, t.text(title))], { width: '35%' }),
          column(
            items.map((item) => details(t.text(item.title), t.text(item.text))),
            { width: '65%', gap: '0' },
          ),
        ],
        { align: 'wide', gap: { top: '50', left: '60' } },
      ),
    ],
    { anchor: 'questions', style: isTinted(build, 'questions') ? 'tinted' : undefined },
  );
}
