import type { HtmlCode } from '../../../writers/html.ts';
import { button, buttons } from '../../blocks/actions.ts';
import { column, columns, cover, group, stack } from '../../blocks/containers.ts';
import { type Look, vertically } from '../../blocks/look.ts';
import { image } from '../../blocks/media.ts';
import { heading, paragraph } from '../../blocks/text.ts';
import type { Layout } from '../../plan/layout.ts';
import type { Build } from '../build.ts';
import { section } from './section.ts';

const radius = 'var(--wp--custom--radius--card)';

/** What every hero says; its look depends on where it stands. */
function words({ plan: { copy }, t, heroLevel }: Build, title: Look = {}, lead: Look = {}): HtmlCode[] {
  return [
    heading(heroLevel, t.text(copy.hero.title), { fontSize: 'xx-large', ...title }),
    paragraph(t.text(copy.hero.text), { fontSize: 'large', ...lead }),
  ];
}

function calls({ plan: { copy }, t, link }: Build, justify: 'left' | 'center' = 'left'): HtmlCode {
  const { action, second } = copy.hero;
  return buttons(
    [
      button(t.text(action.label), { url: link(action.url) }),
      button(t.text(second.label), { url: link(second.url), className: 'is-style-outline' }),
    ],
    { justify },
  );
}

/** Words on one side, a tall picture on the other. */
function split(build: Build): HtmlCode {
  return section(
    [
      columns(
        [
          column([...words(build), calls(build)], { width: '52%', vertically: 'center', gap: '40' }),
          column([image({ url: build.picture('hero'), ratio: '4/5', radius })], { width: '48%', vertically: 'center' }),
        ],
        { align: 'wide', vertically: 'center', gap: { top: '60', left: '70' } },
      ),
    ],
    { padding: { top: '60', bottom: '70' } },
  );
}

/** A picture from edge to edge, darkened where the words stand. */
function onPicture(build: Build): HtmlCode {
  return cover(
    [
      group([group([...words(build), calls(build)], { layout: stack(), gap: '40', className: 'hero-words' })], {
        align: 'wide',
        layout: { type: 'default' },
      }),
    ],
    {
      url: build.picture('hero'),
      overlay: 'contrast',
      dim: 80,
      height: { value: 78, unit: 'vh' },
      position: 'bottom left',
      align: 'full',
      text: 'base',
      className: 'hero-cover',
      margin: vertically('0'),
      padding: { top: '80', right: '50', bottom: '70', left: '50' },
    },
  );
}

/** Very large words, then a wide picture. */
function statement(build: Build): HtmlCode {
  const { plan, t, heroLevel } = build;
  return section(
    [
      columns(
        [
          column(
            [heading(heroLevel, t.text(plan.copy.hero.title), { fontSize: 'xx-large', className: 'hero-title' })],
            {
              width: '60%',
            },
          ),
          column([paragraph(t.text(plan.copy.hero.text), { fontSize: 'large' }), calls(build)], {
            width: '40%',
            vertically: 'bottom',
            gap: '40',
          }),
        ],
        { align: 'wide', vertically: 'bottom', gap: { top: '40', left: '60' } },
      ),
      image({ url: build.picture('hero'), ratio: '21/9', align: 'wide', radius, className: 'hero-picture' }),
    ],
    { padding: { top: '60', bottom: '70' }, gap: '60' },
  );
}

/** A panel in the primary colour that a picture completes. */
function panel(build: Build): HtmlCode {
  return section(
    [
      columns(
        [
          column([...words(build), calls(build)], {
            width: '55%',
            vertically: 'center',
            padding: { top: '60', right: '60', bottom: '60', left: '60' },
            gap: '40',
          }),
          column([image({ url: build.picture('hero'), ratio: '1', className: 'fills-column' })], {
            width: '45%',
            vertically: 'stretch',
          }),
        ],
        {
          align: 'wide',
          className: 'is-style-section-primary hero-panel',
          gap: { top: '0', left: '0' },
        },
      ),
    ],
    { padding: { top: '40', bottom: '70' } },
  );
}

const looks: Record<Layout['hero'], (build: Build) => HtmlCode> = { split, cover: onPicture, statement, panel };

/** The first thing that a visitor sees. */
export const hero = (build: Build, look: Layout['hero'] = build.plan.layout.hero): HtmlCode => looks[look](build);
