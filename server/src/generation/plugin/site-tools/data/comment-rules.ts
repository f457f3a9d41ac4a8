import { type PhpCode, php } from '../../../writers/php.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { quotesIn } from '../support/said.ts';
import { toolClass, toolClassName } from '../support/tool-names.ts';

type CommentRules = {
  /** Characters that a comment has at least; 0 for any. */
  readonly minLength: number;
  /** Links that a comment has at most; −1 for any. */
  readonly maxLinks: number;
  readonly words: readonly string[];
  /** What happens to comments with such words: `refuse`, `hold` or `spam`. */
  readonly outcome: string;
};

const about = / comments? /;
const minimum = / (minimum|min|short|shorter|at least|too short|length|less than|fewer than|under) /;
const charactersIn = (line: string): number | null => {
  const [, count, unit] = / (\d{1,4}) (characters?|chars|letters|signs|words)? ?/.exec(line) ?? [];
  return count === undefined ? null : Math.min(Number(count) * (unit === 'words' ? 6 : 1), 5000);
};
const linksIn = (line: string): number | null => {
  const found =
    / (\d{1,2}|one|two|three) (links?|urls?|hyperlinks?) /.exec(line)?.[1] ??
    / (?:links?|urls?) .{0,20} (\d{1,2}) /.exec(line)?.[1];
  return found === undefined
    ? null
    : (({ one: 1, two: 2, three: 3 } as Record<string, number>)[found] ?? Number(found));
};
const limits =
  / (limit\w*|more than|maximum|max|at most|without|no|block\w*|too many|number|disallow\w*|refus\w*|reject\w*|only|forbid\w*|contain\w*|many) /;
/** Words that limit how many there are, or forbid them, where no number is given. */
const numbered =
  / (limit\w*|more than|maximum|max|at most|block\w*|too many|number|disallow\w*|refus\w*|reject\w*|forbid\w*|many) /;
const wordsMeant =
  / (block\w*|forbid\w*|forbidden|banned|ban|bad|disallow\w*|reject\w*|refus\w*|filter\w*|blacklist\w*|certain|hold|spam|contain\w*) .{0,40}(words?|keywords?|terms?|phrases?|profanity|swear\w*) | (words?|keywords?) .{0,20}(blocked|banned|forbidden) /;
const linksMeant = / (links?|urls?|hyperlinks?) /;

function rulesIn(line: string, quotes: readonly string[]): Partial<CommentRules> | null {
  const rules: { -readonly [Key in keyof CommentRules]?: CommentRules[Key] } = {};
  const isAboutLinks = linksMeant.test(line);
  if (minimum.test(line) && (!isAboutLinks || / \d+ (characters?|chars|letters|signs|words) /.test(line)))
    rules.minLength = charactersIn(line) ?? 20;
  if (isAboutLinks && limits.test(line)) {
    const most = linksIn(line) ?? (/ (no|without|any|block links|forbid links|disallow links) /.test(line) ? 0 : null);
    // "Comments with a link have to wait" names no number of links that are too many.
    if (most !== null || numbered.test(line)) rules.maxLinks = most ?? 2;
  }
  if (wordsMeant.test(line)) rules.words = quotes;
  if (/ spam /.test(line)) rules.outcome = 'spam';
  if (/ (hold\w*|held|moderat\w+) /.test(line)) rules.outcome = 'hold';
  return Object.keys(rules).some((key) => key !== 'outcome') ? rules : null;
}

/** "Block comments shorter than 20 characters or with more than two links." */
export const commentRules: SiteTool<CommentRules> = {
  tool: 'comment_rules',
  example: 'Refuse comments that are shorter than 20 characters or contain more than 2 links.',
  recognize(clause) {
    if (!about.test(clause.line) || / (with fields|custom post types?|delete\w*|export\w*|old) /.test(clause.line))
      return null;
    const rules = rulesIn(clause.line, quotesIn(clause));
    return rules === null ? null : { minLength: 0, maxLinks: -1, words: [], outcome: 'refuse', ...rules };
  },
  refine(clause, options) {
    const rules = rulesIn(clause.line, quotesIn(clause));
    if (rules !== null) return { ...options, ...rules };
    if (/ spam /.test(clause.line)) return { ...options, outcome: 'spam' };
    if (/ (hold\w*|held|moderat\w+) /.test(clause.line)) return { ...options, outcome: 'hold' };
    return / (message|error|characters?|settings?) /.test(clause.line) ? options : null;
  },
  combine: (first, second) => ({
    minLength: Math.max(first.minLength, second.minLength),
    maxLinks: first.maxLinks < 0 ? second.maxLinks : first.maxLinks,
    words: [...new Set([...first.words, ...second.words])],
    outcome: first.outcome === 'refuse' ? second.outcome : first.outcome,
  }),
  describe({ minLength, maxLinks, words, outcome }) {
    const rules = [
      ...(minLength > 0 ? [`shorter than ${minLength} characters`] : []),
      ...(maxLinks >= 0 ? [`with more than ${maxLinks} links`] : []),
    ];
    const refused = rules.length === 0 ? '' : `Comments ${rules.join(' or ')} are rejected with a message; `;
    const then = { refuse: 'rejected', hold: 'held for moderation', spam: 'marked as spam' }[outcome] ?? outcome;
    const sentence = `${refused}comments containing ${words.length === 0 ? 'listed words' : words.map((word) => `“${word}”`).join(', ')} are ${then}.`;
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  },
  settings: ({ minLength, maxLinks, words, outcome }) => [
    {
      key: 'comment_min_length',
      names: /min|length/,
      type: 'integer',
      label: 'Minimum length',
      description: 'In characters. Enter 0 for no minimum.',
      default: minLength,
      min: 0,
      max: 5000,
      section: 'general',
    },
    {
      key: 'comment_most_links',
      names: /links/,
      type: 'integer',
      label: 'Maximum number of links',
      description: 'Enter -1 for no limit.',
      default: maxLinks,
      min: -1,
      max: 100,
      section: 'general',
    },
    {
      key: 'comment_words',
      names: /words|list/,
      type: 'textarea',
      label: 'Disallowed words',
      description: 'Enter one word or phrase per line.',
      default: words.join('\n'),
      section: 'general',
    },
    {
      key: 'comment_outcome',
      type: 'choice',
      label: 'Comments containing disallowed words',
      description: '',
      default: outcome,
      section: 'general',
      choices: [
        { value: 'refuse', label: 'Reject' },
        { value: 'hold', label: 'Hold for moderation' },
        { value: 'spam', label: 'Mark as spam' },
      ],
    },
  ],
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'comment_rules', 'Rules'),
        summary: 'Checks new comments.',
        code: commentRulesClass(plan, options),
      },
    ],
    boot: [php`( new ${toolClass(plan, 'comment_rules', 'Rules')}() )->register();`],
    readme: {
      features: ['Rejects comments that are too short, have too many links or contain disallowed words'],
      tags: ['comments', 'spam'],
    },
    instructions: ['Set up the rules on the settings page. They do not apply to users who can moderate comments.'],
    tests: [
      {
        name: 'Comment_Rules',
        summary: 'Tests for the comment rules.',
        methods: [
          php`
            /**
             * A regular comment passes; other comment types are not checked.
             */
            public function test_lets_comments_pass() {
              $rules = new ${toolClass(plan, 'comment_rules', 'Rules')}();
              $fine  = array(
                'comment_content' => 'A comment that is long enough to be accepted and does not break any of the rules of this site. '
                  . str_repeat( 'And some more. ', ${Math.max(20, Math.ceil(options.minLength / 14))} ),
                'comment_type'    => 'comment',
              );

              $this->assertSame( 1, $rules->check( 1, $fine ) );
              $this->assertSame( 1, $rules->check( 1, array( 'comment_type' => 'pingback' ) + $fine ) );
            }
          `,
          ...(options.minLength > 0
            ? [
                php`
                  /**
                   * Comments that are too short are rejected.
                   */
                  public function test_refuses_short_comments() {
                    $short = array(
                      'comment_content' => '.',
                      'comment_type'    => 'comment',
                    );

                    $this->assertWPError( ( new ${toolClass(plan, 'comment_rules', 'Rules')}() )->check( 1, $short ) );
                  }
                `,
              ]
            : []),
        ],
      },
    ],
  }),
};

const commentRulesClass = (plan: PluginPlan, { minLength, maxLinks, words, outcome }: CommentRules): PhpCode => php`
  /**
   * Checks new comments from the comment form and the REST API.
   */
  class ${toolClass(plan, 'comment_rules', 'Rules')} {

    /**
     * Registers the hooks.
     */
    public function register() {
      add_filter( 'pre_comment_approved', array( $this, 'check' ), 20, 2 );
    }

    /**
     * Checks a comment.
     *
     * @param int|string|WP_Error $approved Approval status so far.
     * @param array               $comment  Comment data.
     * @return int|string|WP_Error
     */
    public function check( $approved, $comment ) {
      if ( is_wp_error( $approved ) || ! in_array( $comment['comment_type'], array( '', 'comment' ), true ) || current_user_can( 'moderate_comments' ) ) {
        return $approved;
      }

      $text  = trim( wp_strip_all_tags( $comment['comment_content'] ) );
      $least = (int) ${settingValue(plan, 'comment_min_length', minLength)};
      if ( mb_strlen( $text ) < $least ) {
        return new WP_Error(
          'comment_too_short',
          /* translators: %s: Number of characters. */
          sprintf( _n( 'Please write at least %s character.', 'Please write at least %s characters.', $least, ${plan.domain} ), number_format_i18n( $least ) ),
          400
        );
      }

      $most = (int) ${settingValue(plan, 'comment_most_links', maxLinks)};
      if ( 0 <= $most && preg_match_all( '#https?://|<a\s#i', preg_replace( '#<a\s[^>]*>.*?</a>#is', '<a ', $comment['comment_content'] ) ) > $most ) {
        return new WP_Error(
          'comment_links',
          /* translators: %s: Number of links. */
          sprintf( _n( 'Please use no more than %s link.', 'Please use no more than %s links.', $most, ${plan.domain} ), number_format_i18n( $most ) ),
          400
        );
      }

      if ( ! $this->has_listed_word( $text ) ) {
        return $approved;
      }

      $outcome = ${settingValue(plan, 'comment_outcome', outcome)};
      if ( 'refuse' === $outcome ) {
        return new WP_Error( 'comment_words', __( 'Your comment contains words that are not allowed.', ${plan.domain} ), 400 );
      }

      return 'spam' === $outcome ? 'spam' : 0;
    }

    /**
     * Determines whether a text contains a disallowed word.
     *
     * @param string $text Text to check.
     * @return bool
     */
    private function has_listed_word( $text ) {
      $words = array_filter( array_map( 'trim', explode( "\n", (string) ${settingValue(plan, 'comment_words', words.join('\n'))} ) ) );
      foreach ( $words as $word ) {
        if ( preg_match( '/(?<![\p{L}\p{N}])' . preg_quote( $word, '/' ) . '(?![\p{L}\p{N}])/iu', $text ) ) {
          return true;
        }
      }

      return false;
    }
  }
`;
