import type { Behaviour, CleanupTarget } from '../../../understanding/understanding.ts';
import { identifier as nameCode, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { findBehaviours } from '../support/find-behaviours.ts';
import { hookOf } from './hook-of.ts';
import type { ScheduledTask } from './scheduled-task.ts';

interface Target {
  readonly summary: string;
  /** Whether only what is of a certain age is deleted, and of which when the description says none; null for what has no age. */
  readonly days: number | null;
  /** What is deleted, for a comment. */
  readonly what: string;
  /** Deletes one batch: what is older than `$before`, counted in `$done`. */
  readonly work: PhpCode;
  /** Of what has no age: how many rows there are, before and after it. */
  readonly counts?: PhpCode;
}

const targets: { readonly [Name in CleanupTarget]: Target } = {
  transients: {
    summary: 'Deletes expired transients.',
    what: '',
    days: null,
    work: php`delete_expired_transients( true );`,
    counts: php`$wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE option_name LIKE %s OR option_name LIKE %s', $wpdb->options, $wpdb->esc_like( '_transient_timeout_' ) . '%', $wpdb->esc_like( '_site_transient_timeout_' ) . '%' ) )`,
  },
  auto_drafts: {
    summary: 'Deletes auto-drafts older than a week.',
    what: '',
    days: null,
    work: php`wp_delete_auto_drafts();`,
    counts: php`$wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_status = %s', $wpdb->posts, 'auto-draft' ) )`,
  },
  revisions: {
    summary: 'Deletes old revisions of posts.',
    what: 'revisions',
    days: 30,
    work: php`
      $ids    = get_posts(
        array(
          'post_type'      => 'revision',
          'post_status'    => 'inherit',
          'posts_per_page' => self::BATCH,
          'fields'         => 'ids',
          'date_query'     => array(
            'column' => 'post_modified_gmt',
            'before' => $before,
          ),
        )
      );
      foreach ( $ids as $id ) {
        if ( wp_delete_post_revision( $id ) ) {
          ++$done;
        }
      }
    `,
  },
  spam_comments: {
    summary: 'Deletes spam comments.',
    what: 'spam comments',
    days: 0,
    work: php`
      $ids    = get_comments(
        array(
          'status'     => 'spam',
          'number'     => self::BATCH,
          'fields'     => 'ids',
          'date_query' => array(
            'column' => 'comment_date_gmt',
            'before' => $before,
          ),
        )
      );
      foreach ( $ids as $id ) {
        if ( wp_delete_comment( $id, true ) ) {
          ++$done;
        }
      }
    `,
  },
  trash: {
    summary: 'Empties the Trash of posts and comments.',
    what: 'posts and comments in the Trash',
    days: 0,
    work: php`
      $ids    = get_posts(
        array(
          'post_type'      => array_values( get_post_types() ),
          'post_status'    => 'trash',
          'posts_per_page' => self::BATCH,
          'fields'         => 'ids',
          'date_query'     => array(
            'column' => 'post_modified_gmt',
            'before' => $before,
          ),
        )
      );
      foreach ( $ids as $id ) {
        if ( wp_delete_post( $id, true ) ) {
          ++$done;
        }
      }

      $ids = get_comments(
        array(
          'status'     => 'trash',
          'number'     => self::BATCH,
          'fields'     => 'ids',
          'date_query' => array(
            'column' => 'comment_date_gmt',
            'before' => $before,
          ),
        )
      );
      foreach ( $ids as $id ) {
        if ( wp_delete_comment( $id, true ) ) {
          ++$done;
        }
      }
    `,
  },
};

/** Method of the class that does it, and the end of the hook's name. */
export const siteCleanupName = (target: CleanupTarget): string => `delete_${target}`;

type SiteCleanup = Extract<Behaviour, { kind: 'site_cleanup' }>;

/** Option with how much was removed the last time, by kind. */
export const reportOption = (plan: PluginPlan): string => prefixed(plan, 'cleanup_report');

const targetsWhere = (plan: PluginPlan, holds: (one: SiteCleanup) => boolean): readonly CleanupTarget[] => [
  ...new Set(findBehaviours(plan, 'site_cleanup').flatMap((one) => (holds(one) ? [one.target] : []))),
];

/** Kinds of what is deleted that the dashboard tells of. */
export const reportedTargets = (plan: PluginPlan): readonly CleanupTarget[] =>
  targetsWhere(plan, ({ isReported }) => isReported === true);

/** Kinds of what is deleted that the page below Tools shows. */
export const pageTargets = (plan: PluginPlan): readonly CleanupTarget[] =>
  targetsWhere(plan, ({ hasPage }) => hasPage === true);

/** Kinds of which it is noted how much was deleted. */
const notedTargets = (plan: PluginPlan): readonly CleanupTarget[] =>
  targetsWhere(plan, ({ isReported, hasPage }) => isReported === true || hasPage === true);

export const reportsCleanups = (plan: PluginPlan): boolean => notedTargets(plan).length > 0;

/** What of a kind is deleted: from which age on in days, and of revisions how many of each post stay. */
export function extentOf({ target, olderThanDays, keptPerPost }: SiteCleanup): {
  readonly days: number;
  readonly kept: number | undefined;
} {
  const days = keptPerPost === undefined ? (targets[target].days ?? 0) : 0;
  return { days: olderThanDays > 0 ? olderThanDays : days, kept: keptPerPost };
}

/** The clean-up of a kind; where a plan has several, the first. */
export const cleanupOf = (plan: PluginPlan, target: CleanupTarget): SiteCleanup | undefined =>
  findBehaviours(plan, 'site_cleanup').find((one) => one.target === target);

/** Revisions older than `$before` that are not among the newest of their post: the end of a query and its values. */
export const surplusRevisions = (kept: number): { readonly from: string; readonly values: PhpCode } => ({
  from: "FROM %i AS r WHERE r.post_type = 'revision' AND r.post_modified_gmt < %s AND ( SELECT COUNT(*) FROM %i AS n WHERE n.post_type = 'revision' AND n.post_parent = r.post_parent AND ( n.post_modified_gmt > r.post_modified_gmt OR ( n.post_modified_gmt = r.post_modified_gmt AND n.ID > r.ID ) ) ) >= %d",
  values: php`$wpdb->posts, $before, $wpdb->posts, ${kept}`,
});

const surplusWork = (kept: number): PhpCode => php`
  global $wpdb;

  // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress finds no revisions by their number.
  $ids = $wpdb->get_col( $wpdb->prepare( ${`SELECT r.ID ${surplusRevisions(kept).from} LIMIT %d`}, ${surplusRevisions(kept).values}, self::BATCH ) );
  foreach ( $ids as $id ) {
    if ( wp_delete_post_revision( (int) $id ) ) {
      ++$done;
    }
  }
`;

/** What the plugin deletes of the site's own, once for each kind. */
export function siteCleanupsOf(
  plan: PluginPlan,
): readonly { readonly target: CleanupTarget; readonly task: ScheduledTask }[] {
  const known = new Map<CleanupTarget, ScheduledTask>();
  for (const one of findBehaviours(plan, 'site_cleanup')) {
    if (!known.has(one.target)) known.set(one.target, taskFor(plan, one));
  }
  return [...known].map(([target, task]) => ({ target, task }));
}

/** When it begins; on a day of the week at night, where the plan says no time. */
function startOf({ weekday, time }: SiteCleanup): Pick<ScheduledTask, 'start'> {
  if (weekday === undefined && time === undefined) return {};
  return { start: { ...(weekday !== undefined && { weekday }), time: time ?? '03:00' } };
}

function taskFor(plan: PluginPlan, cleanup: SiteCleanup): ScheduledTask {
  const { target, interval } = cleanup;
  const { summary, what, days, counts } = targets[target];
  const name = siteCleanupName(target);
  const { days: age, kept } = extentOf(cleanup);
  const work = kept === undefined ? targets[target].work : surplusWork(kept);
  const isReported = notedTargets(plan).includes(target);
  const start = startOf(cleanup);
  const ageless =
    isReported && counts !== undefined
      ? php`
        global $wpdb;

        // phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress does not say how many it deletes.
        $all = (int) ${counts};
        ${work}
        $this->report( ${target}, $all - (int) ${counts}, false );
        // phpcs:enable WordPress.DB.DirectDatabaseQuery
      `
      : work;
  const body =
    days === null
      ? php`
        ${ageless}

        $this->unlock( ${name} );
      `
      : php`
        /**
         * Filters the number of days after which ${what} are deleted.
         *
         * @param int $days Number of days, or 0 to delete all of them.
         */
        $days   = (int) apply_filters( ${prefixed(plan, `${name}_days`)}, ${age} );
        $before = gmdate( 'Y-m-d H:i:s', time() - max( 0, $days ) * DAY_IN_SECONDS );
        $done   = 0;
        ${work}

        ${isReported ? php`$this->report( ${target}, $done, $done >= self::BATCH );` : noPhp}
        $this->finish( ${name}, $done );
      `;
  return {
    name,
    recurrence: interval,
    ...start,
    summary,
    options: isReported ? [reportOption(plan)] : [],
    method: php`
      /**
       * ${summary}
       */
      public function ${nameCode(name)}() {
        if ( ! $this->lock( ${name} ) ) {
          return;
        }

        ${
          start.start === undefined
            ? body
            : php`
              self::align( ${hookOf(plan, { name })} );

              ${body}
            `
        }
      }
    `,
  };
}
