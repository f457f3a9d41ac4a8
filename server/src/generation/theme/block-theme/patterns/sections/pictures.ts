import type { HtmlCode } from '../../../../writers/html.ts';
import { column, columns } from '../../../blocks/containers.ts';
import { gallery, image } from '../../../blocks/media.ts';
import type { Build } from '../../build.ts';
import { isTinted, section, sectionHeading } from '../section.ts';

/** Three pictures below a heading. */
export function pictures(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, pictures: captions } = plan.copy.gallery;
  const [tall, upper, lower] = (['gallery-1', 'gallery-2', 'gallery-3'] as const).map((name, index) => ({
    url: build.picture(name),
    alt: t.attribute(captions[index] ?? ''),
    caption: t.text(captions[index] ?? ''),
  }));
  if (tall === undefined || upper === undefined || lower === undefined) throw new Error('a gallery has three pictures');
  const body =
    plan.layout.gallery === 'grid'
      ? gallery(
          [tall, upper, lower].map(({ url, alt }) => image({ url, alt, ratio: '4/5' })),
          3,
          { align: 'wide' },
        )
      : columns(
          [
            column([image({ ...tall, ratio: '4/5' })], { width: '58%' }),
            column([image({ ...upper, ratio: '4/3' }), image({ ...lower, ratio: '4/3' })], { width: '42%', gap: '50' }),
          ],
          { align: 'wide', gap: { top: '50', left: '50' } },
        );
  return section([sectionHeading(build, title), body], {
    anchor: 'gallery',
    style: isTinted(build, 'gallery') ? 'tinted' : undefined,
  });
}
