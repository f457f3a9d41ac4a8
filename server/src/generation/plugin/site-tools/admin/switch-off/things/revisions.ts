import { noPhp, php } from '../../../../../writers/php.ts';
import { settingValue } from '../../../../features/settings/settings-of.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff, SwitchOff } from '../switched-off.ts';

/** Post types whose revisions are meant, in words: `posts of the types post and page`. */
const ofWhat = ({ types }: SwitchOff): string =>
  types.length === 0 ? 'each post' : `each post of ${types.length === 1 ? 'type' : 'the types'} ${types.join(', ')}`;

/** "Do not store revisions", or only so many of them. */
export const revisions: SwitchedOff = {
  thing: 'revisions',
  label: 'Revisions',
  names: /^(?:(?:post |page )?revisions?) /,
  unless: /^ ?(?:older|to (?!\d)|of (?!posts|pages|content)) /,
  also: / (?:only|at most|no more than|maximum(?: of)?|max|up to|just|last|latest|limit\w*) (?:the )?(?:last |latest )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:post )?revisions? /,
  isLimited: ({ keptRevisions = 0 }) => keptRevisions > 0,
  says: (options) =>
    options.keptRevisions === undefined || options.keptRevisions === 0
      ? 'No new revisions are stored; existing revisions are kept.'
      : `At most ${options.keptRevisions} ${options.keptRevisions === 1 ? 'revision' : 'revisions'} of ${ofWhat(options)} are kept; older ones are deleted when it is saved.`,
  settings: ({ keptRevisions = 0 }) =>
    keptRevisions === 0
      ? []
      : [
          {
            key: 'kept_revisions',
            type: 'integer',
            label: 'Revisions to keep',
            description: 'Older revisions are deleted when a post is saved.',
            default: keptRevisions,
            min: 1,
            max: 100,
            section: 'general',
          },
        ],
  register: () => php`add_filter( 'wp_revisions_to_keep', array( $this, 'keep' ), 100, 2 );`,
  methods: (plan, { keptRevisions = 0, types }) => [
    php`
      /**
       * Filters the number of revisions to keep of a post.
       *
       * @param int     $number Number of revisions; -1 for all of them.
       * @param WP_Post $post   Post.
       * @return int Number of revisions.
       */
      public function keep( $number, $post ) {
        ${
          types.length === 0
            ? noPhp
            : php`
              if ( ! in_array( $post->post_type, ${types}, true ) ) {
                return $number;
              }
            `
        }
        return ${keptRevisions === 0 ? php`0` : php`max( 1, (int) ${settingValue(plan, 'kept_revisions', keptRevisions)} )`};
      }
    `,
  ],
  test: (plan, { keptRevisions = 0, types }) => php`
    /**
     * ${keptRevisions === 0 ? 'No revisions are kept.' : 'Only the latest revisions are kept.'}
     */
    public function test_revisions_are_limited() {
      $post = self::factory()->post->create_and_get( array( 'post_type' => ${types[0] ?? 'post'} ) );

      ( new ${toolClass(plan, 'no_revisions')}() )->register();

      $this->assertSame( ${keptRevisions}, wp_revisions_to_keep( $post ) );
    }
  `,
};
