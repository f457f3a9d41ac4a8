import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Seo = Extract<PlanBehaviour, { kind: 'seo' }>;

const events: Seo = {
  kind: 'seo',
  name: 'events',
  entity: 'event',
  title: '{title} on {start} | {site}',
  description: 'At {venue}',
  has_fields: true,
  noindex: { when: 'if', conditions: [{ attribute: 'seats', is: 'less', value: 1 }] },
  noindex_paged: true,
  in_sitemap: true,
  canonical: 'website',
  is_shared: true,
  image: 'picture',
  structured: {
    type: 'Event',
    properties: [
      { property: 'startDate', attribute: 'start' },
      { property: 'location.name', attribute: 'venue' },
      { property: 'offers.price', attribute: 'price' },
      { property: 'organizer.email', attribute: 'email' },
    ],
  },
  has_breadcrumbs: true,
  robots: ['User-agent: *', 'Disallow: /x/'],
};

describe('seo', () => {
  standsUp('seo');

  it('does what the plan says', () => {
    const { file, findings } = projectOf(planWith(events));
    expect(findings).toEqual([]);
    const code = file('class-harbour-seo.php');
    expect(code).toContain("Harbour_Settings::get( 'events_title' )");
    expect(code).toContain("is_singular( 'harbour_event' )");
    expect(code).toContain("defined( 'WPSEO_VERSION' )");
    expect(code).toContain("'location.name' ");
    expect(code).toContain("'Disallow: /x/'");
    expect(file('class-harbour-settings.php')).toContain("'{title} on {start} | {site}'");
    expect(file('uninstall.php')).toContain('_harbour_seo_title');
    expect(file('readme.txt')).toContain('Search engines and events: titles');
  });

  it.each<[string, Partial<Seo>, string]>([
    ['records without a page', { entity: 'note', title: '', description: '' }, 'entity'],
    ['a placeholder of nothing', { title: '{colour}' }, 'title'],
    ['pages of files of something else', { attachment_pages: 'to_file' }, 'attachment_pages'],
    ['a picture that is none', { image: 'price' }, 'image'],
    [
      'a condition of nothing',
      { noindex: { when: 'if', conditions: [{ attribute: 'colour', is: 'filled' }] } },
      'noindex.conditions[0].attribute',
    ],
    [
      'a property of nothing',
      { structured: { type: 'Event', properties: [{ property: 'startDate', attribute: 'colour' }] } },
      'structured.properties[0].attribute',
    ],
  ])('refuses %s', (_, change, path) => {
    expect(faultOf(planWith({ ...events, ...change }))).toContain(`plan.behaviours[0].${path}`);
  });

  it('keeps lists from search engines and single records from the sitemap', () => {
    const { image: _, canonical: __, structured: ___, ...rest } = events;
    const { file, findings } = projectOf(
      planWith(
        { ...rest, noindex_archives: ['own'], sitemap_except: ['/events/gala'], description_length: 120 },
        {
          ...rest,
          name: 'posts',
          entity: 'post',
          title: '',
          description: '',
          noindex: { when: 'never' },
          noindex_archives: ['date', 'format'],
        },
      ),
    );
    expect(findings).toEqual([]);
    const code = file('class-harbour-seo.php');
    expect(code).toContain("is_post_type_archive( 'harbour_event' ) || is_date() || is_tax( 'post_format' )");
    expect(code).toMatch(/'harbour_event' => array\( 'events\/gala' \)/);
    expect(code).toMatch(/'length'\s*=> 120/);
  });

  it.each<[string, Partial<Seo>, string]>([
    ['lists that records do not have', { noindex_archives: ['date'] }, 'noindex_archives[0]'],
    [
      'exceptions from a sitemap that has none of them',
      { in_sitemap: false, sitemap_except: ['/a'] },
      'sitemap_except',
    ],
  ])('refuses %s', (_, change, path) => {
    expect(faultOf(planWith({ ...events, ...change }))).toContain(`plan.behaviours[0].${path}`);
  });

  it('refuses two of one kind of records', () => {
    expect(faultOf(planWith(events, { ...events, name: 'again' }))).toContain('plan.behaviours[1].entity');
  });
});
