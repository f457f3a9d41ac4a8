import { type PhpCode, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';
import { htmlList } from './queries.ts';

interface Attribute {
  readonly name: string;
  readonly value: string | number;
}

/** The attributes of a shortcode: those in its example, those that are spoken of, with their defaults. */
function attributesOf(c: Composer, tag: string): Attribute[] {
  const found = new Map<string, string | number>();
  const example = new RegExp(String.raw`\[${tag}\s+([^\]]*)\]`).exec(c.text)?.[1] ?? '';
  for (const [, name = ''] of example.matchAll(/([a-z][\w-]*)\s*=/g)) found.set(name.replace(/-/g, '_'), '');
  for (const list of c.text.matchAll(
    /\battributes?\b\s*[:(]?\s*((?:[`"']?[a-z_]+[`"']?(?:\s*\([^)]*\))?(?:,\s*(?:and\s+)?|\s+and\s+)?)+)/g,
  ))
    for (const [, name = ''] of (list[1] ?? '').replace(/\([^)]*\)/g, '').matchAll(/[`"']([a-z_]+)[`"']/g))
      found.set(name, found.get(name) ?? '');
  for (const [, name = ''] of c.text.matchAll(/[`"']?\b([a-z_]+)[`"']?\s+attribute\b/g))
    if (!/^(?:an?|the|optional|required|one|each|this|shortcode|following|its|no|every|and|html|with)$/.test(name))
      found.set(name, found.get(name) ?? '');
  for (const [name] of found) {
    const said =
      new RegExp(
        String.raw`\b${name}\b[^.;\n]{0,40}?\bdefaults?\b(?:\s*(?:to|is|value|=|:|of))*\s*(?:[\`"']([^\`"']*)[\`"']|(\d+))`,
        'i',
      ).exec(c.text) ??
      new RegExp(String.raw`\b${name}\b[\`"']?\s*\(?(?:default|=)\s*:?\s*(?:[\`"']([^\`"']*)[\`"']|(\d+))`, 'i').exec(
        c.text.replace(example, ''),
      );
    if (said !== null) found.set(name, said[2] === undefined ? (said[1] ?? '') : Number(said[2]));
  }
  return [...found].map(([name, value]) => ({ name, value }));
}

/** What the shortcode shows: a template from the prompt, a query, or what it speaks of. */
function output(c: Composer, tag: string, attributes: readonly Attribute[]): PhpCode | null {
  const isEnclosing =
    c.says(/enclos|wraps?|content between|around its content|its content/) ||
    new RegExp(String.raw`\[/${tag}\]`).test(c.text);
  const value = (name: string) => raw(`$atts['${name}']`);
  const named = (pattern: RegExp) => attributes.find(({ name }) => pattern.test(name));
  const template = c.instruction.quoted.find(({ text }) => /^<[a-z].*>$/is.test(text))?.text;
  if (template !== undefined && !/[<][a-z]+[>]$/.test(template)) return fromTemplate(c, template, tag, attributes);
  if (isEnclosing && template === undefined) {
    const element = /<([a-z0-9]+)/.exec(c.text)?.[1] ?? 'div';
    const className = c.named('class') ?? tag.replace(/_/g, '-');
    const type = named(/type|class|style|color/);
    const classes = type === undefined ? php`${className}` : php`${`${className} ${className}-`} . ${value(type.name)}`;
    return raw(
      `return sprintf( '<${element} class="%s">%s</${element}>', esc_attr( ${classes} ), do_shortcode( wp_kses_post( $content ) ) );`,
    );
  }
  if (c.says(/year/)) return php`return esc_html( wp_date( 'Y' ) );`;
  if (c.says(/button|link/) && named(/url|href|link/) !== undefined) {
    const label = named(/text|label|title/);
    return php`return sprintf( '<a class="button" href="%s">%s</a>', esc_url( ${value(named(/url|href|link/)?.name ?? 'url')} ), esc_html( ${label === undefined ? php`${'Read more'}` : value(label.name)} ) );`;
  }
  if (
    c.says(/posts|products|events|books|entries|articles|pages/) &&
    c.says(/recent|latest|newest|list|titles|show|display/) &&
    !c.says(/number of|how many|count of|name of/)
  ) {
    const count = named(/count|number|limit|num|posts|per_page/);
    const category = named(/categor/);
    const type = named(/type/);
    return htmlList({
      post_type: type === undefined ? php`${c.postType('post')}` : php`sanitize_key( ${value(type.name)} )`,
      post_status: 'publish',
      posts_per_page:
        count === undefined ? php`${c.amount(/posts|recent|latest/, 5)}` : php`absint( ${value(count.name)} )`,
      ...(category === undefined ? {} : { category_name: php`sanitize_title( ${value(category.name)} )` }),
      fields: 'ids',
      no_found_rows: true,
    });
  }
  if (c.says(/(?:number|count) of (?:published )?(?:posts|pages)|how many posts/))
    return php`return esc_html( number_format_i18n( wp_count_posts( ${c.postType('post')} )->publish ) );`;
  if (c.says(/display name|name of the (?:current|logged)|current user|user'?s? name|greets? the/)) {
    const guest =
      c.quoted(
        /(?:guests?|visitors?|otherwise|else|logged[ -]out|not logged[ -]in|anonymous)[^`"']*$/,
        /^\W*(?:for|to|if|when)\b.*(?:visitors|guests|not logged|logged[ -]out|anonymous)/,
      ) ?? '';
    return php`
      $user = wp_get_current_user();

      return $user->exists() ? esc_html( $user->display_name ) : ${c.escapedText(guest)};
    `;
  }
  if (c.says(/site (?:name|title)|name of the site|blog name/)) return php`return esc_html( get_bloginfo( 'name' ) );`;
  if (c.says(/reading time/))
    return php`return esc_html( (string) max( 1, (int) ceil( str_word_count( wp_strip_all_tags( get_the_content() ) ) / 200 ) ) );`;
  if (c.says(/(?:current |today'?s )date/)) return php`return esc_html( wp_date( get_option( 'date_format' ) ) );`;
  if (c.says(/site url|home url|address of the site/)) return php`return esc_url( home_url() );`;
  const text = c.phrases()[0]?.text;
  const [only] = attributes;
  if (text !== undefined && only !== undefined && text.includes('!') && c.says(/hello|hi|greet|welcome/))
    return fromTemplate(c, text, tag, attributes);
  if (text !== undefined) return php`return ${c.escapedText(text)};`;
  return only === undefined ? null : php`return esc_html( ${value(only.name)} );`;
}

/** The example of the output with the values of the example call taken out. */
function fromTemplate(c: Composer, template: string, tag: string, attributes: readonly Attribute[]): PhpCode {
  const call = new RegExp(String.raw`\[${tag}\s+([^\]]*)\]`).exec(c.text)?.[1] ?? '';
  const values: string[] = [];
  const places = attributes
    .map(({ name, value }) => ({
      name,
      shown: new RegExp(String.raw`${name}\s*=\s*["']([^"']+)["']`).exec(call)?.[1] ?? String(value),
    }))
    .map((one) => ({
      ...one,
      patterns: [one.shown, `{${one.name}}`, `%${one.name}%`, `$${one.name}`].filter((text) => text !== ''),
    }));
  let format = template.replace(/%/g, '%%');
  for (const { name, patterns } of places) {
    const at = patterns.find((text) => format.includes(text));
    if (at === undefined) continue;
    const before = format.slice(0, format.indexOf(at));
    const escaper = /(?:href|src)=["']$/.test(before)
      ? 'esc_url'
      : /=["'][^"']*$/.test(before)
        ? 'esc_attr'
        : 'esc_html';
    format = format.replace(at, '%s');
    values.push(`${escaper}( $atts['${name}'] )`);
  }
  if (values.length === 0) return php`return ${template};`;
  return php`return sprintf( ${format}, ${raw(values.join(', '))} );`;
}

const shortcode: Recipe = {
  id: 'shortcode',
  asks: ['add shortcode', 'create shortcode with attributes', 'register shortcode that outputs', 'shortcode'],
  name: 'shortcode',
  needs: /shortcode/,
  decides: /shortcode/,
  never:
    /strip|remove (?:all )?shortcodes|convert .{0,30}block|contains? (?:a|the) shortcode|has_shortcode|content without/,
  joins: true,
  compose(c) {
    const tag = /\[([a-z][\w-]*)[\s\]]/.exec(c.text)?.[1] ?? c.named('shortcodes?(?: tag)?') ?? 'notice';
    const attributes = attributesOf(c, tag);
    const shown = output(c, tag, attributes);
    if (shown === null) return null;
    const needsContent = shown.text.includes('$content');
    const defaults = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
    const reads = attributes.length > 0 && shown.text.includes('$atts');
    return {
      summary: `Shows the shortcode ${tag}.`,
      params: reads || needsContent ? `$atts${needsContent ? ", $content = ''" : ''}` : '',
      returns: 'string',
      hooks: [{ kind: 'shortcode', hook: tag }],
      body: php`
        ${c.says(/\bonly\b/) ? c.guard(php`${''}`) : raw('')}

        ${reads ? php`$atts = shortcode_atts( ${defaults}, $atts, ${tag} );` : raw('')}

        ${shown}
      `,
    };
  },
};

export const shortcodes: readonly Recipe[] = [shortcode];
