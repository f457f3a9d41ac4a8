import { identifier, php } from '../../../writers/php.ts';
import { hooked, type PlaceId, type PlaceModule, printed, printing } from './place-module.ts';

/** Places that people who are logged in see. */
export const staffPlaces = {
  admin_bar: {
    words: 'in the admin bar',
    about: 'none',
    code: (at) => ({
      hooks: php`add_action( 'admin_bar_menu', array( $this, ${at.method} ), 100 );`,
      methods: hooked(
        at,
        'Adds an entry to the admin bar.',
        ['@param WP_Admin_Bar $bar Admin bar.'],
        php`$bar`,
        php`
          $html = ${at.html(php`null`)};
          $text = trim( wp_strip_all_tags( $html ) );
          if ( '' !== $text ) {
            $bar->add_node(
              array(
                'id'    => ${at.id},
                'title' => esc_html( $text ),
                'href'  => preg_match( '/href="([^"]+)"/', $html, $link ) ? html_entity_decode( $link[1] ) : false,
              )
            );
          }
        `,
      ),
    }),
  },
  admin_notice: {
    words: 'as a notice in the administration',
    about: 'none',
    code: (at) => ({
      hooks: php`add_action( 'admin_notices', array( $this, ${at.method} ) );`,
      methods: hooked(
        at,
        'Shows a notice in the administration.',
        [],
        php``,
        php`
          $html = ${at.html(php`null`)};
          if ( '' !== $html ) {
            printf( '<div class="notice notice-info is-dismissible">%s</div>', $html ); ${printed}
          }
        `,
      ),
    }),
  },
  admin_footer: {
    words: 'in the footer of the administration',
    about: 'none',
    code: (at) => ({
      hooks: php`add_filter( 'admin_footer_text', array( $this, ${at.method} ) );`,
      methods: hooked(
        at,
        'Shows something in place of what stands at the foot of the administration.',
        ['@param string $text What WordPress says there.', '@return string HTML.'],
        php`$text`,
        php`
          $html = ${at.html(php`null`)};

          return '' === $html ? $text : $html;
        `,
      ),
    }),
  },
  dashboard: {
    words: 'on the dashboard',
    about: 'none',
    code: (at) => ({
      hooks: php`add_action( 'wp_dashboard_setup', array( $this, ${`add_${at.method}`} ) );`,
      methods: php`
        /**
         * Adds a widget to the dashboard, where there is something to show.
         */
        public function ${identifier(`add_${at.method}`)}() {
          if ( '' !== ${at.html(php`null`)} ) {
            wp_add_dashboard_widget( ${at.id}, esc_html( ${at.title} ), array( $this, ${at.method} ) );
          }
        }

        ${printing(at, 'Shows the widget.')}
      `,
    }),
  },
  admin_page: {
    words: 'on a screen of the administration',
    about: 'none',
    code: (at) => ({
      hooks: php`add_action( 'admin_menu', array( $this, ${`add_${at.method}`} ) );`,
      methods: php`
        /**
         * Adds a screen below Tools, where there is something to show.
         */
        public function ${identifier(`add_${at.method}`)}() {
          if ( '' !== ${at.html(php`null`)} ) {
            add_management_page( ${at.title}, ${at.title}, 'read', ${at.id}, array( $this, ${at.method} ) );
          }
        }

        ${hooked(
          at,
          'Shows the screen.',
          [],
          php``,
          php`printf( '<div class="wrap"><h1>%1$s</h1>%2$s</div>', esc_html( ${at.title} ), ${at.html(php`null`)} ); ${printed}`,
        )}
      `,
    }),
  },
  edit_screen: {
    words: 'on the edit screen',
    about: 'posts',
    code: (at) => ({
      hooks: php`add_action( 'add_meta_boxes', array( $this, ${`add_${at.method}`} ) );`,
      methods: php`
        /**
         * Adds a box to the edit screen.
         */
        public function ${identifier(`add_${at.method}`)}() {
          add_meta_box( ${at.id}, esc_html( ${at.title} ), array( $this, ${at.method} ), ${at.types.length === 0 ? php`null` : php`${[...at.types]}`}, 'side' );
        }

        ${printing(at, 'Shows the box.', {
          tags: ['@param WP_Post $post Post object.'],
          parameters: php`$post`,
          record: php`$post`,
        })}
      `,
    }),
  },
  profile: {
    words: 'on the profile screen',
    about: 'users',
    code: (at) => ({
      hooks: php`
        add_action( 'show_user_profile', array( $this, ${at.method} ) );
        add_action( 'edit_user_profile', array( $this, ${at.method} ) );
      `,
      methods: printing(at, 'Shows something on the profile screen.', {
        tags: ['@param WP_User $user User object.'],
        parameters: php`$user`,
        record: php`$user`,
      }),
    }),
  },
} as const satisfies Partial<Record<PlaceId, PlaceModule>>;
