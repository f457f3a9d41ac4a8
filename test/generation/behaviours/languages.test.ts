import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, projectOf, standsUp } from './support.ts';

type Languages = Extract<PlanBehaviour, { kind: 'languages' }>;

const languages: Languages = {
  kind: 'languages',
  languages: [
    { code: 'de', name: 'Deutsch', path: '/de/' },
    { code: 'en', name: 'English' },
  ],
  values: [{ entity: 'book', attribute: 'title', language: 'en', field: 'title_en' }],
  connected: { entity: 'page', field: 'translation', offers: true },
  texts: [{ text: 'Hello %1$s', translations: [{ language: 'en', text: 'Hi %1$s' }] }],
  staff_language: 'de',
};

const planOf = (...behaviours: PlanBehaviour[]): PluginPlan => ({
  version: 1,
  entities: [
    {
      key: 'book',
      singular: 'Book',
      plural: 'Books',
      fields: [
        { key: 'title_en', label: 'Title (English)', type: 'text' },
        { key: 'pages', label: 'Pages', type: 'integer' },
      ],
    },
  ],
  behaviours: [
    ...behaviours,
    {
      kind: 'extra_fields',
      entity: 'page',
      fields: [
        { key: 'translation', label: 'Translation', type: 'relation', relates_to: 'page' },
        { key: 'parts', label: 'Parts', type: 'relation', relates_to: 'page', multiple: true },
      ],
      edited_by: 'staff',
      seen_by: 'everyone',
    },
  ],
});

describe('languages', () => {
  standsUp('languages');

  it('write no more than what the plan says', () => {
    const { file, findings } = projectOf(planOf(languages));
    expect(findings).toEqual([]);
    const code = file('class-harbour-languages.php');
    expect(code).toContain("'title' => array( 'en' => 'harbour_title_en' )");
    expect(code).toContain("get_post_meta( $post_id, 'harbour_translation', true )");
    expect(code).toContain("'gettext_harbour'");
    const { values: _, connected: __, texts: ___, staff_language: ____, ...bare } = languages;
    const less = projectOf(planOf(bare)).file('class-harbour-languages.php');
    expect(less).toContain('add_shortcode');
    expect(less).not.toMatch(/gettext|hreflang="%1|get_post_metadata|print_offer/);
  });

  it.each<[string, Partial<Languages>, string]>([
    [
      'a language twice',
      { languages: [languages.languages[0] ?? { code: 'de', name: 'x' }, { code: 'de', name: 'x' }] },
      'languages[1].code: expected each once',
    ],
    ['a place that is no page', { places: [{ place: 'order_email' }] }, 'places[0].place: expected one of'],
    [
      'a field that is no text',
      { values: [{ entity: 'book', attribute: 'title', language: 'en', field: 'pages' }] },
      'values[0].field: expected one of "title_en"',
    ],
    [
      'a value in the language of the site',
      { values: [{ entity: 'book', attribute: 'title', language: 'de', field: 'title_en' }] },
      'values[0].language: expected one of "en"',
    ],
    [
      'pages that have several translations in one field',
      { connected: { entity: 'page', field: 'parts', offers: false } },
      'connected.field: expected one of "translation"',
    ],
    [
      'a translation with another placeholder',
      { texts: [{ text: 'Hello %1$s', translations: [{ language: 'en', text: 'Hi %2$s' }] }] },
      'texts[0].translations[0].text: expected a text with the placeholders %1$s',
    ],
    ['staff of another language', { staff_language: 'fr' }, 'staff_language: expected one of "de", "en"'],
  ])('are refused with %s', (_, wrong, fault) => {
    expect(faultOf(planOf({ ...languages, ...wrong }))).toContain(`plan.behaviours[0].${fault}`);
  });

  it('are there once', () => {
    expect(faultOf(planOf(languages, structuredClone(languages)))).toContain('plan.behaviours[1].kind');
  });
});
