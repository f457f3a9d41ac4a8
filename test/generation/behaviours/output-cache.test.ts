import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Cache = Extract<PlanBehaviour, { kind: 'output_cache' }>;

const cache: Cache = {
  kind: 'output_cache',
  shortcodes: ['newest', 'popular_posts', 'price_table'],
  minutes: 15,
  cleared_by: ['posts'],
  has_button: true,
};
const newest: PlanBehaviour = {
  kind: 'listing',
  entity: 'post',
  name: 'newest',
  whose: 'all',
  order_by: 'date',
  order: 'desc',
  layout: 'list',
  attributes: [],
  links: 'record',
  per_page: 5,
  paging: 'none',
  audience: { who: 'everyone' },
};
const views: PlanBehaviour = { kind: 'post_views', is_shown: false, position: 'below', count: 5, content: ['post'] };

describe('output_cache', () => {
  standsUp('output_cache', { minExamples: 3, minCounters: 4 });

  it('keeps lists of the plan by their shortcodes and blocks, and shortcodes of others', () => {
    const { file, findings } = projectOf(planWith(newest, views, cache));
    expect(findings).toEqual([]);
    const code = file('class-harbour-output-cache.php');
    expect(code).toContain("const TAGS   = array( 'harbour_newest', 'harbour_popular_posts', 'price_table' );");
    expect(code).toContain("const BLOCKS = array( 'harbour/newest' );");
    expect(file('class-harbour-listings.php')).toContain("add_shortcode( 'harbour_newest'");
    expect(code).toContain("add_action( 'save_post'");
    expect(code).not.toContain("add_action( 'saved_term'");
    expect(file('class-harbour-settings.php')).toMatch(/'cache_minutes' +=> 15/);
  });

  it('has no button and no blocks where there are none', () => {
    const { file } = projectOf(planWith({ ...cache, has_button: false, cleared_by: ['terms', 'users', 'comments'] }));
    const code = file('class-harbour-output-cache.php');
    expect(code).not.toContain('admin_bar_menu');
    expect(code).not.toContain('use_block');
    expect(code).not.toContain('save_post');
    expect(code).toMatch(/saved_term[\s\S]*profile_update[\s\S]*wp_update_comment_count/);
  });

  it('is refused twice, and of what is drawn anew each time', () => {
    expect(faultOf(planWith(cache, { ...cache, minutes: 5 }))).toContain('plan.behaviours[1].kind');
    expect(faultOf(planWith({ ...newest, order_by: 'random' } as PlanBehaviour, cache))).toContain(
      'plan.behaviours[1].shortcodes[0]',
    );
  });
});
