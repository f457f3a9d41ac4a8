import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';

/** Who is written to: statements that load them, the expression of the address, and the test that there is none. */
interface Recipient {
  readonly load: PhpCode;
  readonly address: PhpCode;
  readonly isMissing: string | null;
  /** Several people, each with a mail of their own in `$address`. */
  readonly isMany: boolean;
}

const parameter = (c: Composer, names: RegExp): string | null => {
  const found = (c.fn?.parameters ?? []).find(({ name }) => names.test(name));
  if (found === undefined) return null;
  c.take([found.name]);
  return `$${found.name}`;
};

const loadPost = (id: string): PhpCode => raw(`$post = get_post( ${id} );`);
const userTest = '! $user instanceof WP_User';
const postTest = '! $post instanceof WP_Post';

function recipientOf(c: Composer, postId: string | null): Recipient | null {
  const role =
    /\b(?:(?:all|every|each|the) (?:users? |people |members? )?(?:with|who have|having) the role(?: of)? [`"']?|(?:all|every|each) )(administrator|admin|editor|author|contributor|subscriber|customer)s?\b/i.exec(
      c.text,
    )?.[1];
  if (role !== undefined) {
    const name = singular(role.toLowerCase()).replace(/^admin$/, 'administrator');
    return {
      load: php`$addresses = wp_list_pluck( get_users( array( 'role' => ${name}, 'fields' => array( 'user_email' ) ) ), 'user_email' );`,
      address: raw('$address'),
      isMissing: null,
      isMany: true,
    };
  }
  const meta =
    /\b(?:to|address|e-?mail|recipient)\b[^.;\n]*?\b(?:in|from) (?:the )?(?:(user|post) )?meta(?: (?:key|field))?\s+[`"']?(_?[a-z]\w*)/i.exec(
      c.text,
    );
  if (meta !== null && (postId !== null || meta[1] === 'user')) {
    const user = meta[1] === 'user' ? parameter(c, /user/) : null;
    const owner = user ?? postId;
    if (owner === null) return null;
    return {
      load: raw(`$to = (string) get_${user === null ? 'post' : 'user'}_meta( ${owner}, '${meta[2]}', true );`),
      address: raw('$to'),
      isMissing: '! is_email( $to )',
      isMany: false,
    };
  }
  const given = parameter(c, /^(?:to|email|e_mail|recipient|address|user_email|mail)$/);
  if (given !== null) return { load: raw(''), address: raw(given), isMissing: `! is_email( ${given} )`, isMany: false };
  const user = parameter(c, /^user(?:_id)?$/);
  if (user !== null)
    return {
      load: raw(`$user = ${user.endsWith('_id') ? `get_userdata( ${user} )` : user};`),
      address: raw('$user->user_email'),
      isMissing: userTest,
      isMany: false,
    };
  if (postId !== null && /\bauthor\b/i.test(c.text))
    return {
      load: raw(
        `$post = get_post( ${postId} );\n$user = $post instanceof WP_Post ? get_userdata( (int) $post->post_author ) : false;`,
      ),
      address: raw('$user->user_email'),
      isMissing: userTest,
      isMany: false,
    };
  const literal = /\bto\s+[`"']?([\w.+-]+@[\w-]+\.[\w.]*\w)/i.exec(c.text)?.[1];
  if (literal !== undefined) return { load: raw(''), address: php`${literal}`, isMissing: null, isMany: false };
  return /\badmin/i.test(c.text)
    ? { load: raw(''), address: raw("get_option( 'admin_email' )"), isMissing: null, isMany: false }
    : null;
}

const siteName = "wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )";

/** What a placeholder of a text stands for; null where nothing is known. */
function placeholder(c: Composer, name: string, postId: string | null): string | null {
  const key = name.toLowerCase().trim().replace(/[ -]+/g, '_');
  const own = (c.fn?.parameters ?? []).find(
    (one) =>
      one.name === key ||
      one.name === `${key}_id` ||
      (key === 'id' && /_id$/.test(one.name)) ||
      key.endsWith(`_${one.name}`),
  );
  if (/^(?:site|site_?name|site_title|blog_?name|blog)$/.test(key)) return siteName;
  if (/^(?:post_)?title$/.test(key) && postId !== null) return `get_the_title( ${postId} )`;
  if (/^(?:permalink|link|url|post_url)$/.test(key) && postId !== null) return `(string) get_permalink( ${postId} )`;
  if (/^first_?name$/.test(key))
    return /display name/i.test(c.text)
      ? "( '' === $user->first_name ? $user->display_name : $user->first_name )"
      : '$user->first_name';
  if (/^(?:display_?name|name|user_?name|user)$/.test(key) && /\$?user/.test(c.text)) return '$user->display_name';
  if (own === undefined) return null;
  c.take([own.name]);
  return own.type === 'float' ? `number_format( $${own.name}, 2, '.', '' )` : `(string) $${own.name}`;
}

/** A text of the prompt with what its placeholders stand for; null where one is unknown. */
function filled(c: Composer, text: string, postId: string | null): PhpCode | null {
  const pattern = /\{([\w -]+)\}|<([a-z][\w -]*)>|\[([a-z][\w -]*)\]/gi;
  const values: string[] = [];
  for (const match of text.matchAll(pattern)) {
    const value = placeholder(c, match[1] ?? match[2] ?? match[3] ?? '', postId);
    if (value === null) return null;
    values.push(value);
  }
  const money = (c.fn?.parameters ?? []).find(({ type }) => type === 'float');
  const amount = /(?<=\$)\d+\.\d\d/.exec(text)?.[0];
  if (values.length === 0 && amount !== undefined && money !== undefined) {
    c.take([money.name]);
    return php`sprintf( ${c.label(text.replace(/%/g, '%%').replace(amount, '%s'))}, ${raw(`number_format_i18n( $${money.name}, 2 )`)} )`;
  }
  if (values.length === 0) return c.label(text);
  let at = 0;
  const numbered = values.length > 1;
  const format = text.replace(/%/g, '%%').replace(pattern, () => (numbered ? `%${++at}$s` : '%s'));
  return php`sprintf( ${c.label(format)}, ${raw(values.join(', '))} )`;
}

function subjectOf(c: Composer, postId: string | null): PhpCode | null {
  const quoted = c.asked.states(
    /\bsubject\b(?:\s+line)?\W*(?:is\W*|of\W*|reads\W*)?["'`“]([^"”`]+?)["'`”](?=[\s,.;)]|$)/i,
  )?.[1];
  if (quoted !== undefined) return filled(c, quoted, postId);
  const given = parameter(c, /subject|title/);
  if (given === null) return null;
  if (
    /\bprefix(?:ed)?\b[^.;\n]*\bsite (?:name|title)|\b(?:site (?:name|title))\b[^.;\n]*\b(?:before|prefix)/i.test(
      c.text,
    )
  )
    return raw(`'[' . ${siteName} . '] ' . ${given}`);
  return raw(given);
}

function bodyOf(c: Composer, postId: string | null): PhpCode | null {
  const given = parameter(c, /message|body|content|text|html/);
  if (given !== null) return raw(given);
  const option = /\b(?:body|text|message|content|template)\b[^.;\n]*?\boption\s+[`"']?(\w+)/i.exec(c.text);
  if (option !== null) {
    const keys = [
      ...c.text.matchAll(/\{(\w+)\}(?= (?:is |are )?(?:replaced|for|by|with)| placeholder)|placeholders?\s+\{(\w+)\}/g),
    ].map((match) => match[1] ?? match[2] ?? '');
    const pairs = keys.flatMap((key) => {
      const value = placeholder(c, key, postId);
      return value === null ? [] : [[`{${key}}`, raw(value)] as const];
    });
    return pairs.length === 0
      ? php`(string) get_option( ${option[1] ?? ''} )`
      : php`strtr( (string) get_option( ${option[1] ?? ''} ), ${Object.fromEntries(pairs)} )`;
  }
  const quoted = /\b(?:text|message|body|saying|says)\b\W*(?:is\W*|of\W*)?["“]([^"”]+)["”]/i.exec(c.text)?.[1];
  if (quoted !== undefined) return filled(c, quoted, postId);
  if (postId === null) return null;
  const parts = [
    ...(/\bpermalink|\blink\b|\burl\b/i.test(c.text) ? [`(string) get_permalink( ${postId} )`] : []),
    ...(/\b(?:body|message|mail)\b[^.;\n]*\b(?:has|with|contains|including)\b[^.;\n]*\btitle\b/i.test(c.text)
      ? [`get_the_title( ${postId} )`]
      : []),
    ...(/\bexcerpt\b/i.test(c.text) ? [`get_the_excerpt( ${postId} )`] : []),
  ];
  return raw(
    parts.length > 0 ? parts.join(' . "\\n" . ') : `get_the_title( ${postId} ) . "\\n" . get_permalink( ${postId} )`,
  );
}

/** The headers that the prompt names. */
function headersOf(c: Composer): PhpCode[] {
  const headers: PhpCode[] = [];
  if (c.asked.states(/\bhtml\b/i) !== null && !/\b(?:no|not|without) html\b/i.test(c.text))
    headers.push(raw("'Content-Type: text/html; charset=UTF-8'"));
  const from = c.asked.states(
    /\bfrom\b(?: header)?\s*:?\s*["'`“]?((?:[A-Z][\w ]*\s*)?<?[\w.+-]+@[\w-]+\.[\w.]*\w>?)/,
  )?.[1];
  if (from !== undefined) headers.push(php`${`From: ${from}`}`);
  for (const [pattern, name] of [
    [/\bbcc\b/i, 'Bcc'],
    [/(?<!b)\bcc\b/i, 'Cc'],
    [/\breply-?to\b/i, 'Reply-To'],
  ] as const) {
    const at = c.text.search(pattern);
    if (at < 0) continue;
    const said = /^[^,;\n]{0,60}/.exec(c.text.slice(at))?.[0] ?? '';
    const address = /\b([\w.+-]+@[\w-]+\.[\w.]*\w)/.exec(said)?.[1];
    const option = /\boption\s+[`"']?(\w+)/i.exec(said)?.[1];
    if (address !== undefined) headers.push(php`${`${name}: ${address}`}`);
    else if (option !== undefined) headers.push(php`${`${name}: `} . get_option( ${option} )`);
    else if (/\badmin/i.test(said)) headers.push(php`${`${name}: `} . get_option( 'admin_email' )`);
    c.asked.readsWithin(said);
  }
  return headers;
}

/** A function that sends mail: to whom, subject and text with what stands for their placeholders, headers, attachments, and what is returned. */
export const mailFunction: Draft = {
  id: 'draft-mail-function',
  name: 'send_mail',
  isWhole: true,
  needs: /\b(?:e-?mails?|mails?|wp_mail|subject)\b/,
  never:
    /\bajax\b|\brest\b|admin[-_]post|shortcode|\bcron\b|schedul|\bwhen a\b|whenever|\bfilter\b|phpmailer|wp_mail_\w+|\bon (?:registration|publish)|pre_wp_mail|settings page|\bclass\b|\bform\b|validat|sanitiz|obfuscat|\bcolumn/,
  compose(c) {
    const { fn } = c;
    if (fn?.parameters == null || fn.parameters.length === 0 || c.instruction.functions.length > 1) return null;
    if (
      !/\b(?:sends?|mails?|e-?mails?|to|_send_\w+)\b[\s\S]*\b(?:subject|message|body|text|mail)\b/i.test(c.text) ||
      !/\bsubject\b/i.test(c.text)
    )
      return null;
    const postParameter = fn.parameters.find(
      ({ name, type }) =>
        /^(?:post|order|event|page|product|invoice|booking|item)_id$/.test(name) && (type === 'int' || type === ''),
    );
    const postId = postParameter === undefined ? null : `$${postParameter.name}`;
    if (postParameter !== undefined) c.take([postParameter.name]);
    const to = recipientOf(c, postId);
    const subject = to === null ? null : subjectOf(c, postId);
    const body = subject === null ? null : (bodyOf(c, postId) ?? (subject.text.startsWith('$') ? null : subject));
    if (to === null || subject === null || body === null) return null;
    const file = parameter(c, /file|attachment|path/);
    if (c.unbound().length > 0) return null;
    const headers = headersOf(c);
    const none = fn.returns === 'int' ? '0' : fn.returns === 'bool' || fn.returns === '' ? 'false' : '';
    const needsPost =
      postId !== null && !/meta_value|get_post_meta/.test(to.load.text) && !to.load.text.includes('$post =');
    const tests = [...(needsPost ? [postTest] : []), ...(to.isMissing === null ? [] : [to.isMissing])];
    const attached = file === null ? raw('') : raw(`, file_exists( ${file} ) ? array( ${file} ) : array()`);
    const rest =
      headers.length === 0 && file === null
        ? raw('')
        : php`, ${raw(headers.length === 0 ? 'array()' : php`${headers}`.text)}${attached}`;
    const call = php`wp_mail( ${to.address}, $subject, $message${rest} )`;
    c.asked.takeAll();
    return {
      summary: 'Sends the mail.',
      returns: fn.returns,
      body: joinPhp([
        needsPost && postId !== null ? loadPost(postId) : raw(''),
        to.load,
        tests.length === 0
          ? raw('')
          : raw(`if ( ${tests.join(' || ')} ) {\n\treturn ${none};\n}`.replace('return ;', 'return;')),
        php`
          $subject = ${subject};
          $message = ${body};
        `,
        to.isMany
          ? php`
            $sent = 0;
            foreach ( $addresses as $address ) {
              if ( ${call} ) {
                ++$sent;
              }
            }

            return ${raw(fn.returns === 'int' ? '$sent' : '$sent > 0')};
          `
          : raw(
              fn.returns === 'void'
                ? `${call.text};`
                : fn.returns === 'int'
                  ? `return ${call.text} ? 1 : 0;`
                  : `return ${call.text};`,
            ),
      ]),
    };
  },
};
