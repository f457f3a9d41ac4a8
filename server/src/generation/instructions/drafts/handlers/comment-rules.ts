import { joinPhp, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

const outcomes: readonly (readonly [RegExp, string])[] = [
  [/\bspam\b/i, "'spam'"],
  [/\btrash\b/i, "'trash'"],
  [/\b(?:held|hold|moderation|moderated|pending|approval)\b/i, '0'],
  [/\bapproved?\b/i, '1'],
];

/** Comments that go elsewhere because of what they hold. */
export const commentRule: Draft = {
  id: 'draft-comment-rule',
  name: 'judge_comment',
  needs: /\bcomments?\b[^.]*\b(?:spam|trash|moderation|held|approved)\b/,
  never: /returns?\b|query|list of|count|widget|dashboard|column|e-?mail (?:to|the)|notify|when a comment/,
  compose(c) {
    const outcome = outcomes.find(([said]) => c.asked.states(said) !== null)?.[1];
    const links = c.asked.states(/\bmore than (\w+) (?:links?|urls?)/i);
    const atLeast = c.asked.states(/\b(?:at least|or more) (\w+) (?:links?|urls?)|\b(\w+) or more links/i);
    const words = c.asked.states(/\b(?:shorter than|less than|fewer than) (\w+) (words|characters)/i);
    const contains = [...c.text.matchAll(/\b(?:contain\w*|mention\w*)\b[^.]*?["'`]([^"'`]+)["'`]/gi)].map(
      ([, word = '']) => word,
    );
    const author = c.asked.states(
      /\bfrom (?:authors |e-?mail addresses )?(?:at|of|with) (?:the domain )?[`"']?@?([\w-]+\.[\w.]+\w)/i,
    )?.[1];
    const tests = [
      links === null
        ? null
        : php`preg_match_all( '~https?://~i', $commentdata['comment_content'] ) > ${c.amount(/^(?:links?|urls?)$/, 2)}`,
      atLeast === null
        ? null
        : php`preg_match_all( '~https?://~i', $commentdata['comment_content'] ) >= ${c.amount(/^(?:links?|urls?)$/, 2)}`,
      words === null
        ? null
        : php`${raw(words[2]?.toLowerCase() === 'words' ? "str_word_count( $commentdata['comment_content'] )" : "mb_strlen( $commentdata['comment_content'] )")} < ${c.amount(/^(?:words|characters)$/, 3)}`,
      ...contains.map((word) => php`false !== stripos( $commentdata['comment_content'], ${word} )`),
      author === undefined
        ? null
        : php`str_ends_with( strtolower( (string) $commentdata['comment_author_email'] ), ${`@${author}`} )`,
    ].filter((test) => test !== null);
    if (outcome === undefined || tests.length === 0) return null;
    c.asked.takeAll();
    return {
      summary: 'Decides where a comment goes.',
      params: '$approved, array $commentdata',
      hooks: [{ kind: 'filter', hook: 'pre_comment_approved', args: 2, priority: 20 }],
      body: php`
        if ( ! is_wp_error( $approved ) && ( ${joinPhp(tests, ' ').text === '' ? raw('false') : raw(tests.map(({ text }) => text).join(' || '))} ) ) {
          return ${raw(outcome)};
        }

        return $approved;
      `,
    };
  },
};
