import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import { notFound } from '../not-found.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable author archives." */
export const authorArchives: SwitchedOff = {
  thing: 'author_archives',
  label: 'Author archives',
  names: /^author(?:'s|s)? (?:archives?|pages?|archive pages?)(?: (?:and|,|or) author (?:archives?|pages?))? /,
  says: () => 'Author archives return a 404 error, are left out of sitemaps, and author names link to the home page.',
  register: () => php`
    add_action( 'template_redirect', array( $this, 'close' ), 1 );
    add_filter( 'author_link', array( $this, 'link_home' ) );
    add_filter( 'wp_sitemaps_add_provider', array( $this, 'remove_from_sitemap' ), 10, 2 );
  `,
  methods: () => [
    notFound('is_author()', 'Returns a 404 error for author archives.'),
    php`
      /**
       * Filters the link of author names.
       *
       * @return string URL of the home page.
       */
      public function link_home() {
        return home_url( '/' );
      }
    `,
    php`
      /**
       * Removes authors from the sitemap.
       *
       * @param WP_Sitemaps_Provider $provider Sitemap provider.
       * @param string               $name     Name of the provider.
       * @return WP_Sitemaps_Provider|false The provider, or false for users.
       */
      public function remove_from_sitemap( $provider, $name ) {
        return 'users' === $name ? false : $provider;
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Author archives return a 404 error.
     */
    public function test_author_archives_are_off() {
      $id = self::factory()->user->create( array( 'role' => 'author' ) );
      self::factory()->post->create( array( 'post_author' => $id ) );
      $this->go_to( home_url( '/?author=' . $id ) );
      ( new ${toolClass(plan, 'no_author_archives')}() )->close();

      $this->assertTrue( is_404() );
    }
  `,
};
