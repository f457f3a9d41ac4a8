import { prefixed, translatedHtml } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { contextOf } from '../context.ts';
import { about, type Restriction, type Rule } from './rules.ts';

type FreeReads = NonNullable<Restriction['free_reads']>;

/** Rules that let visitors read some for nothing before they are met. */
export const metered = (rules: readonly Rule[]): readonly Rule[] =>
  about(rules, ['read'], ['post']).filter(({ one }) => one.free_reads !== undefined);

/** Metadata of users with what they have read; visitors have a cookie. */
export const readsKey = (plan: PluginPlan): string => `_${prefixed(plan, 'free_reads')}`;

export const freeKey = (number: number): string => `restriction_${number}_free`;

/** The formats of `wp_date()` by which periods are told apart. */
const periods: Readonly<Record<FreeReads['per'], string>> = { day: 'Y-m-d', week: 'o-W', month: 'Y-m', year: 'Y' };

/** What a period is called in a sentence. */
const currently = { day: 'today', week: 'this week', month: 'this month', year: 'this year' } as const;

/** How many are free, which the owner of the site can change. */
export const freeSettings = (restrictions: readonly Restriction[]): readonly PlanSetting[] =>
  restrictions.flatMap(({ free_reads: free }, index): readonly PlanSetting[] =>
    free === undefined
      ? []
      : [
          {
            key: freeKey(index + 1),
            type: 'integer',
            label: `Free per ${free.per}`,
            description: 'How many visitors can read before they see the message. Enter 0 to open none.',
            default: free.count,
            min: 0,
            max: 100,
            section: 'general',
          },
        ],
  );

/** The format of the period of a rule, for the constant with all rules. */
export const periodOf = ({ one }: Rule): string | undefined =>
  one.free_reads === undefined ? undefined : periods[one.free_reads.per];

export const freeHooks = (_plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  metered(rules).length === 0
    ? noPhp
    : php`
      // Before it is decided whether the page may be seen.
      add_action( 'template_redirect', array( $this, 'open_free_read' ), -1 );
      ${
        metered(rules).some(({ one }) => one.free_reads?.shows_count === true)
          ? php`add_filter( 'the_content', array( $this, 'add_free_count' ), 99 );`
          : noPhp
      }
    `;

/** Counts what a visitor has read, and opens it until there is enough. */
export function freeMethods(plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  const wanted = metered(rules);
  if (wanted.length === 0) return noPhp;
  return php`
    /**
     * What is open in this request though rules keep it back: the IDs that were read in the period, by rule.
     *
     * @var array<int, int[]>
     */
    private $free = array();

    /**
     * Opens the requested post for a visitor who has free ones left, and counts it. One that was read before stays open.
     */
    public function open_free_read() {
      $post = get_queried_object();
      if ( ! $post instanceof WP_Post || ! is_singular() || is_feed() || is_embed() || is_preview() || $this->is_crawler() ) {
        return;
      }

      for ( $number = $this->unreadable( $post ); 0 !== $number; $number = $this->unreadable( $post ) ) {
        $read = isset( self::RULES[ $number ]['free'] ) ? $this->free_reads( $number ) : array();
        if ( ! in_array( $post->ID, $read, true ) && count( $read ) >= $this->free_limit( $number ) ) {
          $this->free = array();
          return;
        }
        $this->free[ $number ] = array_values( array_unique( array_merge( $read, array( $post->ID ) ) ) );
      }

      if ( array() === $this->free ) {
        return;
      }
      foreach ( $this->free as $number => $read ) {
        $this->keep_free_reads( $number, $read );
      }
      // It is open to this visitor alone: no cache may keep the page for others.
      nocache_headers();
      if ( ! defined( 'DONOTCACHEPAGE' ) ) {
        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Caching plugins read it.
        define( 'DONOTCACHEPAGE', true );
      }
    }

    /**
     * Determines whether a program asks that keeps no cookies, such as a search engine: each of its visits would be the first.
     *
     * @return bool
     */
    private function is_crawler() {
      $agent = isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';

      return 1 === preg_match( '/bot\b|crawl|spider|slurp|externalhit|archiver/i', $agent );
    }

    /**
     * Determines whether a rule leaves a post open to the visitor in this request.
     *
     * @param int     $number Number of the rule.
     * @param mixed   $record Record.
     * @param WP_User $user   User object.
     * @return bool
     */
    private function is_free( $number, $record, $user ) {
      return isset( $this->free[ $number ] )
        && $record instanceof WP_Post
        && get_queried_object_id() === $record->ID
        && get_current_user_id() === (int) $user->ID;
    }

    /**
     * Gets how many posts of a rule are free in a period.
     *
     * @param int $number Number of the rule.
     * @return int
     */
    private function free_limit( $number ) {
      switch ( $number ) {
        ${joinPhp(
          wanted.map(
            ({ number, one }) => php`
              case ${number}:
                return (int) ${settingValue(plan, freeKey(number), one.free_reads?.count ?? 0)};
            `,
          ),
        )}
      }

      return 0;
    }

    /**
     * Gets what the visitor has read of a rule in this period: of users from their account, of others from a cookie.
     *
     * @param int $number Number of the rule.
     * @return int[] Post IDs.
     */
    private function free_reads( $number ) {
      $name = ${`${prefixed(plan, 'free')}_`} . $number;
      $kept = isset( $_COOKIE[ $name ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ $name ] ) ) : '';
      if ( is_user_logged_in() ) {
        $all  = get_user_meta( get_current_user_id(), ${readsKey(plan)}, true );
        $kept = is_array( $all ) ? (string) ( $all[ $number ] ?? '' ) : '';
      }
      $parts  = explode( '.', $kept );
      $period = array_shift( $parts );

      return wp_date( self::RULES[ $number ]['free'] ) === $period ? array_slice( array_map( 'intval', $parts ), 0, 100 ) : array();
    }

    /**
     * Keeps what the visitor has read of a rule in this period.
     *
     * @param int   $number Number of the rule.
     * @param int[] $read   Post IDs.
     */
    private function keep_free_reads( $number, $read ) {
      $kept = wp_date( self::RULES[ $number ]['free'] ) . '.' . implode( '.', $read );
      if ( is_user_logged_in() ) {
        $all            = get_user_meta( get_current_user_id(), ${readsKey(plan)}, true );
        $all            = is_array( $all ) ? $all : array();
        $all[ $number ] = $kept;
        update_user_meta( get_current_user_id(), ${readsKey(plan)}, $all );
      } elseif ( ! headers_sent() ) {
        setcookie(
          ${`${prefixed(plan, 'free')}_`} . $number,
          $kept,
          array(
            'expires'  => time() + YEAR_IN_SECONDS,
            'path'     => COOKIEPATH ? COOKIEPATH : '/',
            'secure'   => is_ssl(),
            'httponly' => true,
            'samesite' => 'Lax',
          )
        );
      }
    }

    ${countMethod(plan, wanted)}
  `;
}

const countMethod = (plan: PluginPlan, wanted: readonly Rule[]): PhpCode => {
  const shown = wanted.filter(({ one }) => one.free_reads?.shows_count === true);
  if (shown.length === 0) return noPhp;
  const words = contextOf(plan.source);
  return php`
    /**
     * Adds how many free posts the visitor has read.
     *
     * @param string $content Post content.
     * @return string
     */
    public function add_free_count( $content ) {
      if ( array() === $this->free || get_the_ID() !== get_queried_object_id() || ! in_the_loop() ) {
        return $content;
      }

      $texts = array(
        ${joinPhp(
          shown.map(({ number, one }) => {
            const entity = one.subject.of === 'records' ? one.subject.entity : 'post';
            const plural = words.entity(entity).plural.replaceAll('%', '%%');
            return php`
              /* translators: 1: how many were read, 2: how many are free. */
              ${number} => ${translatedHtml(plan, `You have read %1$s of %2$s free ${plural} ${currently[one.free_reads?.per ?? 'month']}.`)},
            `;
          }),
        )}
      );
      foreach ( array_intersect_key( $texts, $this->free ) as $number => $text ) {
        $content .= '<p><small>' . sprintf( $text, number_format_i18n( count( $this->free[ $number ] ) ), number_format_i18n( $this->free_limit( $number ) ) ) . '</small></p>';
      }

      return $content;
    }
  `;
};
