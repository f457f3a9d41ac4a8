import type { HtmlCode } from '../../../writers/html.ts';
import { button, buttons } from '../../blocks/actions.ts';
import { column, columns, flow, group, stack } from '../../blocks/containers.ts';
import { around, type Look } from '../../blocks/look.ts';
import { gallery, image } from '../../blocks/media.ts';
import { details, heading, paragraph, quote } from '../../blocks/text.ts';
import type { Section, Words } from '../../sites/site-kind.ts';
import type { Build } from '../build.ts';
import { latestPosts } from './posts.ts';
import { section, sectionHeading } from './section.ts';

const radius = 'var(--wp--custom--radius--card)';

/** How a card stands out from the page. */
export function cardLook({ plan }: Build): Look {
  switch (plan.layout.cards) {
    case 'bordered':
      return { padding: around('50'), borderColor: 'line', borderWidth: '1px', radius };
    case 'filled':
      return { padding: around('50'), background: 'base-2', radius };
    case 'plain':
      return { padding: { top: '40' }, borderSides: { top: { color: 'contrast', width: '2px' } } };
  }
}

const titled = ({ t }: Build, { title, text }: Words, level: 3 | 4 = 3): HtmlCode[] => [
  heading(level, t.text(title)),
  paragraph(t.text(text)),
];

function features(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, items } = plan.copy.features;
  const numbers = ['01', '02', '03'];
  switch (plan.layout.features) {
    case 'cards':
      return section([
        sectionHeading(build, title),
        columns(
          items.map((item) => column(titled(build, item), { ...cardLook(build), gap: '30' })),
          { align: 'wide' },
        ),
      ]);
    case 'numbered':
      return section(
        [
          sectionHeading(build, title),
          columns(
            items.map((item, index) =>
              column(
                [
                  paragraph(t.text(numbers[index] ?? ''), {
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
        { style: 'tinted' },
      );
    case 'ruled':
      return section([
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
      ]);
  }
}

function about(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, text, more } = plan.copy.about;
  const words = [
    heading(2, t.text(title)),
    paragraph(t.text(text), { fontSize: 'large' }),
    buttons([button(t.text(more), { className: 'is-style-outline' })]),
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
                    background: 'base',
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
        { style: 'tinted' },
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
        plan.layout.features === 'numbered' ? {} : { style: 'tinted' },
      );
    }
  }
}

function pictures(build: Build): HtmlCode {
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
  return section([sectionHeading(build, title), body]);
}

function offers(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, items } = plan.copy.offers;
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
      {},
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
            { background: 'base', padding: around('50'), radius, gap: '30' },
          ),
        ),
        { align: 'wide' },
      ),
    ],
    { style: 'tinted' },
  );
}

function voices(build: Build): HtmlCode {
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
      { style: 'ink' },
    );
  }
  return section([
    sectionHeading(build, title),
    columns(
      items.map((item) => column([quote(t.text(item.words), t.text(item.who), { fontSize: 'medium' })])),
      { align: 'wide', gap: { top: '50', left: '60' } },
    ),
  ]);
}

function questions(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, items } = plan.copy.questions;
  return section([
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
  ]);
}

function posts(build: Build): HtmlCode {
  return section([sectionHeading(build, build.plan.copy.posts), latestPosts(build)]);
}

function action(build: Build): HtmlCode {
  const { plan, t } = build;
  const { title, text, button: label } = plan.copy.action;
  const inRow = plan.layout.footer === 'band' || plan.layout.hero === 'panel';
  const words = [heading(2, t.text(title)), paragraph(t.text(text), { fontSize: 'large' })];
  const style = plan.layout.footer === 'band' ? 'primary' : plan.layout.hero === 'panel' ? 'tinted' : 'primary';
  if (inRow) {
    return section(
      [
        columns(
          [
            column(words, { width: '70%', vertically: 'center', gap: '30' }),
            column([buttons([button(t.text(label))], { justify: 'right' })], { width: '30%', vertically: 'center' }),
          ],
          { align: 'wide', vertically: 'center' },
        ),
      ],
      { style },
    );
  }
  return section(
    [
      group([...words, buttons([button(t.text(label))], { justify: 'center' })], {
        layout: stack('center'),
        gap: '40',
        className: 'centered-words',
      }),
    ],
    { style },
  );
}

/** The sections of a front page, by name. */
export const sections: Record<Section, (build: Build) => HtmlCode> = {
  features,
  about,
  gallery: pictures,
  offers,
  voices,
  questions,
  posts,
  action,
};
