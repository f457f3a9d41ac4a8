import { handleOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { adminMethods } from './admin-screens.ts';
import { guardsPages } from './outcomes.ts';
import { about, type Rule, typesOf } from './rules.ts';

const of = (rules: readonly Rule[], subject: Rule['of']): readonly Rule[] =>
  rules.filter((rule) => rule.of === subject);
const isWhole = ({ one: { subject } }: Rule): boolean => subject.of === 'addresses' && subject.paths.length === 0;

export const passageTag = (plan: PluginPlan, { number }: Rule): string => prefixed(plan, `restricted_${number}`);
export const passageClass = (plan: PluginPlan, { number }: Rule): string => handleOf(plan, `restricted-${number}`);

export const placeHooks = (plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  joinPhp([
    guardsPages(rules) ? php`add_action( 'template_redirect', array( $this, 'guard_page' ), 0 );` : noPhp,
    rules.some(isWhole)
      ? php`
        add_filter( 'rest_authentication_errors', array( $this, 'close_rest_api' ), 99 );
        add_filter( 'wp_robots', array( $this, 'keep_robots_out' ) );
      `
      : noPhp,
    of(rules, 'admin').length > 0
      ? php`
        add_action( 'admin_menu', array( $this, 'remove_menu_entries' ), PHP_INT_MAX );
        add_action( 'admin_init', array( $this, 'guard_admin' ), 1 );
        add_filter( 'show_admin_bar', array( $this, 'show_toolbar' ), 20 );
      `
      : noPhp,
    of(rules, 'menu_entries').length > 0
      ? php`
        add_filter( 'wp_nav_menu_objects', array( $this, 'leave_out_entries' ) );
        add_filter( 'render_block_core/navigation-link', array( $this, 'leave_out_entry_block' ), 10, 2 );
        add_filter( 'render_block_core/navigation-submenu', array( $this, 'leave_out_entry_block' ), 10, 2 );
      `
      : noPhp,
    ...of(rules, 'passages').map(
      (rule) => php`add_shortcode( ${passageTag(plan, rule)}, array( $this, 'render_passage' ) );`,
    ),
    of(rules, 'passages').length > 0 ? php`add_filter( 'render_block', array( $this, 'guard_block' ), 10, 2 );` : noPhp,
  ]);

/** Pages, screens, menu entries and parts of texts. */
export const placeMethods = (plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  joinPhp(
    [
      guardsPages(rules) ? pageMethod(rules) : noPhp,
      rules.some(isWhole) ? restMethods(plan, rules) : noPhp,
      of(rules, 'addresses').length > 0 || of(rules, 'menu_entries').length > 0 ? pathMethods : noPhp,
      of(rules, 'admin').length > 0 ? adminMethods(plan, of(rules, 'admin')) : noPhp,
      of(rules, 'menu_entries').length > 0 ? entryMethods(of(rules, 'menu_entries')) : noPhp,
      of(rules, 'passages').length > 0 ? passageMethods(plan, of(rules, 'passages')) : noPhp,
    ],
    '\n\n',
  );

function pageMethod(rules: readonly Rule[]): PhpCode {
  const addresses = of(rules, 'addresses');
  const types = typesOf(about(rules, ['read'], ['post']));
  const taxonomies = typesOf(about(rules, ['read'], ['term']));
  return php`
    /**
     * Decides whether the current user may see the requested page. The login page and robots.txt stay open.
     */
    public function guard_page() {
      if ( is_robots() || is_favicon() ) {
        return;
      }
      ${types.length > 0 ? commentFeed : noPhp}

      ${joinPhp(
        addresses.map(({ number, one }) => {
          if (one.subject.of !== 'addresses') return noPhp;
          const { paths, except = [] } = one.subject;
          const tests = [
            ...(paths.length > 0 ? [php`$this->is_path( ${paths} )`] : []),
            ...(except.length > 0 ? [php`! $this->is_path( ${except} )`] : []),
            php`! $this->allows( ${number}, wp_get_current_user() )`,
          ].reduce((before, each) => php`${before} && ${each}`);
          return php`
            if ( ${tests} ) {
              $this->refuse( ${number} );
              return;
            }
          `;
        }),
      )}
      $queried = get_queried_object();
      $number  = 0;
      ${
        types.length > 0
          ? php`
      if ( $queried instanceof WP_Post && is_singular() ) {
        $number = $this->unreadable( $queried );
      } elseif ( $queried instanceof WP_Post_Type ) {
        $number = $this->refusal( 'read', $queried->name );
      }
      if ( 0 !== $number && 'message' === self::RULES[ $number ]['outcome'] ) {
        // The message is where the content would be; whole lists stay, without what is hidden.
        nocache_headers();
        return;
      }
      `
          : noPhp
      }
      ${
        about(rules, ['read'], ['user']).length > 0
          ? php`
      if ( $queried instanceof WP_User ) {
        $number = $this->refusal( 'read', 'user', $queried );
      }
      `
          : noPhp
      }
      ${
        taxonomies.length > 0
          ? php`
      if ( $queried instanceof WP_Term && in_array( $queried->taxonomy, ${taxonomies}, true ) ) {
        $number = $this->refusal( 'read', $queried->taxonomy, $queried );
      }
      `
          : noPhp
      }
      if ( 0 !== $number ) {
        $this->refuse( $number );
      }
    }
  `;
}

const commentFeed = php`
  if ( is_comment_feed() ) {
    global $wp_query;

    $wp_query->comments      = $this->leave_out_comments_of_posts( $wp_query->comments );
    $wp_query->comment_count = count( $wp_query->comments );
  }
`;

const restMethods = (plan: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  /**
   * Rejects REST API requests from those who may not see the site.
   *
   * @param WP_Error|true|null $result Result of the authentication so far.
   * @return WP_Error|true|null
   */
  public function close_rest_api( $result ) {
    if ( null !== $result && true !== $result ) {
      return $result;
    }

    return ${allowsWhole(rules)}
      ? $result
      : new WP_Error( 'rest_restricted', __( 'Sorry, you are not allowed to access this site.', ${plan.domain} ), array( 'status' => rest_authorization_required_code() ) );
  }

  /**
   * Tells search engines to leave the site out.
   *
   * @param array $robots Directives.
   * @return array
   */
  public function keep_robots_out( $robots ) {
    return wp_robots_no_robots( $robots );
  }
`;

const allowsWhole = (rules: readonly Rule[]): PhpCode =>
  rules
    .filter(isWhole)
    .map(({ number }) => php`$this->allows( ${number}, wp_get_current_user() )`)
    .reduce((before, one) => php`${before} && ${one}`);

const pathMethods = php`
  /**
   * Gets the path of an address on this site, without the folder that the site is in.
   *
   * @param string $url Address.
   * @return string Path with a slash at its beginning and none at its end.
   */
  private function path_of( $url ) {
    $path = (string) wp_parse_url( $url, PHP_URL_PATH );
    $home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
    if ( '' !== $home && 0 === strpos( $path, $home . '/' ) ) {
      $path = substr( $path, strlen( $home ) );
    }

    return '/' . trim( rawurldecode( $path ), '/' );
  }

  /**
   * Determines whether the requested address is one of some paths. Pages that are asked for by their ID count as well.
   *
   * @param string[] $paths Paths; an asterisk at the end stands for everything below.
   * @return bool
   */
  private function is_path( $paths ) {
    $current = array( $this->path_of( home_url( add_query_arg( array() ) ) ) );
    if ( is_singular() ) {
      $current[] = $this->path_of( (string) get_permalink( get_queried_object_id() ) );
    }
    foreach ( $paths as $path ) {
      $start = '/' . trim( rtrim( $path, '*' ), '/' );
      foreach ( $current as $one ) {
        $is_below = '*' === substr( $path, -1 ) && ( '/' === $start || 0 === stripos( $one, $start . '/' ) );
        if ( 0 === strcasecmp( $one, $start ) || $is_below ) {
          return true;
        }
      }
    }

    return false;
  }
`;

const entryMethods = (rules: readonly Rule[]): PhpCode => php`
  /**
   * Determines whether a rule keeps an entry of a menu from the current user.
   *
   * @param string $label Text of the entry.
   * @param string $url   Address that it leads to.
   * @return bool
   */
  private function is_kept_back( $label, $url ) {
    $label = trim( wp_strip_all_tags( html_entity_decode( $label, ENT_QUOTES, get_bloginfo( 'charset' ) ) ) );
    foreach ( ${Object.fromEntries(rules.map(({ number, one }) => [`${number}`, one.subject.of === 'menu_entries' ? [...one.subject.entries] : []]))} as $number => $entries ) {
      if ( $this->allows( $number, wp_get_current_user() ) ) {
        continue;
      }
      foreach ( $entries as $entry ) {
        $is_path = '/' === substr( $entry, 0, 1 ) && '' !== $url && 0 === strcasecmp( $this->path_of( $url ), '/' . trim( $entry, '/' ) );
        if ( $is_path || 0 === strcasecmp( $label, $entry ) ) {
          return true;
        }
      }
    }

    return false;
  }

  /**
   * Leaves entries out of menus, with those below them.
   *
   * @param WP_Post[] $items Menu items.
   * @return WP_Post[]
   */
  public function leave_out_entries( $items ) {
    $gone = array();
    foreach ( $items as $key => $item ) {
      if ( $this->is_kept_back( $item->title, $item->url ) || in_array( (int) $item->menu_item_parent, $gone, true ) ) {
        $gone[] = (int) $item->ID;
        unset( $items[ $key ] );
      }
    }

    return $items;
  }

  /**
   * Leaves entries out of navigation blocks.
   *
   * @param string $content Rendered block.
   * @param array  $block   Block.
   * @return string
   */
  public function leave_out_entry_block( $content, $block ) {
    $attributes = $block['attrs'] ?? array();

    return $this->is_kept_back( (string) ( $attributes['label'] ?? '' ), (string) ( $attributes['url'] ?? '' ) ) ? '' : $content;
  }
`;

const passageMethods = (plan: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  /**
   * Renders the enclosed content for users who may read it, and the message for everyone else.
   *
   * @param array|string $attributes Shortcode attributes. None are used.
   * @param string|null  $content    Enclosed content.
   * @param string       $tag        Shortcode.
   * @return string HTML.
   */
  public function render_passage( $attributes, $content, $tag ) {
    $number = (int) ( ${Object.fromEntries(rules.map((rule) => [passageTag(plan, rule), rule.number]))}[ $tag ] ?? 0 );

    return 0 === $number || $this->may_read_passage( $number ) ? do_shortcode( (string) $content ) : $this->message_html( $number, get_post() );
  }

  /**
   * Replaces blocks with the CSS class of a rule for users who may not read them.
   *
   * @param string $content Rendered block.
   * @param array  $block   Block.
   * @return string
   */
  public function guard_block( $content, $block ) {
    $names = explode( ' ', (string) ( $block['attrs']['className'] ?? '' ) );
    foreach ( ${Object.fromEntries(rules.map((rule) => [passageClass(plan, rule), rule.number]))} as $name => $number ) {
      if ( in_array( $name, $names, true ) && ! $this->may_read_passage( $number ) ) {
        return $this->message_html( $number, get_post() );
      }
    }

    return $content;
  }

  /**
   * Determines whether the current user may read parts of the content that a rule is about.
   *
   * @param int $number Number of the rule.
   * @return bool
   */
  private function may_read_passage( $number ) {
    $post = get_post();

    return $this->allows( $number, wp_get_current_user() )
      || ( ! self::RULES[ $number ]['strict'] && $post && current_user_can( 'edit_post', $post->ID ) );
  }
`;
