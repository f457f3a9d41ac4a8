import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import { notFound } from '../not-found.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable RSS feeds": they answer "not found", and no page points to them. */
export const feeds: SwitchedOff = {
  thing: 'feeds',
  label: 'Feeds (RSS and Atom)',
  names:
    /^(?:(?:rss2?|atom|rdf)(?: (?:and|or|&|,|\/) (?:rss2?|atom|rdf))*(?: (?:feeds?|links?)(?= ))*|feeds?(?: links?)?|news ?feeds?|syndication(?: feeds?)?) /,
  unless: /^ ?(?:for|of) (?!the (?:site|whole|entire)|my|our|all )/,
  says: () => 'Feeds return a 404 error and are not linked from any page.',
  register: () => php`
    remove_action( 'wp_head', 'feed_links', 2 );
    remove_action( 'wp_head', 'feed_links_extra', 3 );
    add_action( 'template_redirect', array( $this, 'close' ), 1 );
  `,
  methods: () => [notFound('is_feed()', 'Returns a 404 error for feeds.')],
  test: (plan) => php`
    /**
     * Feeds return a 404 error.
     */
    public function test_feeds_are_off() {
      $feeds = new ${toolClass(plan, 'no_feeds')}();
      $feeds->register();
      $this->go_to( home_url( '/?feed=rss2' ) );
      $feeds->close();

      $this->assertTrue( is_404() );
      $this->assertFalse( has_action( 'wp_head', 'feed_links' ) );
    }
  `,
};
