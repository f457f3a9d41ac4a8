import type { CleanupTarget } from '../../../understanding/understanding.ts';
import { identifier as nameCode, type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { findBehaviours } from '../support/find-behaviours.ts';
import type { ScheduledTask } from './scheduled-task.ts';

interface Target {
  readonly summary: string;
  /** Whether only what is of a certain age is deleted, and of which when the description says none; null for what has no age. */
  readonly days: number | null;
  /** What is deleted, for a comment. */
  readonly what: string;
  /** Deletes one batch: what is older than `$before`, counted in `$done`. */
  readonly work: PhpCode;
}

const targets: { readonly [Name in CleanupTarget]: Target } = {
  transients: {
    summary: 'Deletes expired transients.',
    what: '',
    days: null,
    work: php`delete_expired_transients( true );`,
  },
  auto_drafts: {
    summary: 'Deletes auto-drafts older than a week.',
    what: '',
    days: null,
    work: php`wp_delete_auto_drafts();`,
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

/** What the plugin deletes of the site's own, once for each kind. */
export function siteCleanupsOf(
  plan: PluginPlan,
): readonly { readonly target: CleanupTarget; readonly task: ScheduledTask }[] {
  const known = new Map<CleanupTarget, ScheduledTask>();
  for (const { target, interval, olderThanDays } of findBehaviours(plan, 'site_cleanup')) {
    if (!known.has(target)) known.set(target, taskFor(plan, target, interval, olderThanDays));
  }
  return [...known].map(([target, task]) => ({ target, task }));
}

function taskFor(plan: PluginPlan, target: CleanupTarget, recurrence: string, olderThanDays: number): ScheduledTask {
  const { summary, what, days, work } = targets[target];
  const name = siteCleanupName(target);
  const age = olderThanDays > 0 ? olderThanDays : (days ?? 0);
  const body =
    days === null
      ? php`
        ${work}

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

        $this->finish( ${name}, $done );
      `;
  return {
    name,
    recurrence,
    summary,
    options: [],
    method: php`
      /**
       * ${summary}
       */
      public function ${nameCode(name)}() {
        if ( ! $this->lock( ${name} ) ) {
          return;
        }

        ${body}
      }
    `,
  };
}
