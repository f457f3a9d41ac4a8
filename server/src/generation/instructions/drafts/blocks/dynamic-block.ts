import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { cleanedValue, neededFields } from '../output/field-values.ts';
import { listMarkup, wantsList } from '../output/list-markup.ts';
import { fillSpelled } from '../output/spelled-markup.ts';
import { shownToGuests, shownValues } from '../output/values.ts';
import { type Field, readFields, schemaOfField } from '../reading/fields.ts';
import { typeOf } from '../reading/listing.ts';

const value = ({ name }: Field): string => `$attributes['${name}']`;

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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole days until a date of an attribute, and nothing once it is over. */
function countdown(c: Composer, attributes: readonly Field[]): PhpCode | null {
  const date = attributes.find(({ name, format }) => format === 'date' || /date|deadline|until|target/.test(name));
  if (date === undefined || c.asked.states(/\bdays\b[^.;\n]*\b(?:until|left|remaining|to)\b|\bcountdown\b/i) === null)
    return null;
  const label = attributes.find((one) => one !== date && one.type === 'string');
  c.asked.states(/\bempty\b|\bin the past\b|\bover\b/i);
  const text =
    label === undefined ? php`esc_html( (string) $days )` : php`esc_html( ${raw(value(label))} . ' ' . $days )`;
  return php`
    $date = date_create_immutable_from_format( '!Y-m-d', (string) ${raw(value(date))}, wp_timezone() );
    $days = false === $date ? -1 : (int) current_datetime()->setTime( 0, 0 )->diff( $date )->format( '%r%a' );
    if ( $days < 0 ) {
      return '';
    }
    $html = ${text};
  `;
}

function shownOf(c: Composer, attributes: readonly Field[]): Shown[] {
  const lines = c.text
    .split(/\n|,(?= (?:the|and|an?) )|(?<=>)\s+and\s+|\s+and\s+(?=<)/)
    .filter((line) => /<\w+>?/.test(line) && !/^[^<]*wrapper[^<]*$/i.test(line));
  return lines.flatMap((line) => {
    const [, tag = 'p'] = /<(\w+)/.exec(line) ?? [];
    if (/^(?:ul|ol|div|section)$/.test(tag) && lines.length > 1) return [];
    const thing = things.find(([said]) => said.test(line));
    const attribute = attributes.find(({ name }) =>
      new RegExp(String.raw`\b${name}\b`).test(line.replace(/\b(?:unless|if|when|where)\b.*/, '')),
    );
    const isOfAttribute = attribute !== undefined && attribute.type !== 'integer';
    const text =
      isOfAttribute && (thing === undefined || attribute.name.length > 3) ? value(attribute) : (thing?.[2] ?? null);
    if (text === null) return [];
    c.asked.states(
      new RegExp(
        escaped(
          line
            .trim()
            .replace(/^[-*•]\s*/, '')
            .slice(0, 20),
        ),
      ),
    );
    const shows = attributes.find(
      ({ name, type }) => type === 'boolean' && new RegExp(String.raw`\b${name}\b`).test(line),
    );
    const isOptional =
      /\b(?:unless|if|when)\b.*\b(?:none|empty|no |missing|not|set)\b|\bthere is (?:none|no|one)/i.test(line);
    const tests = [...(shows === undefined ? [] : [value(shows)]), ...(isOptional ? [`'' !== (string) ${text}`] : [])];
    const className = /class=["']([\w -]+)["']/.exec(line)?.[1];
    const add = raw(
      `$html .= sprintf( '<${tag}${className === undefined ? '' : ` class="${className}"`}>%s</${tag}>', esc_html( (string) ${text} ) );`,
    );
    return [
      {
        of: isOfAttribute ? null : (thing?.[1] ?? null),
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

/** The markup that the prompt spells out, with the attributes in it, where it leaves none of its own elements to the wrapper. */
function spelledBlock(c: Composer, attributes: readonly Field[]): PhpCode | null {
  const isComputed = ({ choices, minimum, maximum }: Field) =>
    choices.length > 0 || minimum !== undefined || maximum !== undefined;
  const filled = fillSpelled(
    c.text,
    attributes.map((field) => ({
      name: field.name,
      sample: '',
      code: isComputed(field) ? `$${field.name}` : value(field),
    })),
  );
  if (filled === null) return null;
  c.asked.readsWithin(filled.source);
  c.asked.states(/\b(?:falls? back|unknown|invalid|anything else)\b/i);
  return joinPhp([
    ...attributes
      .filter((field) => isComputed(field) && filled.used.has(field.name))
      .map((field) => raw(`$${field.name} = ${cleanedValue(field, value(field)).text};`)),
    php`return ${filled.code};`,
  ]);
}

/** The statements that build the markup of the block into `$html`; null where the prompt is not understood. */
function markupOf(
  c: Composer,
  attributes: readonly Field[],
): { readonly code: PhpCode; readonly wrapper: string | null } | null {
  const days = countdown(c, attributes);
  if (days !== null) return { code: days, wrapper: /<(p|div|span)\b/.exec(c.text)?.[1] ?? 'p' };
  if (wantsList(c))
    return {
      code: listMarkup(
        c,
        attributes.map((field) => ({ field, code: raw(value(field)) })),
      ),
      wrapper: null,
    };
  const shown = shownOf(c, attributes);
  const subject = shown.find(({ of }) => of !== null)?.of ?? null;
  const key = attributes.find(({ type, name }) => type === 'integer' && /id$/i.test(name));
  const values = shown.length === 0 || (subject !== null && key === undefined) ? shownValues(c, c.text, typeOf(c)) : [];
  if (values.length > 0) {
    const guests = values.some(({ of }) => of === 'user');
    return {
      wrapper: /<(p|div|span|section)\b/.exec(c.text)?.[1] ?? 'p',
      code: joinPhp([
        guests
          ? php`
            $user = wp_get_current_user();
            if ( ! $user->exists() ) {
              return ${shownToGuests(c) ?? raw("''")};
            }
          `
          : raw(''),
        values.some(({ of }) => of === 'post')
          ? raw("$post_id = (int) ( $block->context['postId'] ?? get_the_ID() );")
          : raw(''),
        raw(`$html = ${values.map(({ code }) => code.text).join(" . ' ' . ")};`),
      ]),
    };
  }
  if (shown.length === 0 || (subject !== null && key === undefined)) return null;
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
  c.asked.states(/\bunknown|\bdoes not exist|\bmissing\b/i);
  return { code: joinPhp([load, raw("$html = '';"), ...shown.map(({ code }) => code)]), wrapper: 'div' };
}

/** What a block type is registered with beside its attributes, where the prompt says so. */
function settingsOf(c: Composer): Record<string, string | readonly string[] | Record<string, unknown>> {
  const title = c.asked.states(/\b(?:title|titled|label)\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1];
  const category = c.asked.states(/\bcategory\s*(?:is|:|=)?\s*["'`]?(text|media|design|widgets|theme|embed)\b/i)?.[1];
  const icon = c.asked.states(/\b(?:icon|dashicon)\s*(?:is|:|=)?\s*["'`]?(?:dashicons-)?([a-z][a-z-]+)["'`]?/i)?.[1];
  const supports = c.asked.states(/\bsupports?\b([^.;\n]*)/i)?.[1] ?? '';
  const flags: Record<string, unknown> = {
    ...(/\bno (?:custom )?html\b|html:? false|without html|not editable as html/i.test(c.text) ? { html: false } : {}),
    ...(/\balign\w*\b/i.test(supports)
      ? { align: /\bwide\b|\bfull\b/i.test(supports) ? ['wide', 'full'].filter((one) => supports.includes(one)) : true }
      : {}),
    ...(/\banchor\b/i.test(supports) ? { anchor: true } : {}),
    ...(/\bcolou?rs?\b/i.test(supports) ? { color: { text: true, background: true } } : {}),
    ...(/\bspacing\b|\bpadding\b|\bmargin\b/i.test(supports) ? { spacing: { padding: true, margin: true } } : {}),
    ...(/\btypography\b|\bfont size\b/i.test(supports) ? { typography: { fontSize: true } } : {}),
  };
  return {
    ...(title === undefined ? {} : { title }),
    ...(category === undefined ? {} : { category: category.toLowerCase() }),
    ...(icon === undefined || /^(?:is|and|the|of)$/.test(icon) ? {} : { icon }),
    ...(Object.keys(flags).length === 0 ? {} : { supports: flags }),
  };
}

/** A block that PHP renders: its attributes, and what its markup shows of them. */
export const dynamicBlock: Draft = {
  id: 'draft-dynamic-block',
  name: 'register_block',
  needs:
    /\bdynamic\b[^.\n]{0,30}\bblock\b|\bregister_block_type\b|\bserver[- ]side(?: rendered)?\b[^.\n]{0,20}\bblock|\bblock\b[^.\n]*\brender|\bblock type\b|\bphp[- ]only block|\bblock\s+[`"']?[a-z][\w-]*\/[\w-]+/,
  never:
    /pattern|block style|style (?:variation|for)|binding|variation|core\/|render_block\b|unregister|disable|parse_blocks|has_block|register_block_type_args|allowed_block|script module|where the block/,
  compose(c) {
    const name = (c.asked.states(/\bblock\s+(?:type\s+)?(?:named |called )?[`"']?([a-z][\w-]*\/[\w-]+)/i) ??
      c.asked.states(/[`"']([a-z][\w-]*\/[a-z][\w-]+)[`"']/) ??
      c.asked.states(/(?<![\w/.<])([a-z][\w-]*\/[a-z][\w-]+)\b(?! *\()/))?.[1];
    if (name === undefined) return null;
    const attributes = readFields(c).filter((field) => !name.startsWith(`${field.name}/`));
    const spelled = wantsList(c) || /get_block_wrapper_attributes/.test(c.text) ? null : spelledBlock(c, attributes);
    const markup = spelled === null ? markupOf(c, attributes) : { code: spelled, wrapper: null };
    if (markup === null) return null;
    const needed = neededFields(c, attributes);
    const guard =
      needed.length === 0
        ? raw('')
        : php`
          if ( ${raw(needed.map((field) => `'' === trim( (string) ${value(field)} )`).join(' || '))} ) {
            return '';
          }
        `;
    c.asked.states(/\battributes?\b/i);
    c.asked.states(/get_block_wrapper_attributes|wrapper/i);
    c.asked.states(/\bescape/i);
    const settings = settingsOf(c);
    const callback =
      c.instruction.functions.find(({ name: one }) => /render/.test(one))?.name ?? c.prefixed('render_block');
    const own = c.asked.states(/\bclass(?:es)?\s+["'`]([\w -]+)["'`]/i)?.[1];
    const wrapper =
      own === undefined || !/wrapper/i.test(c.text)
        ? raw('get_block_wrapper_attributes()')
        : php`get_block_wrapper_attributes( array( 'class' => ${own} ) )`;
    const usesBlock = markup.code.text.includes('$block');
    const body =
      spelled !== null
        ? joinPhp([guard, spelled])
        : markup.wrapper === null
          ? joinPhp([guard, markup.code, php`return sprintf( '<div %1$s>%2$s</div>', ${wrapper}, $html );`])
          : joinPhp([
              guard,
              markup.code,
              php`return sprintf( ${`<${markup.wrapper} %1$s>%2$s</${markup.wrapper}>`}, ${wrapper}, $html );`,
            ]);
    const registering =
      c.instruction.functions.find(({ name: one }) => one !== callback)?.name ?? c.prefixed('register_block');
    const registration = {
      name: registering,
      summary: `Registers the block ${name}.`,
      hooks: [{ kind: 'action' as const, hook: 'init' }],
      body: php`register_block_type( ${name}, ${{
        api_version: 3,
        title: c.label((settings.title as string | undefined) ?? titleOf(name.split('/')[1] ?? name)),
        ...(settings.category === undefined ? {} : { category: settings.category as string }),
        ...(settings.icon === undefined ? {} : { icon: settings.icon as string }),
        attributes: Object.fromEntries(attributes.map((field) => [field.name, withDefault(field)])),
        ...(settings.supports === undefined ? {} : { supports: settings.supports as Record<string, string> }),
        ...(usesBlock ? { uses_context: ['postId'] } : {}),
        render_callback: callback,
      }} );`,
    };
    return {
      name: callback,
      summary: `Renders the block ${name}.`,
      params: usesBlock ? 'array $attributes, string $content, WP_Block $block' : 'array $attributes',
      returns: 'string',
      body,
      beside: [registration],
    };
  },
};

/** The schema of an attribute; one without a default gets that of its type, so that the callback always finds it. */
function withDefault(field: Field): Record<string, import('../../../writers/php.ts').PhpValue> {
  const zero = { string: '', integer: 0, number: 0, boolean: false, array: [], object: {} }[field.type];
  const { type, default: given, enum: choices } = schemaOfField(field);
  return { type, ...(choices === undefined ? {} : { enum: choices }), default: given ?? zero };
}
