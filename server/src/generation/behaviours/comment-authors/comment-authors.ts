import { classNameOf, classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault, PlanContext } from '../behaviour.ts';
import { authorsClass } from './authors-class.ts';
import { type CommentAuthors, minutesKey, trustedKey } from './authors-plan.ts';
import { counterExamples, examples } from './examples.ts';

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function describe({ trusted_after: trusted, edit_minutes: minutes, can_delete: deletes = false }: CommentAuthors) {
  const parts = [
    ...(trusted === undefined
      ? []
      : [
          `Comments wait for approval until their author has ${many(trusted, 'approved comment')}; later ones are published at once`,
        ]),
    ...(minutes === undefined
      ? []
      : [
          `${deletes ? 'Authors can change or delete' : 'Authors can change'} their own comment for ${many(minutes, 'minute')}`,
        ]),
  ];
  return `${parts.join('. ')}.`;
}

function check(one: CommentAuthors, { plan }: PlanContext): Fault | null {
  const { trusted_after: trusted, edit_minutes: minutes, can_delete: deletes } = one;
  const rival = (plan.behaviours ?? []).find((other) => other.kind === 'comment_authors' && other !== one);
  if (rival !== undefined) return { at: 'kind', expected: 'one of comment_authors in a plan', got: 'a second one' };
  if (trusted === undefined && minutes === undefined)
    return { at: 'trusted_after', expected: 'trusted_after, edit_minutes or both', got: undefined };
  return deletes === true && minutes === undefined
    ? { at: 'can_delete', expected: 'false without edit_minutes', got: true }
    : null;
}

const settings = ([one]: readonly CommentAuthors[]): readonly PlanSetting[] => [
  ...(one?.trusted_after === undefined
    ? []
    : [
        {
          key: trustedKey,
          type: 'integer' as const,
          label: 'Approved comments until others are published at once',
          description: 'Enter 0 to publish all comments at once.',
          default: one.trusted_after,
          min: 0,
          max: 100,
          section: 'general' as const,
        },
      ]),
  ...(one?.edit_minutes === undefined
    ? []
    : [
        {
          key: minutesKey,
          type: 'integer' as const,
          label: 'Minutes in which authors can change their comment',
          description: 'Enter 0 to let nobody change comments.',
          default: one.edit_minutes,
          min: 0,
          max: 10_080,
          section: 'general' as const,
        },
      ]),
];

/** What becomes of the comments of people who are known, and what authors do with their own. */
export const commentAuthors: BehaviourModule<'comment_authors'> = {
  kind: 'comment_authors',
  describe,
  check,
  settings,
  examples,
  counterExamples,
  contribute(plan, all) {
    const [one] = all;
    if (one === undefined) return {};
    return {
      classes: [
        {
          name: classNameOf(plan, 'Comment_Authors'),
          summary: 'Says what authors of comments may do.',
          code: authorsClass(plan, one),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Comment_Authors')}() )->register();`],
      readme: { features: describe(one).replace(/\.$/, '').split('. ') },
      privacy:
        one.edit_minutes === undefined
          ? []
          : ['A cookie lets people who are not logged in change their own comment for a while; it expires by then.'],
      tests: [authorsTests(plan, one)],
    };
  },
};

/** Tests that comments wait until their author is known, and that strangers change nothing. */
const authorsTests = (plan: PluginPlan, one: CommentAuthors): TestCase => ({
  name: 'Comment_Authors',
  summary: 'Tests for what authors of comments may do.',
  methods: [
    ...(one.trusted_after === undefined
      ? []
      : [
          php`
            /**
             * Comments wait until their author has enough approved ones.
             */
            public function test_publishes_known_authors() {
              $authors = new ${classOf(plan, 'Comment_Authors')}();
              $data    = array(
                'comment_author'       => 'Ann',
                'comment_author_email' => 'ann@example.org',
                'comment_author_url'   => '',
                'comment_content'      => 'A calm comment',
                'comment_author_IP'    => '127.0.0.1',
                'comment_agent'        => '',
                'comment_type'         => 'comment',
              );

              $this->assertSame( 0, $authors->decide( 1, $data ) );
              self::factory()->comment->create_many(
                ${one.trusted_after},
                array(
                  'comment_author_email' => 'ann@example.org',
                  'comment_approved'     => 1,
                )
              );
              $this->assertSame( 1, $authors->decide( 0, $data ) );
              $this->assertSame( 'spam', $authors->decide( 'spam', $data ) );
            }
          `,
        ]),
    ...(one.edit_minutes === undefined
      ? []
      : [
          php`
            /**
             * Authors change their own comment while it is fresh; nobody else does.
             */
            public function test_authors_change_their_own() {
              $user  = self::factory()->user->create();
              $fresh = self::factory()->comment->create_and_get(
                array(
                  'user_id'          => $user,
                  'comment_date_gmt' => gmdate( 'Y-m-d H:i:s' ),
                )
              );
              $old   = self::factory()->comment->create_and_get(
                array(
                  'user_id'          => $user,
                  'comment_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 8 * DAY_IN_SECONDS ),
                )
              );

              wp_set_current_user( $user );
              $this->assertTrue( ${classOf(plan, 'Comment_Authors')}::may_change( $fresh ) );
              $this->assertFalse( ${classOf(plan, 'Comment_Authors')}::may_change( $old ) );
              wp_set_current_user( 0 );
              $this->assertFalse( ${classOf(plan, 'Comment_Authors')}::may_change( $fresh ) );
            }
          `,
        ]),
  ],
});
