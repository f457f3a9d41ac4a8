import type { HtmlCode } from '../../../writers/html.ts';
import { column, columns, flow, group } from '../../blocks/containers.ts';
import { image } from '../../blocks/media.ts';
import { heading, paragraph } from '../../blocks/text.ts';
import type { PictureName } from '../../theme-pictures.ts';
import type { Build } from '../build.ts';
import { section, sectionHeading } from './section.ts';

/** One piece of work: its picture, its name and what it was. */
function work(build: Build, picture: PictureName, index: 0 | 1 | 2, ratio: string): HtmlCode[] {
  const { plan, t } = build;
  const name = plan.copy.gallery.pictures[index];
  return [
    image({
      url: build.picture(picture),
      alt: t.attribute(name),
      ratio,
      radius: 'var(--wp--custom--radius--card)',
    }),
    group(
      [
        heading(3, t.text(name)),
        paragraph(t.text('Client, year and a short description of the project.'), { text: 'contrast-2' }),
      ],
      {
        layout: flow,
        gap: '20',
      },
    ),
  ];
}

/** Three pieces of work with a few words each. */
export const portfolio = (build: Build): HtmlCode =>
  section([
    sectionHeading(build, build.plan.copy.gallery.title),
    group(work(build, 'gallery-3', 0, '21/9'), { align: 'wide', layout: flow, gap: '40' }),
    columns(
      [
        column(work(build, 'gallery-1', 1, '4/5'), { gap: '40' }),
        column(work(build, 'gallery-2', 2, '4/5'), { gap: '40' }),
      ],
      { align: 'wide', gap: { top: '60', left: '60' } },
    ),
  ]);
