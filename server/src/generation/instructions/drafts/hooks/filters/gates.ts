import { phpString } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { block, type HookPart, type HookReader } from '../parts.ts';
import { numberOf, type Reading } from '../reading.ts';
import { allOf, type Scene } from '../scene.ts';
import { readTests } from '../tests.ts';

const q = phpString;

/** Something that is let through or refused. */
interface Gate {
  readonly said: string;
  readonly hook: string;
  readonly name: string;
  readonly summary: string;
  readonly params: string;
  readonly args: number;
  readonly priority?: number;
  /** What is handed on. */
  readonly value: string;
  readonly type: string;
  readonly scene: Scene;
  /** Reads why it is refused: expressions of which any refuses. */
  faults(r: Reading): string[];
  /** Where nothing is to be looked at. */
  readonly idle?: string;
  /** Statements that refuse, with the message as an expression. */
  refuse(message: string, r: Reading): string;
}

const bytes: Readonly<Record<string, string>> = { kb: 'KB_IN_BYTES', mb: 'MB_IN_BYTES', gb: 'GB_IN_BYTES' };
const statusIn = (r: Reading, fallback: number): string =>
  r
    .take(
      '(?:with |and )?(?:the |a |http )*(?:http )?(?:status|response)(?: code)?\\s*(?:of|is|=|:)*\\s*(\\d{3})|\\b(4\\d\\d)\\b',
    )
    ?.groups.find((one) => one !== undefined) ?? String(fallback);
const codeIn = (r: Reading, fallback: string): string =>
  r
    .take(
      '(?:with |and |the |an |a |error |registration |under )*(?:error )?code\\s*(?:is|of|=|:)*\\s*<name>|(?:registration |login |log-in )?error <key>|code <name>',
    )
    ?.groups.find((one) => one !== undefined) ?? fallback;

const lists = (text: string): string[] =>
  text
    .split(/,|\bor\b|\band\b/)
    .map((one) => one.replace(/["'`@\s]|^\.|\.$/g, ''))
    .filter((one) => one !== '');

/** "at example.com or example.org" */
function domainFaults(r: Reading, mail: string): string[] {
  const found = r.take(
    '(?:with |from |an? |the |only )*(?:e-?mail )?(?:addresse?s? |domains? )*(?:at|from|of|ending (?:in|with)|domains?|on|@)\\s*(?:the domains? )?((?:(?:,? (?:or|and) |, )?(?:·+|@?[\\w-]+\\.[a-z]{2,}(?:\\.[a-z]{2,})?))+)',
  );
  if (found === null) return [];
  const domains = lists(found.groups[0] ?? '')
    .filter((one) => one.includes('.'))
    .map((one) => one.toLowerCase());
  if (domains.length === 0) return [];
  const sentence = r
    .sentenceAt(found.from)
    .map(({ from, to }) => r.plain.slice(from, to))
    .join(' ');
  const isList =
    /\b(?:only|must|allow(?:ed)?|unless|other than|not (?:at|from|in))\b/i.test(sentence) &&
    !/\b(?:no|not allowed|block|refuse|reject|disallow|forbid|ban)\w*\b(?!.*\b(?:unless|other than|outside|not (?:at|from)))/i.test(
      sentence,
    );
  const domain = `strtolower( substr( (string) strrchr( ${mail}, '@' ), 1 ) )`;
  const test = `in_array( ${domain}, array( ${domains.map((one) => q(one)).join(', ')} ), true )`;
  return [isList ? `! ${test}` : test];
}

/** "shorter than 20 characters", "more than 2 links", "contain "casino"" */
function textFaults(r: Reading, text: string): string[] {
  const faults: string[] = [];
  const long = r.take(
    '(?:that are |which are |is |are |has |have |with |contain(?:s|ing)? )*(shorter|longer|less|fewer|more|under|over|below|above) than <number> (characters|chars|letters|words|links?|urls?)|(under|over|below|above) <number> (characters|chars|words|links?)|at least <number> (characters|chars|words)(?: long)?',
  );
  if (long !== null) {
    const [side, amount, unit, side2, amount2, unit2, least, leastUnit] = long.groups;
    const kind = (unit ?? unit2 ?? leastUnit ?? 'characters').toLowerCase();
    const size = /word/.test(kind)
      ? `str_word_count( wp_strip_all_tags( ${text} ) )`
      : /link|url/.test(kind)
        ? `preg_match_all( '~https?://~i', ${text} )`
        : `mb_strlen( trim( ${text} ) )`;
    const isMore = /longer|more|over|above/i.test(side ?? side2 ?? '');
    faults.push(`${size} ${isMore ? '>' : '<'} ${numberOf(amount ?? amount2 ?? least ?? '1')}`);
  }
  const words = r.take(
    '(?:that |which )?(?:contain(?:s|ing)?|mention(?:s|ing)?|includ(?:e|es|ing)|with) (?:the |any of the |one of the )?(?:words? )?((?:(?:,? (?:or|and) |, )?·+)+)',
  );
  if (words !== null)
    for (const [, one, two, three] of (words.groups[0] ?? '').matchAll(/"([^"]+)"|'([^']+)'|`([^`]+)`/g))
      faults.push(`false !== stripos( ${text}, ${q(one ?? two ?? three ?? '')} )`);
  if (faults.length === 0 && words !== null) faults.push(`false !== stripos( ${text}, ${q(words.groups[0] ?? '')} )`);
  return faults;
}

const refusal =
  "(?:reject(?:s|ed)?|refus(?:e|es|ed)|block(?:s|ed)?|den(?:y|ies|ied)|forbid(?:s|den)?|prevent(?:s|ed)?|disallow(?:s|ed)?|stop(?:s|ped)?|not allow(?:ed)?|don't (?:allow|let|accept)|do not (?:allow|let|accept)|doesn't allow|only allow(?:s|ed)?|only accept|allow only|must (?:not|be|have)|can't|cannot|may not|should not|limit(?:s|ed)?|restrict(?:s|ed)?|at most|no more than|max(?:imum)?|required?|requires|ban(?:s|ned)?|error)";

const gates: readonly Gate[] = [
  {
    said: 'woocommerce_add_to_cart_validation|(?:add(?:ed|ing)? )?(?:to|in|into) (?:the |their )?cart\\b',
    hook: 'woocommerce_add_to_cart_validation',
    name: 'validate_add_to_cart',
    summary: 'Says whether a product may be put into the cart.',
    params: 'bool $passed, int $product_id, int $quantity',
    args: 3,
    value: '$passed',
    type: 'bool',
    scene: { post: '$product_id', isProduct: true },
    faults(r) {
      const limit = r.take(
        '(?:more than|at most|max(?:imum)?(?: of)?|no more than|only|limit(?:ed)? to|up to)\\s+<number>(?: (?:pieces|items|units))?(?: (?:of|per) (?:the same |each |every |an? )?(?:product|item|one|it))?',
      );
      return limit === null ? [] : [`$quantity > ${numberOf(limit.groups[0] ?? '1')}`];
    },
    refuse: (message) => `wc_add_notice( ${message}, 'error' );\n\nreturn false;`,
  },
  {
    said: 'registration_errors|registrations?\\b|regist(?:er|ering)\\b|sign[- ]?ups?\\b',
    hook: 'registration_errors',
    name: 'check_registration',
    summary: 'Refuses registrations that are not wanted.',
    params: 'WP_Error $errors, string $login, string $email',
    args: 3,
    value: '$errors',
    type: 'WP_Error',
    scene: {},
    faults(r) {
      const names = r.take(
        '(?:user ?names?|logins?)[^·.;]{0,30}?(?:contain(?:s|ing)?|with|includ(?:e|es|ing)) (?:the (?:word )?)?<text>',
      );
      const short = r.take(
        '(?:user ?names?|logins?)[^·.;]{0,30}?(?:shorter|less|fewer) than <number>(?: characters| letters)?|(?:user ?names?|logins?)[^·.;]{0,30}?at least <number>(?: characters| letters)?',
      );
      return [
        ...(names === null ? [] : [`false !== stripos( $login, ${q(names.groups[0] ?? '')} )`]),
        ...(short === null
          ? []
          : [`mb_strlen( $login ) < ${numberOf(short.groups.find((one) => one !== undefined) ?? '1')}`]),
        ...domainFaults(r, '$email'),
      ];
    },
    refuse: (message, r) => `$errors->add( ${q(codeIn(r, 'registration_refused'))}, ${message} );`,
  },
  {
    said: 'preprocess_comment|comments?\\b',
    hook: 'preprocess_comment',
    name: 'check_comment',
    summary: 'Refuses comments that are not wanted.',
    params: 'array $commentdata',
    args: 1,
    value: '$commentdata',
    type: 'array',
    scene: { post: "(int) $commentdata['comment_post_ID']" },
    faults: (r) => [
      ...textFaults(r, "$commentdata['comment_content']"),
      ...(r.says('(?:e-?mail|address)[^.;]*\\b(?:at|from|domain)|@')
        ? domainFaults(r, "$commentdata['comment_author_email']")
        : []),
    ],
    refuse: (message, r) =>
      `wp_die( ${message}, '', array( 'response' => ${statusIn(r, 403)}, 'back_link' => true ) );`,
  },
  {
    said: 'wp_handle_upload_prefilter|upload(?:s|ed|ing)?\\b',
    hook: 'wp_handle_upload_prefilter',
    name: 'check_upload',
    summary: 'Refuses files that are not wanted.',
    params: 'array $file',
    args: 1,
    value: '$file',
    type: 'array',
    scene: { fileType: "$file['type']" },
    faults(r) {
      const size = r.take(
        '(?:that are |which are |are |is )*(?:bigger|larger|greater|heavier|more|over|exceed(?:s|ing)?|above)(?: than)? (\\d+(?:\\.\\d+)?) ?(kb|mb|gb)|(?:max(?:imum)?|at most|up to|no (?:bigger|larger) than|limit(?:ed)? (?:to|of)|smaller than)(?: size)?(?: of)? (\\d+(?:\\.\\d+)?) ?(kb|mb|gb)',
      );
      const width = r.take('(wider|taller|narrower|smaller) than (\\d+) ?(?:px|pixels)');
      const name = r.take(
        '(?:whose |with |file ?)*names?[^·.;]{0,25}?(?:contain(?:s|ing)?|with) (?:an? )?(spaces?|·+)',
      );
      const [amount, unit, max, maxUnit] = size?.groups ?? [];
      const [side, pixels] = width?.groups ?? [];
      const isTall = side === 'taller';
      return [
        ...(size === null
          ? []
          : [`$file['size'] > ${amount ?? max} * ${bytes[(unit ?? maxUnit ?? 'mb').toLowerCase()]}`]),
        ...(width === null
          ? []
          : [
              `( (array) wp_getimagesize( $file['tmp_name'] ) + array( 0, 0 ) )[${isTall ? 1 : 0}] ${/narrower|smaller/.test(side ?? '') ? '<' : '>'} ${pixels}`,
            ]),
        ...(name === null
          ? []
          : [
              `false !== strpos( $file['name'], ${q(/^spaces?$/.test(name.groups[0] ?? '') ? ' ' : (name.groups[0] ?? ''))} )`,
            ]),
      ];
    },
    refuse: (message) => `$file['error'] = ${message};`,
  },
  {
    said: "(?:wp_)?authenticate(?:_user)?\\b|(?:refus|block|reject|den(?:y|ied)|prevent|forbid|stop|lock|not|n't|cannot|disallow|ban)[^.;\\n]*\\b(?:log(?:ging)?|sign(?:ing)?)[ -]?ins?\\b|\\b(?:log|sign)[ -]?ins?\\b[^.;\\n]*\\b(?:refused|blocked|denied|rejected|forbidden|not possible)",
    hook: 'wp_authenticate_user',
    name: 'check_login',
    summary: 'Refuses log-ins that are not wanted.',
    params: '$user',
    args: 1,
    value: '$user',
    type: '',
    scene: { account: '$user', user: '$user->ID', isRefused: true },
    faults: () => [],
    idle: 'is_wp_error( $user )',
    refuse: (message, r) => `return new WP_Error( ${q(codeIn(r, 'login_refused'))}, ${message} );`,
  },
];

function messageIn(r: Reading, c: Composer): string {
  const said = r.take(
    '(?:with |and |show |the |an? |error |saying |says |and the |add |notice )*(?:\\(?(?:error )?(?:message|text|notice|error|reason)|saying|say|says|reads?|showing)\\s*(?:is|of|:|=|that|the|should be|saying|says|reads)*\\s*<text>',
  );
  // "Show them an error that the account is blocked"
  const told =
    said ??
    r.take("(?:show|tell|give)[^.;,]{0,12}(?:error|message|notice)?\\s*that ((?:the|their|your|this) [a-z' ]+)");
  if (told !== null && said === null) {
    const text = (told.groups[0] ?? '').trim().replace(/^their\b/i, 'your');
    return c.label(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`).text;
  }
  const other = said ?? r.take('<text>');
  return c.label(other?.groups[0] ?? c.phrase('This is not allowed.')).text;
}

/** Registrations, log-ins, comments, uploads and products in the cart that are refused, each with its reasons and exceptions. */
export const gateFilters: HookReader = (r, c) => {
  if (!r.says(`\\b${refusal}\\b`)) return [];
  if (
    r.says(
      'shortcode|rest\\b|rest_|endpoint|sitemap|when (?:a|an|the)\\b.*\\b(?:is|gets)\\b|excerpt|upload_mimes|(?:\\.|·)?svg|mime|moderation|\\bspam\\b|\\btrash\\b|redirect',
    )
  )
    return [];
  const gate = gates.find(({ said }) => r.says(`\\b(?:${said})`));
  if (gate === undefined) return [];
  const code = gate.refuse('%s', r);
  const faults = gate.faults(r);
  const isSelf = gate.hook === 'wp_authenticate_user';
  const tests = readTests(r, gate.scene);
  const reasons = isSelf ? tests : faults;
  if (reasons.length === 0) return [];
  const message = messageIn(r, c);
  r.takeAll(
    `\\b${refusal}\\b|\\b(?:${gate.said})|(?:uploaded |other )?(?:images?|files?)\\b|(?:use |with |via |using )?(?:wp_die|wc_add_notice|wp_error)\\b(?:\\(\\))?|otherwise|the same product|(?:products?|are not limited|are fine|with the|error notice|error|show|exempt|are exempt|status|an address)\\b`,
  );
  const exceptions = isSelf ? [] : tests;
  const refuses =
    faults.length > 0
      ? allOf(
          [...exceptions, faults.join(' || ')]
            .map((one) => (one.includes(' || ') && exceptions.length > 0 ? `( ${one} )` : one))
            .map((one) => one.replace(/^\( \( (.*) \) \)$/, '( $1 )')),
        )
      : allOf(reasons);
  const statement = code.replace('%s', () => message);
  const guard = gate.idle === undefined ? [] : [raw(`if ( ${gate.idle} ) {\n\treturn ${gate.value};\n}\n`)];
  const part: HookPart = {
    name: gate.name,
    summary: gate.summary,
    kind: 'filter',
    hook: gate.hook,
    params: gate.params,
    args: gate.args,
    ...(gate.type === '' ? {} : { returns: gate.type }),
    body: block(
      ...guard,
      raw(`if ( ${refuses} ) {\n\t${statement.replace(/\n(?=.)/g, '\n\t')}\n}\n`),
      `return ${gate.value};`,
    ),
  };
  return [part];
};
