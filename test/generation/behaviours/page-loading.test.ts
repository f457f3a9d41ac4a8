import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Loading = Extract<PlanBehaviour, { kind: 'page_loading' }>;

const kind = 'page_loading' as const;
const form = { label: 'Contact form', plugin: 'contact-form-7', pages: ['/contact/'] };
const lean: Loading = {
  kind,
  assets: [form, { label: 'Shop', plugin: 'woocommerce', pages: ['/shop/*'] }],
  eager_images: 1,
  preconnect: ['https://fonts.example.com'],
  delayed_scripts: ['live-chat', 'https://chat.example.com/widget.js'],
};

describe('page_loading', () => {
  standsUp('page_loading', { minExamples: 6, minCounters: 4 });

  it('has each part where it is asked for, with lists that the owner can change', () => {
    const { file, findings } = projectOf(planWith(lean));
    expect(findings).toEqual([]);
    const code = file('class-harbour-page-loading.php');
    expect(code).toMatch(/'contact-form-7' => self::lines\( Harbour_Settings::get\( 'asset_pages_1' \) \),/);
    expect(code).toContain("'data-harbour-delayed'");
    expect(file('delayed-scripts.js')).toContain("querySelectorAll( 'script[data-harbour-delayed]' )");
    expect(file('class-harbour-settings.php')).toMatch(/'asset_pages_2' +=> '\/shop\/\*'/);
    const alone = projectOf(planWith({ kind, eager_images: 2 })).file('class-harbour-page-loading.php');
    expect(alone).toContain("apply_filters( 'harbour_eager_images', 2 )");
    expect(alone).not.toMatch(/script_loader_tag|wp_resource_hints|remove_assets|function lines/);
  });

  it.each([
    ['nothing at all', { kind }, 'eager_images'],
    ['a plugin twice', { kind, assets: [form, { ...form, pages: ['/'] }] }, 'assets[1].plugin'],
  ] as const)('is refused: %s', (_, one, at) => {
    expect(faultOf(planWith(structuredClone(one) as unknown as Loading))).toContain(`plan.behaviours[0].${at}: `);
  });

  it('is refused twice', () => {
    expect(faultOf(planWith(lean, { kind, eager_images: 2 }))).toContain('plan.behaviours[1].kind');
  });
});
