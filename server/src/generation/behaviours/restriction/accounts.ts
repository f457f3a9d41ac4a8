import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule, typesOf } from './rules.ts';

const users = (rules: readonly Rule[]) => about(rules, ['read'], ['user']);
const terms = (rules: readonly Rule[]) => about(rules, ['read'], ['term']);
const comments = (rules: readonly Rule[]) => about(rules, ['read'], ['comment']);
const written = (rules: readonly Rule[]) => about(rules, ['create'], ['comment']);
const isHidden = (rules: readonly Rule[]): boolean => rules.some(({ one }) => one.is_hidden === true);

/** Profiles, terms and comments, which visitors see beside posts. */
export function accountHooks(_plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  return joinPhp([
    isHidden(users(rules))
      ? php`add_filter( 'wp_sitemaps_add_provider', array( $this, 'leave_out_users' ), 10, 2 );`
      : noPhp,
    isHidden(terms(rules)) ? php`add_filter( 'get_terms', array( $this, 'leave_out_terms' ) );` : noPhp,
    comments(rules).length > 0 ? php`add_filter( 'the_comments', array( $this, 'leave_out_comments' ) );` : noPhp,
    written(rules).length > 0
      ? php`
        add_filter( 'comments_open', array( $this, 'close_all_comments' ) );
        add_filter( 'preprocess_comment', array( $this, 'refuse_comment' ) );
      `
      : noPhp,
  ]);
}

export function accountMethods(_plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  return joinPhp(
    [
      isHidden(users(rules)) ? sitemapMethod : noPhp,
      isHidden(terms(rules)) ? termsMethod(typesOf(terms(rules))) : noPhp,
      comments(rules).length > 0 ? commentsMethod : noPhp,
      written(rules).length > 0 ? writtenMethods : noPhp,
    ],
    '\n\n',
  );
}

const sitemapMethod = php`
  /**
   * Leaves users out of sitemaps.
   *
   * @param WP_Sitemaps_Provider|false $provider Provider.
   * @param string                     $name     Name of the provider.
   * @return WP_Sitemaps_Provider|false
   */
  public function leave_out_users( $provider, $name ) {
    return 'users' === $name ? false : $provider;
  }
`;

const termsMethod = (taxonomies: readonly string[]): PhpCode => php`
  /**
   * Leaves hidden terms out of lists on the site.
   *
   * @param array $terms Terms, or IDs or names of terms.
   * @return array
   */
  public function leave_out_terms( $terms ) {
    if ( is_admin() || wp_doing_cron() || ! is_array( $terms ) ) {
      return $terms;
    }

    foreach ( $terms as $key => $term ) {
      if ( $term instanceof WP_Term && in_array( $term->taxonomy, ${taxonomies}, true ) ) {
        $number = $this->refusal( 'read', $term->taxonomy, $term );
        if ( 0 !== $number && self::RULES[ $number ]['hidden'] ) {
          unset( $terms[ $key ] );
        }
      }
    }

    return wp_is_numeric_array( $terms ) ? array_values( $terms ) : $terms;
  }
`;

const commentsMethod = php`
  /**
   * Leaves restricted comments out of lists on the site.
   *
   * @param array $comments Comments.
   * @return array
   */
  public function leave_out_comments( $comments ) {
    if ( is_admin() || wp_doing_cron() ) {
      return $comments;
    }

    return array_values(
      array_filter(
        (array) $comments,
        function ( $comment ) {
          return ! $comment instanceof WP_Comment || 0 === $this->refusal( 'read', 'comment', $comment );
        }
      )
    );
  }
`;

const writtenMethods = php`
  /**
   * Closes comments for users who may not write any.
   *
   * @param bool $is_open Whether comments are open.
   * @return bool
   */
  public function close_all_comments( $is_open ) {
    return $is_open && 0 === $this->refusal( 'create', 'comment' );
  }

  /**
   * Refuses comments of users who may not write any, wherever they come from.
   *
   * @param array $data Comment data.
   * @return array
   */
  public function refuse_comment( $data ) {
    $number = $this->refusal( 'create', 'comment' );
    if ( 0 !== $number && ! wp_is_serving_rest_request() ) {
      wp_die( esc_html( $this->message_text( $number ) ), '', array( 'response' => 403, 'back_link' => true ) );
    }

    return $data;
  }
`;
