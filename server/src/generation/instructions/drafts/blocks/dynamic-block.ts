import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';

interface Attribute {
  readonly name: string;
  readonly type: string;
  readonly fallback: PhpValue;
}

const jsonType: Readonly<Record<string, string>> = { int: 'integer', bool: 'boolean', text: 'string', float: 'number' };

function attributesOf(c: Composer): Attribute[] {
  const found = [
    ...c.text.matchAll(
      /[`"']?\b([a-z]\w*)[`"']?\s*\((?:a |an )?(string|text|integer|int|number|boolean|bool|array)(?:[^)]*?\bdefault(?:s to| is|:)?\s*[`"']?([^)`"']*)[`"']?)?[^)]*\)(?:\s*(?:that |which )?defaults? to [`"']([^`"']*)[`"'])?/g,
    ),
  ];
  return found.map(([, name = '', said = 'string', inside, behind]) => {
    const given = inside ?? behind;
    const type = jsonType[said] ?? said;
    const zero: Readonly<Record<string, PhpValue>> = { integer: 0, number: 0, boolean: false, array: [] };
    const fallback =
      given === undefined
        ? (zero[type] ?? '')
        : type === 'integer' || type === 'number'
          ? Number(given)
          : type === 'boolean'
            ? given.trim() === 'true'
            : given.trim();
    return { name, type, fallback };
  });
}

const value = ({ name }: Attribute): string => `$attributes['${name}']`;

/** What a line of the markup shows: of the user or post that an attribute names, or an attribute itself. */
const things: readonly (readonly [RegExp, 'user' | 'post', string])[] = [
  [/\bdisplay name|\b(?:user|author)'?s? name\b/i, 'user', '$user->display_name'],
  [/\bbiograph|\bbio\b/i, 'user', '$user->description'],
  [/\be-?mail/i, 'user', '$user->user_email'],
  [/\b(?:post )?title\b/i, 'post', 'get_the_title( $post )'],
  [/\bexcerpt\b/i, 'post', 'get_the_excerpt( $post )'],
  [/\b(?:publication |publish )?date\b/i, 'post', "get_the_date( '', $post )"],
];

interface Shown {
  readonly code: PhpCode;
  readonly of: 'user' | 'post' | null;
}

function shownOf(c: Composer, attributes: readonly Attribute[]): Shown[] {
  const lines = c.text
    .split(/\n|,(?= (?:the|and|an?) )/)
    .filter((line) => /<\w+>/.test(line) && !/wrapper/i.test(line));
  return lines.flatMap((line) => {
    const [, tag = 'p'] = /<(\w+)>/.exec(line) ?? [];
    const thing = things.find(([said]) => said.test(line));
    const attribute = attributes.find(({ name }) =>
      new RegExp(String.raw`\b${name}\b`).test(line.replace(/\b(?:unless|if|when|where)\b.*/, '')),
    );
    const text = thing?.[2] ?? (attribute === undefined ? null : value(attribute));
    if (text === null) return [];
    c.asked.states(
      new RegExp(
        line
          .trim()
          .replace(/^[-*•]\s*/, '')
          .slice(0, 20)
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      ),
    );
    const shows = attributes.find(
      ({ name, type }) => type === 'boolean' && new RegExp(String.raw`\b${name}\b`).test(line),
    );
    const isOptional = /\b(?:unless|if|when)\b.*\b(?:none|empty|no |missing|not)\b|\bthere is (?:none|no)/i.test(line);
    const tests = [...(shows === undefined ? [] : [value(shows)]), ...(isOptional ? [`'' !== (string) ${text}`] : [])];
    const add = raw(`$html .= sprintf( '<${tag}>%s</${tag}>', esc_html( (string) ${text} ) );`);
    return [
      {
        of: thing?.[1] ?? null,
        code:
          tests.length === 0
            ? add
            : php`
        if ( ${raw(tests.join(' && '))} ) {
          ${add}
        }
      `,
      },
    ];
  });
}

/** A block that PHP renders: its attributes, and what its markup shows of them. */
export const dynamicBlock: Draft = {
  id: 'draft-dynamic-block',
  name: 'register_block',
  needs: /\bdynamic block|\bregister_block_type\b|\bserver-side(?: rendered)? block|\bblock\b[^.\n]*\brender/,
  never: /pattern|block style|binding|variation|core\//,
  compose(c) {
    const name = c.asked.states(/\bblock\s+(?:named |called )?[`"']?([a-z][\w-]*\/[\w-]+)/i)?.[1];
    const attributes = attributesOf(c);
    if (name === undefined) return null;
    const shown = shownOf(c, attributes);
    if (shown.length === 0) return null;
    c.asked.states(/\battributes?\b/i);
    c.asked.states(/get_block_wrapper_attributes|wrapper/i);
    c.asked.states(/\bescape/i);
    const subject = shown.find(({ of }) => of !== null)?.of ?? null;
    const key = attributes.find(({ type, name: one }) => type === 'integer' && (subject === null || /id$/i.test(one)));
    if (subject !== null && key === undefined) return null;
    c.asked.states(/\bunknown|\bdoes not exist|\bmissing\b/i);
    const load =
      subject === null || key === undefined
        ? raw('')
        : subject === 'user'
          ? php`
          $user = get_userdata( (int) ${raw(value(key))} );
          if ( ! $user instanceof WP_User ) {
            return '';
          }
        `
          : php`
          $post = get_post( (int) ${raw(value(key))} );
          if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status ) {
            return '';
          }
        `;
    const callback =
      c.instruction.functions.find(({ name: one }) => /render/.test(one))?.name ?? c.prefixed('render_block');
    const body = php`
      ${load}
      $html = '';
      ${joinPhp(shown.map(({ code }) => code))}

      return sprintf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes(), $html );
    `;
    const registration = {
      name: c.prefixed('register_block'),
      summary: `Registers the block ${name}.`,
      hooks: [{ kind: 'action' as const, hook: 'init' }],
      body: php`register_block_type( ${name}, ${{
        api_version: 3,
        title: c.label(titleOf(name.split('/')[1] ?? name)),
        attributes: Object.fromEntries(attributes.map((one) => [one.name, { type: one.type, default: one.fallback }])),
        render_callback: callback,
      }} );`,
    };
    return {
      name: callback,
      summary: `Renders the block ${name}.`,
      params: 'array $attributes',
      returns: 'string',
      body,
      beside: [registration],
    };
  },
};
