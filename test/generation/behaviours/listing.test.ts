import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Listing = Extract<PlanBehaviour, { kind: 'listing' }>;

const upcoming: Listing = {
  kind: 'listing',
  entity: 'event',
  name: 'upcoming',
  title: 'Upcoming events',
  whose: 'all',
  date: 'start',
  end_date: 'end',
  period: { show: 'upcoming' },
  first: [{ attribute: 'featured', value: true }],
  order_by: 'start',
  order: 'asc',
  layout: 'cards',
  attributes: ['start', 'price', 'email'],
  links: 'record',
  controls: [{ control: 'search' }, { control: 'filter', attribute: 'topic' }, { control: 'sort', attribute: 'price' }],
  per_page: 12,
  paging: 'load_more',
  empty_text: 'No dates yet.',
  audience: { who: 'everyone' },
  places: [{ place: 'below_content', of: 'page' }],
};

describe('listing', () => {
  standsUp('listing');

  it('does what the plan says', () => {
    const { file, findings } = projectOf(planWith(upcoming));
    expect(findings).toEqual([]);
    const code = file('class-harbour-listings.php');
    expect(code).toContain("add_shortcode( 'harbour_upcoming', array( $this, 'show_upcoming' ) );");
    expect(code).toContain("'harbour/upcoming'");
    expect(code).toContain("__( 'Upcoming events', 'harbour' )");
    expect(code).toContain("__( 'No dates yet.', 'harbour' )");
    expect(code).toContain("is_singular( array( 'page' ) )");
    expect(code).toMatch(/'end_date' +=> 'end'/);
    expect(file('class-harbour-event-reader.php')).toContain("const HIDDEN = array( 'email' );");
    expect(file('readme.txt')).toContain('“Upcoming events” shows events whose start is not past as cards');
  });

  it('offers a calendar to subscribe to, of what everyone may see', () => {
    const { file, findings } = projectOf(planWith({ ...upcoming, calendar_feed: true }));
    expect(findings).toEqual([]);
    const code = file('class-harbour-listings.php');
    expect(code).toContain("add_action( 'do_feed_harbour_upcoming', array( $this, 'send_upcoming' ) );");
    expect(code).toContain("'BEGIN:VCALENDAR'");
    expect(file('readme.txt')).toContain('and subscribe to it with their calendar');
    expect(projectOf(planWith(upcoming)).text).not.toContain('VCALENDAR');
  });

  it('leaves out what nothing asks for', () => {
    const { file, project } = projectOf(
      planWith({ ...upcoming, layout: 'list', paging: 'none', controls: [], places: [] }),
    );
    expect(file('class-harbour-listings.php')).not.toContain('function calendar(');
    expect(project.files.map(({ path }) => path)).not.toContain('assets/js/listings.js');
  });

  it.each<[string, Partial<Listing>, string]>([
    ['an attribute that there is not', { attributes: ['start', 'colour'] }, 'behaviours[0].attributes[1]'],
    ['a date that is none', { date: 'price' }, 'behaviours[0].date'],
    ['a filter of nothing', { controls: [{ control: 'filter', attribute: 'colour' }] }, 'behaviours[0].controls[0]'],
    ['a role that there is not', { audience: { who: 'roles', roles: ['pilot'] } }, 'behaviours[0].audience.roles[0]'],
    [
      'a calendar that is not for everyone',
      { calendar_feed: true, audience: { who: 'logged_in' } },
      'behaviours[0].calendar_feed',
    ],
    ['a place of nothing', { places: [{ place: 'below_content', of: 'user' }] }, 'behaviours[0].places[0].of'],
    ['a page as its own parent', { entity: 'tag', whose: 'children' }, 'behaviours[0].whose'],
    ['an order by nothing', { order_by: 'colour' }, 'behaviours[0].order_by'],
    ['a condition of nothing', { conditions: [{ attribute: 'colour', is: 'filled' }] }, 'behaviours[0].conditions[0]'],
  ])('refuses %s', (_, change, path) => {
    expect(faultOf(planWith({ ...upcoming, ...change }))).toContain(`plan.${path}`);
  });

  it('refuses two of one name', () => {
    expect(faultOf(planWith(upcoming, { ...upcoming }))).toContain('plan.behaviours[1].name');
  });
});
