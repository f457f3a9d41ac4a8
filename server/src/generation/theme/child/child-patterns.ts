import type { HtmlCode } from '../../writers/html.ts';
import type { Build } from '../block-theme/build.ts';
import type { Pattern } from '../block-theme/patterns/pattern-table.ts';
import { button, buttons } from '../blocks/actions.ts';
import { column, columns, flow, grid, group, stack } from '../blocks/containers.ts';
import { featuredImage, postTitle } from '../blocks/dynamic.ts';
import { vertically } from '../blocks/look.ts';
import { postTemplate, query } from '../blocks/loops.ts';
import { details, heading, paragraph } from '../blocks/text.ts';
import type { Child } from './child-context.ts';

/** A band over the whole width. Nothing in it asks for a colour, a size of text or a class that a parent may not have. */
const band = (blocks: readonly HtmlCode[]): HtmlCode => group(blocks, { align: 'full', padding: vertically('60') });

const welcome: Pattern = {
  name: 'welcome',
  title: 'Welcome',
  description: 'A heading, a sentence and two buttons.',
  categories: ['banner', 'call-to-action'],
  markup: ({ plan: { copy }, t, link }: Build) =>
    band([
      group(
        [
          heading(2, t.text(copy.hero.title)),
          paragraph(t.text(copy.hero.text)),
          buttons([
            button(t.text(copy.hero.action.label), { url: link(copy.hero.action.url) }),
            button(t.text(copy.hero.second.label), { url: link(copy.hero.second.url), className: 'is-style-outline' }),
          ]),
        ],
        { align: 'wide', layout: { type: 'constrained', contentSize: '44rem', justifyContent: 'left' } },
      ),
    ]),
};

const features: Pattern = {
  name: 'features',
  title: 'Three features',
  description: 'A heading and three short texts.',
  categories: ['services', 'text'],
  markup: ({ plan: { copy }, t }: Build) =>
    band([
      heading(2, t.text(copy.features.title), { align: 'wide' }),
      columns(
        copy.features.items.map(({ title, text }) => column([heading(3, t.text(title)), paragraph(t.text(text))])),
        { align: 'wide' },
      ),
    ]),
};

const questions: Pattern = {
  name: 'questions',
  title: 'Questions and answers',
  description: 'Questions with expandable answers.',
  categories: ['text', 'about'],
  markup: ({ plan: { copy }, t }: Build) =>
    band([
      heading(2, t.text(copy.questions.title)),
      ...copy.questions.items.map(({ title, text }) => details(t.text(title), t.text(text))),
    ]),
};

const action: Pattern = {
  name: 'call-to-action',
  title: 'Call to action',
  description: 'A centered heading, sentence and button.',
  categories: ['call-to-action'],
  markup: ({ plan: { copy }, t, link }: Build) =>
    band([
      group(
        [
          heading(2, t.text(copy.action.title), { textAlign: 'center' }),
          paragraph(t.text(copy.action.text), { textAlign: 'center' }),
          buttons([button(t.text(copy.action.button.label), { url: link(copy.action.button.url) })], {
            justify: 'center',
          }),
        ],
        { layout: stack('center') },
      ),
    ]),
};

const work: Pattern = {
  name: 'work',
  title: 'Latest work',
  description: 'Images of the latest posts in three columns.',
  categories: ['portfolio', 'posts'],
  markup: ({ plan: { copy }, t }: Build) =>
    band([
      heading(2, t.text(copy.gallery.title), { align: 'wide' }),
      query(
        [
          postTemplate(
            [
              group([featuredImage({ isLink: true, ratio: '4/5' }), postTitle({ level: 3, isLink: true })], {
                layout: flow,
              }),
            ],
            { layout: grid('16rem') },
          ),
        ],
        { id: 21, perPage: 6, align: 'wide' },
      ),
    ]),
};

/** The patterns of a child theme. */
export const childPatterns = ({ plan: { features: wanted } }: Child): readonly Pattern[] => [
  welcome,
  ...(wanted.has('block_patterns') ? [features, questions, action] : []),
  ...(wanted.has('portfolio') ? [work] : []),
];
