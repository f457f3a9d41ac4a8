import { phpString } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import { knownCapabilities } from '../../details/who.ts';
import { block, type HookPart, type HookReader } from '../parts.ts';
import { numberOf, type Reading } from '../reading.ts';
import { allOf, opposite } from '../scene.ts';
import { readTests } from '../tests.ts';
import { allDescribedIn } from '../values.ts';

const q = phpString;

/** Capabilities that users have besides what their roles give, by who they are. */
export const userCapabilities: HookReader = (r) => {
  if (
    !r.says('user_has_cap|\\bcapabilit(?:y|ies)\\b|\\bcaps?\\b') ||
    !r.says('user_has_cap|(?:give|grant|get|dynamic|filter|additional|allow)') ||
    r.says(
      '\\brole\\b.*\\b(?:create|add|register)|(?:create|add|register)[^.]*\\brole\\b|activation|map_meta_cap|post type|menu|rest',
    )
  )
    return [];
  const lines: string[] = [];
  r.takeAll('(?:use |with |via |the |filter )*user_has_cap(?: filter)?(?: so that)?:?');
  for (const phrase of merged(r)) {
    const caps = r
      .findAll('<key>', [phrase])
      .filter(
        ({ groups }) =>
          knownCapabilities.has(groups[0] ?? '') || /^(?:edit|manage|delete|publish|read|view)_/.test(groups[0] ?? ''),
      );
    if (caps.length === 0) continue;
    const isOff =
      r.take(
        '(?:tak(?:e|es) (?:away )?|revok(?:e|es)|remov(?:e|es)|den(?:y|ies)|los(?:e|es)|without|not (?:get|have)|never)\\b',
        [phrase],
      ) !== null;
    for (const cap of caps) r.mark(cap);
    r.takeAll(
      '(?:gives?|grants?|gets?|additionally|also|the|capabilit(?:y|ies)|caps?|users?|to|who|with|have|has|allow(?:ed)?)\\b',
      [phrase],
    );
    const tests = readTests(r, { account: '$user', user: '$user->ID' }, [phrase]);
    const set = caps.map(({ groups: [name = ''] }) =>
      isOff ? `unset( $allcaps[${q(name)}] );` : `$allcaps[${q(name)}] = true;`,
    );
    // Asking for a capability here would ask this filter again.
    if (tests.some((test) => test.includes('user_can'))) continue;
    lines.push(tests.length === 0 ? set.join('\n') : `if ( ${allOf(tests)} ) {\n\t${set.join('\n\t')}\n}`);
  }
  if (lines.length === 0) return [];
  return [
    {
      name: 'user_capabilities',
      summary: 'Says what users may do besides what their roles let them.',
      kind: 'filter',
      hook: 'user_has_cap',
      params: 'array $allcaps, array $caps, array $args, WP_User $user',
      args: 4,
      returns: 'array',
      body: block(...lines, raw('\nreturn $allcaps;')),
    },
  ];
};

/** Phrases of a sentence up to the next that names a capability. */
function merged(r: Reading): { from: number; to: number; sentence: number }[] {
  const found: { from: number; to: number; sentence: number }[] = [];
  const names = (one: { from: number; to: number }) => /\b[a-z]+_[a-z_]+|·/.test(r.plain.slice(one.from, one.to));
  for (const phrase of r.phrases) {
    const last = found.at(-1);
    if (last !== undefined && last.sentence === phrase.sentence && !(names(last) && names(phrase))) last.to = phrase.to;
    else found.push({ ...phrase });
  }
  return found;
}

/** Who may edit or delete a single post. */
export const metaCapabilities: HookReader = (r) => {
  if (!r.says('map_meta_cap')) return [];
  r.takeAll('(?:use |with |via |the |filter )*map_meta_cap(?: filter)?(?: so that| to)?:?');
  const verb = r.take(
    "(?:may |can |could |cannot |can't |be able to |allowed to |from )*(edit|delet|publish|read)(?:e|ing|s|es)?\\b",
  );
  if (verb === null) return [];
  const word =
    { edit: 'edit', delet: 'delete', publish: 'publish', read: 'read' }[(verb.groups[0] ?? 'edit').toLowerCase()] ??
    'edit';
  const noun = r.take('(?:the )?(published|draft|pending|private)? ?(posts?|pages?|products?|<name>s?)\\b');
  const state = noun?.groups[0]?.toLowerCase();
  const status = state === undefined ? null : state === 'published' ? 'publish' : state;
  const isOwnerFree =
    r.take('(?:only )?(?:the |its |their )?(?:own )?author(?:s)?(?: of (?:a|the) (?:post|page))?(?: themselves)?') !==
    null;
  const isAdminFree = r.take('(?:and |or )?(?:the )?(?:site )?administrators?\\b(?: may| can)?') !== null;
  const meta = r.take(
    '(?:if |when |with |whose |that have |which have )*(?:the |a )?(?:post )?meta(?: key| field)? <name>(?: (?:is|set|to|of|equals?|=|has|the|value))*\\s*(?:=\\s*)?(<text>|-?\\d+|true|yes)?',
  );
  const old = r.take('older than <number> (day|week|month|year)s?');
  const limits = [
    ...(status === null ? [] : [`${q(status)} === $post->post_status`]),
    ...(meta === null
      ? []
      : [
          meta.groups[1] === undefined
            ? `'' !== (string) get_post_meta( $post->ID, ${q(meta.groups[0] ?? '')}, true )`
            : `${q(meta.groups[2] ?? meta.groups[1])} === (string) get_post_meta( $post->ID, ${q(meta.groups[0] ?? '')}, true )`,
        ]),
    ...(old === null
      ? []
      : [
          `(int) get_post_time( 'U', true, $post ) < time() - ${numberOf(old.groups[0] ?? '1')} * ${(old.groups[1] ?? 'day').toUpperCase()}_IN_SECONDS`,
        ]),
    ...(isOwnerFree ? ['(int) $post->post_author !== $user_id'] : []),
  ];
  r.takeAll(
    "(?:nobody|no one|editors?|authors?|only|can't|cannot|can|may|other people'?s?|others'?|of a post|published|posts?|pages?|drafts?|not affected|are|else|once|but|anyone|everyone|except|delete|edit)\\b",
  );
  if (limits.length === 0) return [];
  return [
    {
      name: 'map_meta_cap',
      summary: 'Says who may do what with a single post.',
      kind: 'filter',
      hook: 'map_meta_cap',
      params: 'array $caps, string $cap, int $user_id, array $args',
      args: 4,
      returns: 'array',
      body: block(
        raw(
          `if ( ! in_array( $cap, array( '${word}_post', '${word}_page' ), true ) || empty( $args[0] ) ) {\n\treturn $caps;\n}\n`,
        ),
        raw('$post = get_post( $args[0] );'),
        raw(
          `if ( $post instanceof WP_Post && ${allOf(limits)} ) {\n\t$caps[] = '${isAdminFree || !r.says('nobody|no one') ? 'manage_options' : 'do_not_allow'}';\n}`,
        ),
        raw('\nreturn $caps;'),
      ),
    },
  ];
};

/** The REST API closed to those who may not see it. */
export const restGate: HookReader = (r, c) => {
  if (
    !r.says('\\brest api\\b|rest_authentication_errors|/wp-json') ||
    !r.says('\\b(?:block|restrict|only|require|disable|close|forbid|deny|lock|refuse|not allow)')
  )
    return [];
  if (r.says('rest_prepare|\\bfield\\b|\\bregister')) return [];
  r.takeAll(
    '(?:the |whole |entire )*rest api(?: access| requests?)?|rest_authentication_errors(?: filter)?|/wp-json|(?:block|restrict|require|disable|close|forbid|deny|lock|refuse|allow)(?:s|ed|ing)?\\b',
  );
  const code =
    r.take('(?:with |and |the |an? |error )*code\\s*(?:is|of|=|:)*\\s*<name>')?.groups[0] ?? 'rest_not_logged_in';
  const status =
    r
      .take(
        '(?:with |and |the |a |http )*(?:http )?(?:status|response)(?: code)?\\s*(?:of|is|=|:)*\\s*(\\d{3})|\\b(4\\d\\d)\\b(?: error| response)?',
      )
      ?.groups.find((one) => one !== undefined) ?? '401';
  const said = r.take('(?:with |and |the |error )*(?:message|text|saying|error)\\s*(?:is|of|=|:)*\\s*<text>')
    ?.groups[0];
  const free = r.take(
    '(?:except|but not|leave|excluding|apart from|other than|but|still allow|allow)[^·/.;\\n]{0,60}?((?:(?:,? and |, )?(?:·+|/?[a-z][\\w-]*/v\\d+[\\w/-]*|/[\\w/-]+))+)(?: (?:namespace|routes?|endpoints?))?(?: (?:open|public|alone))?',
  );
  const paths = [...(free?.groups[0] ?? '').matchAll(/["'`]?(\/?[\w-]+(?:\/[\w-]+)*\/?)["'`]?/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/'));
  const tests = readTests(r, {});
  const who = tests.find((test) => /logged_in|current_user_can|roles/.test(test)) ?? '! is_user_logged_in()';
  // Who is let in is said as often as who is not.
  const isRefusedTo = /^! /.test(who) ? who : r.says('\\bonly\\b|\\brequire|\\bunless') ? opposite(who) : who;
  r.takeAll(
    '(?:for|to|people|users?|visitors?|who|are|only|routes? that starts? with|that start with|routes?|endpoints?|namespace|everyone|anonymous)\\b',
  );
  const message = c.label(said ?? 'You must be logged in to use the REST API.').text;
  return [
    {
      name: 'rest_access',
      summary: 'Says who may use the REST API.',
      kind: 'filter',
      hook: 'rest_authentication_errors',
      params: '$result',
      body: block(
        raw('if ( ! empty( $result ) ) {\n\treturn $result;\n}\n'),
        ...(paths.length === 0
          ? []
          : [
              raw(
                `$route = '/' . ltrim( (string) ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' ), '/' );\nforeach ( array( ${paths.map((path) => q(`/${path.replace(/^\//, '').replace(/\/?$/, '/')}`)).join(', ')} ) as $open ) {\n\tif ( str_starts_with( trailingslashit( $route ), $open ) ) {\n\t\treturn $result;\n\t}\n}\n`,
              ),
            ]),
        raw(
          `if ( ${isRefusedTo} ) {\n\treturn new WP_Error( ${q(code)}, ${message}, array( 'status' => ${status} ) );\n}\n`,
        ),
        raw('return $result;'),
      ),
    },
  ];
};

/** What the REST API tells of posts. */
export const restPrepare: HookReader = (r) => {
  const named =
    r.take('(?:use |with |via |the |filter )*rest_prepare_<name>(?: filter)?:?') ??
    r.take(
      '(?:in |to |from |of )?(?:the )?rest(?: api)? (?:responses? )?(?:of|for) (?:the )?(posts?|pages?|products?|<name>)',
    );
  if (named === null || r.says('register_rest_field|register_rest_route')) return [];
  const type = (named.groups.find((one) => one !== undefined) ?? 'post').replace(/s$/, '').toLowerCase();
  const set: string[] = [];
  const scene = { post: '$post->ID', isView: false };
  for (const phrase of phrasesWithNames(r)) {
    const drop = r.take(
      '(?:drop(?:s)?|remov(?:e|es)|hide(?:s)?|unset(?:s)?|strip(?:s)?|without|omit(?:s)?|delete(?:s)?) (?:the )?(?:fields? )?<name>(?:(?:,? and |, )(?:the )?<name>)?(?: from (?:it|the response))?',
      [phrase],
    );
    const add =
      drop === null
        ? r.take(
            '(?:add(?:s)?|include(?:s)?|expose(?:s)?|put(?:s)?|append(?:s)?|with) (?:the |a |an )?(?:fields? )?<name>(?: field)?',
            [phrase],
          )
        : null;
    if (drop === null && add === null) continue;
    const isUnless = r.take('unless|except (?:when|if|for)', [phrase]) !== null;
    const value =
      add === null
        ? null
        : r.take('\\(?minutes?[^)\\n]*?<number> words per minute[^)\\n]*\\)?|reading time', [phrase]) !== null ||
            /reading/.test(add.groups[0] ?? '')
          ? readingTime(r)
          : (allDescribedIn(r, scene, [phrase])[0] ?? literalIn(r, phrase));
    const tests = readTests(r, scene, [phrase]).map((test) =>
      isUnless && !test.startsWith('!') ? opposite(test) : test,
    );
    const code =
      drop !== null
        ? `unset( ${drop.groups
            .filter((one) => one !== undefined)
            .map((name) => `$data[${q(name)}]`)
            .join(', ')} );`
        : value === null
          ? ''
          : `$data[${q(add?.groups[0] ?? '')}] = ${value};`;
    if (code === '') return [];
    set.push(tests.length === 0 ? code : `if ( ${allOf(tests)} ) {\n\t${code}\n}`);
  }
  if (set.length === 0) return [];
  r.takeAll('(?:to |from |in |of )?(?:the |it )?(?:response|it|data)\\b|(?:at least 1|int(?:eger)?|minutes?)\\b');
  const part: HookPart = {
    name: `rest_prepare_${type}`,
    summary: 'Says what the REST API tells of it.',
    kind: 'filter',
    hook: `rest_prepare_${type}`,
    params: 'WP_REST_Response $response, WP_Post $post, WP_REST_Request $request',
    args: 3,
    returns: 'WP_REST_Response',
    body: block('$data = $response->get_data();', ...set, '$response->set_data( $data );', raw('\nreturn $response;')),
  };
  return [part];
};

function readingTime(r: Reading): string {
  const pace = /(\d+) words (?:per|a) minute/.exec(r.text)?.[1] ?? '200';
  return `max( 1, (int) ceil( str_word_count( wp_strip_all_tags( $post->post_content ) ) / ${pace} ) )`;
}

function literalIn(r: Reading, phrase: { from: number; to: number; sentence: number }): string | null {
  const meta = r.take('(?:with |from |the |value |of |post )*meta(?: key| field)? <name>', [phrase]);
  if (meta !== null) return `get_post_meta( $post->ID, ${q(meta.groups[0] ?? '')}, true )`;
  const found = r.take('(?:with |to |= |set to |value )*(<text>|\\d+|true|false)', [phrase]);
  const said = found?.groups[1] ?? found?.groups[0];
  return said === undefined ? null : /^(?:\d+|true|false)$/.test(said) ? said : q(said);
}

function phrasesWithNames(r: Reading): { from: number; to: number; sentence: number }[] {
  const verb = /\b(?:drop|remov|hide|unset|strip|without|omit|delete|add|include|expose|put|append|with)/;
  const found: { from: number; to: number; sentence: number }[] = [];
  for (const phrase of r.phrases) {
    const last = found.at(-1);
    if (last !== undefined && last.sentence === phrase.sentence && !verb.test(r.plain.slice(phrase.from, phrase.to)))
      last.to = phrase.to;
    else found.push({ ...phrase });
  }
  return found;
}
