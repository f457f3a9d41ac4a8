import { describe, expect, it } from 'vitest';
import { findingsOf, makePlugin } from './features/make-plugin.ts';

const section = (instructions: string, title: string): string =>
  instructions.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

describe('what a description asks for is done', () => {
  it('reminds of a date, of which a booking tells who comes', () => {
    const { code } = makePlugin(
      'Events with a date. Visitors can book events with their email. Remind attendees one day before the event.',
    );
    expect(code).toContain("do_action( 'event_manager_event_reminder', $item )");
    expect(code).toContain('function attendee_addresses(');
  });

  it('lets no more be sent than there is room for', () => {
    const { code } = makePlugin('Events with a date. Visitors can book events. Bookings are limited to 20 per event.');
    expect(code).toContain('return $count < 20;');
  });

  it('deletes and takes off the site by date', () => {
    const { code } = makePlugin(
      'Jobs with a deadline. Jobs expire after the deadline. Delete jobs older than 90 days.',
    );
    expect(code).toMatch(/array\( '<', wp_date\( 'Y-m-d', time\(\) \) \)/);
    expect(code).toContain("array( 'status' => 'draft' )");
    expect(code).toContain('$days * DAY_IN_SECONDS');
  });

  it('works averages and totals out, and counts views', () => {
    const { code } = makePlugin(
      'Restaurants. Visitors can submit reviews with a rating from 1 to 5. Show the average rating of reviews. Count views of each restaurant.',
    );
    expect(code).toContain("add_shortcode( 'event_manager_reviews_average'");
    expect(code).toContain("const META = 'event_manager_views'");
  });

  it('calls settings by the names of the description', () => {
    const { code } = makePlugin(
      'Events with a date. A shortcode lists events. Settings for number of events per page.',
    );
    expect(code).toMatch(/'per_page',\n\t+__\( 'Number of events/);
    expect(code).not.toContain("'number_of_events'");
  });
});

describe('what is not done', () => {
  it('is said not to be understood', () => {
    const { project } = makePlugin('Shops with an address. Show shops on a map.');
    const { instructions } = project;
    expect(section(instructions, 'Unrecognized requirements')).toContain('as a map');
    expect(section(instructions, 'Recognized requirements')).not.toContain('as a map');
  });
});

describe('forms for visitors', () => {
  const { project, code, file } = makePlugin('Events with a date. Visitors can book events.');
  const form = file('includes/class-event-manager-booking-form.php');

  it('stop at a wrong nonce before anything is written', () => {
    expect(form.indexOf('wp_verify_nonce(')).toBeGreaterThan(0);
    expect(form.indexOf('wp_verify_nonce(')).toBeLessThan(form.indexOf('$this->create()'));
  });

  it('publish nothing unseen', () => {
    expect(form).toContain("'status' => 'pending'");
    expect(code).toContain('[website]');
  });

  it('are found faultless by the analyser', () => {
    expect(findingsOf(project, /form|shortcodes|format|templates/)).toEqual([]);
  });
});
