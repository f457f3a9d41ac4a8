import { type Static, type TSchema, Type } from 'typebox';
import { StringEnum } from '../common.ts';
import { themeFeatures, themeTypes } from '../theme-features.ts';
import { Label, strict } from './parts.ts';
import {
  colorSchemes,
  cornerLooks,
  fontPairs,
  frontSections,
  moods,
  papers,
  pictureKinds,
  screenshotKinds,
  spacings,
  themeLayouts,
  themePurposes,
} from './theme-vocabulary.ts';

const hex = (description: string) => Type.String({ pattern: '^#[0-9a-f]{6}$', description });

const Text = (description: string) =>
  Type.String({ minLength: 1, maxLength: 600, pattern: '^[^\\u0000-\\u001f\\u007f]*$', description });

const Price = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });

const Words = Type.Object({ title: Label('Its heading'), text: Text('Below the heading') }, strict);

const three = <Item extends TSchema>(item: Item) =>
  Type.Unsafe<readonly [Static<Item>, Static<Item>, Static<Item>]>(Type.Array(item, { minItems: 3, maxItems: 3 }));

/** Where a button or an entry of a menu leads: a path of the site, a place on the front page, an address on the web. */
const Target = Type.String({
  pattern: '^(?:/[^\\s<>"]*|#[A-Za-z][A-Za-z0-9_-]*|https?://[^\\s<>"]+|mailto:[^\\s<>"]+)$',
  maxLength: 500,
  description: 'A path of the site, `#` and a section of the front page, or an address',
});

/** A button: what it says, and where it leads. */
const Button = Type.Object({ label: Label('As visitors read it'), url: Type.Optional(Target) }, strict);
export type PlanButton = Static<typeof Button>;

/** The colours of a theme: every shade is derived from these, so that text stays readable. */
export const PlanColors = Type.Object(
  {
    primary: hex('Of links and buttons; moved only as far as it has to be to be readable'),
    accent: hex('Of what stands out besides'),
    neutral: hex('The tint of page and text'),
    paper: StringEnum(papers, { description: 'The page: light, or from `charcoal` on dark' }),
  },
  strict,
);
export type PlanColors = Static<typeof PlanColors>;

/** The texts that patterns begin with: what such a site would say. */
export const PlanContent = Type.Object(
  {
    hero: Type.Object({ ...Words.properties, action: Button, second: Button }, strict),
    features: Type.Object({ title: Label('Its heading'), items: three(Words) }, strict),
    about: Type.Object({ ...Words.properties, more: Button }, strict),
    gallery: Type.Object({ title: Label('Its heading'), pictures: three(Label('What a picture shows')) }, strict),
    offers: Type.Object(
      { title: Label('Its heading'), items: three(Type.Object({ ...Words.properties, price: Price }, strict)) },
      strict,
    ),
    voices: Type.Object(
      {
        title: Label('Its heading'),
        items: three(Type.Object({ words: Text('What somebody says'), who: Label('Who says it') }, strict)),
      },
      strict,
    ),
    questions: Type.Object({ title: Label('Its heading'), items: three(Words) }, strict),
    posts: Label('Heading of posts'),
    action: Type.Object({ ...Words.properties, button: Button }, strict),
  },
  strict,
);
export type PlanContent = Static<typeof PlanContent>;

const layout = <const Looks extends readonly string[]>(looks: Looks, description: string) =>
  StringEnum(looks, { description });

export const PlanLayout = Type.Object(
  {
    header: layout(themeLayouts.header, 'Of the site’s header'),
    hero: layout(themeLayouts.hero, 'Of the top of the front page'),
    blog: layout(themeLayouts.blog, 'Of lists of posts'),
    footer: layout(themeLayouts.footer, 'Of the site’s footer'),
    single: layout(themeLayouts.single, 'Of a post'),
    cards: layout(themeLayouts.cards, 'Of cards'),
    about: layout(themeLayouts.about, 'Of the section about the site'),
    features: layout(themeLayouts.features, 'Of the section of features'),
    offers: layout(themeLayouts.offers, 'Of the section of offers'),
    voices: layout(themeLayouts.voices, 'Of the section of quotes'),
    gallery: layout(themeLayouts.gallery, 'Of the section of pictures'),
  },
  strict,
);

const Menu = Type.Array(Type.Object({ label: Label('As visitors read it'), url: Target }, strict), {
  minItems: 1,
  maxItems: 12,
});
export type PlanMenu = Static<typeof Menu>;

/**
 * What a theme is to be, before any file is written: complete, so that its files follow from it alone, and strict, so
 * that no wish in it is lost.
 */
export const ThemePlan = Type.Object(
  {
    version: Type.Literal(1),
    purpose: StringEnum(themePurposes, { description: 'What the site is about' }),
    type: Type.Optional(StringEnum(themeTypes, { default: 'block_theme' })),
    parent: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
        maxLength: 100,
        description: 'Of a `child`: the folder of its parent; absent: `twentytwentyfive`',
      }),
    ),
    summary: Type.Optional(Text('One or two sentences for style.css and the readme; absent: made of the plan')),
    look: Type.Object(
      {
        mood: StringEnum(moods, { description: 'What it feels like; sizes of type follow it' }),
        colors: PlanColors,
        styles: Type.Array(StringEnum(colorSchemes), {
          maxItems: 8,
          uniqueItems: true,
          description: 'Style variations to choose from, light and dark by turns',
        }),
        fonts: StringEnum(fontPairs, { description: 'Typefaces of headings and text, all of them system fonts' }),
        spacing: StringEnum(spacings, { description: 'How far apart sections are' }),
        corners: StringEnum(cornerLooks, { description: 'Of buttons, pictures and cards' }),
        text_width: Type.Integer({ minimum: 480, maximum: 960, description: 'In pixels' }),
        wide_width: Type.Integer({ minimum: 960, maximum: 1600, description: 'Of what is wider than text, in pixels' }),
        pictures: StringEnum(pictureKinds, { description: 'What sample pictures show first' }),
        screenshot: StringEnum(screenshotKinds, { description: 'What its screenshot shows' }),
      },
      strict,
    ),
    layout: PlanLayout,
    sections: Type.Array(StringEnum(frontSections), {
      maxItems: frontSections.length,
      uniqueItems: true,
      description: 'Of the front page below its hero, in their order',
    }),
    content: Type.Optional(
      Type.Partial(PlanContent, {
        ...strict,
        description: 'Texts that patterns begin with; absent ones: what such a site would say',
      }),
    ),
    menus: Type.Optional(
      Type.Object(
        { header: Type.Optional(Menu), footer: Type.Optional(Menu) },
        { ...strict, description: 'Absent: the pages of the site' },
      ),
    ),
    features: Type.Array(StringEnum(themeFeatures), {
      maxItems: themeFeatures.length,
      uniqueItems: true,
      description: 'Parts, templates and patterns that it has',
    }),
  },
  { ...strict, description: 'A plan of a theme' },
);
export type ThemePlan = Static<typeof ThemePlan>;
