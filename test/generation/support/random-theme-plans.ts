import type { PlanContent, ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
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
} from '@presswright/shared/schemas/plans/theme-vocabulary';
import { type ThemeType, themeFeatures, themeTypes } from '@presswright/shared/schemas/theme-features';
import fc from 'fast-check';

/** Texts as people type them, with what HTML, PHP and JSON have a use for. */
const text = fc.oneof(
  fc.constantFrom('Our bread', 'Größe & Länge', '<b>bold</b>', 'It’s "quoted"', "<?php echo '1'; ?>", '-->%s{}', '\\'),
  fc.string({ minLength: 1, maxLength: 30 }).filter((line) => line.trim() !== ''),
);

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const one = <const Values extends readonly string[]>(values: Values) => fc.constantFrom(...values);
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const colors = fc.record({ primary: hex, accent: hex, neutral: hex, paper: one(papers) });
const looks = fc.record({
  header: one(themeLayouts.header),
  hero: one(themeLayouts.hero),
  blog: one(themeLayouts.blog),
  footer: one(themeLayouts.footer),
  single: one(themeLayouts.single),
  cards: one(themeLayouts.cards),
  about: one(themeLayouts.about),
  features: one(themeLayouts.features),
  offers: one(themeLayouts.offers),
  voices: one(themeLayouts.voices),
  gallery: one(themeLayouts.gallery),
});

const look = fc.record({
  mood: one(moods),
  colors,
  styles: fc.uniqueArray(one(colorSchemes), { maxLength: 8 }),
  fonts: one(fontPairs),
  spacing: one(spacings),
  corners: one(cornerLooks),
  text_width: fc.integer({ min: 480, max: 960 }),
  wide_width: fc.integer({ min: 960, max: 1600 }),
  pictures: one(pictureKinds),
  screenshot: one(screenshotKinds),
});

/** Addresses that every theme can lead to. */
const outside = fc
  .constantFrom('/', '/about/', 'https://example.com/?a=1&b="', 'mailto:hello@example.com')
  .map((url) => url.replace('"', '%22'));

const words = { title: text, text };
const three = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, value, value);
const contentWith = (url: fc.Arbitrary<string>): fc.Arbitrary<Partial<PlanContent>> => {
  const button = fc.record({ label: text, url: maybe(url) });
  return fc.record(
    {
      hero: fc.record({ ...words, action: button, second: button }),
      features: fc.record({ title: text, items: three(fc.record(words)) }),
      about: fc.record({ ...words, more: button }),
      gallery: fc.record({ title: text, pictures: three(text) }),
      offers: fc.record({ title: text, items: three(fc.record({ ...words, price: text })) }),
      voices: fc.record({ title: text, items: three(fc.record({ words: text, who: text })) }),
      questions: fc.record({ title: text, items: three(fc.record(words)) }),
      posts: text,
      action: fc.record({ ...words, button }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<PlanContent>>;
};

/** What the front page of a type of theme may show below its hero. */
const onFront: Readonly<Record<ThemeType, (section: string) => boolean>> = {
  block_theme: () => true,
  classic: (section) => section === 'posts',
  child: () => false,
};

/** Valid plans of themes: links lead to sections that are there, and types have what they can have. */
export const randomThemePlans: fc.Arbitrary<ThemePlan> = fc
  .record({
    purpose: one(themePurposes),
    type: one(themeTypes),
    summary: maybe(text),
    look,
    layout: looks,
    sections: fc.shuffledSubarray([...frontSections]),
    features: fc.subarray([...themeFeatures]),
  })
  .chain((plan) => {
    const sections = plan.sections.filter((name) => onFront[plan.type as ThemeType](name));
    const targets = plan.features.includes('hero') ? sections.map((section) => `#${section}`) : [];
    const url = targets.length === 0 ? outside : fc.oneof(outside, fc.constantFrom(...targets));
    const menu = fc.array(fc.record({ label: text, url }), { minLength: 1, maxLength: 4 });
    return fc
      .record({
        content: maybe(contentWith(url)),
        parent: plan.type === 'child' ? maybe(one(['twentytwentyfour', 'astra', 'my-parent'])) : fc.constant(undefined),
        menus:
          plan.type === 'child'
            ? fc.constant(undefined)
            : maybe(fc.record({ header: menu, footer: menu }, { requiredKeys: [] })),
      })
      .map((rest) => JSON.parse(JSON.stringify({ version: 1, ...plan, sections, ...rest })) as ThemePlan);
  });
