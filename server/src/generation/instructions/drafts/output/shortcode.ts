import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { describeField, type Field, readFields } from '../reading/fields.ts';
import { typeOf } from '../reading/listing.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';
import { enclosingMarkup, nothingWithoutContent } from './enclosing.ts';
import { cleanedValue, guestView, neededFields } from './field-values.ts';
import { listMarkup, wantsList } from './list-markup.ts';
import { fillSpelled } from './spelled-markup.ts';
import { fillElement, type Slot, spelledElement } from './template.ts';
import { shownToGuests, shownValues } from './values.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The attributes of a shortcode: those of its example, and those that are described. */
function attributesOf(c: Composer, tag: string): Field[] {
  const example = new RegExp(String.raw`\[${escaped(tag)}\s+([^\]]*)\]`).exec(c.text)?.[1] ?? '';
  const samples = new Map(
    [...example.matchAll(/([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]*))/g)].map(([, name = '', a, b, d]) => [
      name,
      a ?? b ?? d ?? '',
    ]),
  );
  const outside = c.text.replace(example, '');
  const described = readFields(c, outside).filter(
    ({ name }) =>
      (name !== tag && !/^(?:title|post|count)$/.test(name)) ||
      new RegExp(String.raw`\b${name}\b[^.;\n]{0,30}(?:default|optional|required|attribute|\()`, 'i').test(outside),
  );
  const saysDefaults = /\bdefaults?\b/i.test(outside);
  const clauseOf = (name: string) =>
    outside
      .split(/[;\n]|\.\s/)
      .filter((one) => new RegExp(String.raw`\b${name}s?\b`).test(one))
      .join(' ');
  const fromExample = [...samples].map(([name, sample]) => {
    const known = described.find((one) => one.name === name) ?? describeField(name, '');
    const clause = clauseOf(name);
    const choices =
      known.choices.length > 0
        ? known.choices
        : describeField(
            name,
            clause.slice(
              Math.max(
                0,
                clause.search(new RegExp(String.raw`\b(?:(?:allowed|valid|possible|supported)\s+)?${name}`, 'i')),
              ),
            ),
          ).choices;
    const isNumber = known.type === 'integer' || (/^\d+$/.test(sample) && !/^(?:id|url|label|text|title)$/.test(name));
    const spoken = new RegExp(
      String.raw`\bdefault(?: value)?(?: of| for)?(?: the)? [\`"']?${escaped(name)}[\`"']?(?: is|:|=)?\s*"([^"]*)"`,
      'i',
    ).exec(outside)?.[1];
    const own = spoken ?? known.fallback ?? (saysDefaults || /\boptional\b/i.test(clause) ? undefined : sample);
    return {
      ...known,
      choices,
      type: isNumber ? ('integer' as const) : known.type,
      fallback: isNumber ? Number(own ?? known.minimum ?? 0) : own,
    };
  });
  return [...fromExample, ...described.filter(({ name }) => !samples.has(name))];
}

const place = (name: string): string => `$atts['${name}']`;

/** A value of the post that is shown: a meta field, formatted. */
function metaValue(c: Composer, slots: readonly Slot[]): PhpCode | null {
  const meta = c.asked.states(
    /\b(?:(?:post )?meta|custom field)(?: (?:key|field|value))?(?: of)?\s+[`"']?(_?[a-z]\w*)/i,
  )?.[1];
  const option = meta === undefined ? c.asked.states(/\boption\s+[`"']?(\w+)/i)?.[1] : undefined;
  if (meta === undefined && option === undefined) return null;
  const id = slots.find(({ name }) => /^(?:id|post_id|post)$/.test(name));
  const decimals = c.asked.states(/\b(two|2|three|3|one|1|no|0) decimals?\b/i)?.[1]?.toLowerCase();
  const digits = { two: 2, three: 3, one: 1, no: 0 }[decimals ?? ''] ?? Number(decimals ?? Number.NaN);
  const value =
    meta === undefined
      ? php`get_option( ${option ?? ''}, '' )`
      : php`get_post_meta( ${raw(id === undefined ? 'get_the_ID()' : `absint( ${id.code} ) ?: get_the_ID()`)}, ${meta}, true )`;
  const before = /["'`]([€$£¥])\s?["'`]|\b(?:prefixed|preceded) (?:with|by) ["'`]([^"'`]+)["'`]/.exec(c.text);
  const after = /\b(?:followed by|suffix(?:ed with)?|trailing|with the unit) ["'`]([^"'`]+)["'`]/i.exec(c.text)?.[1];
  const shown = Number.isNaN(digits) ? raw('(string) $value') : php`number_format_i18n( (float) $value, ${digits} )`;
  const text = [
    ...(before === null ? [] : [php`${before[1] ?? before[2] ?? ''}`]),
    shown,
    ...(after === undefined ? [] : [php`${after}`]),
  ];
  const element = spelledElement(c.text.replace(/\[[^\]]*\]/g, ''));
  const inner = `esc_html( ${text.map((one) => one.text).join(' . ')} )`;
  return php`
    $value = ${value};
    if ( '' === $value || false === $value ) {
      return '';
    }

    return ${element === null ? raw(inner) : fillElement({ ...element, content: '' }, slots, inner)};
  `;
}

/** A text without what it says of those who are not logged in. */
const withoutGuests = (text: string): string =>
  text.replace(/\b(?:others?|every(?:one|body) else|guests?|visitors|logged[- ]out|otherwise)\b[^\n]*/gi, '');

/** What the shortcode returns, as statements; null where it is not understood. */
function outputOf(
  c: Composer,
  tag: string,
  fields: readonly Field[],
  slots: readonly Slot[],
  encloses: boolean,
): PhpCode | null {
  const outside = c.text.replace(/\[[^\]]*\]/g, ' ');
  const inner = 'do_shortcode( wp_kses_post( (string) $content ) )';
  const contents: Slot[] = encloses ? [{ name: 'content', sample: '', code: inner, isMarkup: true }] : [];
  const enclosing = encloses ? enclosingMarkup(c, outside, slots, inner) : null;
  if (enclosing !== null)
    return php`
      ${nothingWithoutContent(c)}

      ${enclosing}
    `;
  const filled = wantsList(c) && !encloses ? null : fillSpelled(outside, [...slots, ...contents]);
  if (filled !== null && (!encloses || filled.used.has('content'))) {
    c.asked.readsWithin(filled.source);
    return php`return ${filled.code};`;
  }
  if (encloses && !/<\w+|\bwrap|\bclass\b/i.test(withoutGuests(outside))) {
    c.asked.states(/\bshortcodes? inside|nested shortcodes?\b/i);
    return raw(`return ${inner};`);
  }
  if (encloses) {
    const element = spelledElement(outside) ?? {
      tag: c.says(/\bspan\b/) ? 'span' : 'div',
      attributes: `class="${c.named('(?:css )?class') ?? tag.replace(/_/g, '-')}"`,
      content: null,
    };
    c.asked.states(/\bshortcodes? inside|nested shortcodes?\b/i);
    c.asked.states(/\benclos|<\w+/i);
    return php`return ${fillElement({ ...element, content: '' }, slots, inner)};`;
  }
  if (wantsList(c))
    return php`
      ${listMarkup(
        c,
        fields.map((field) => ({
          field,
          code: raw(slots.find(({ name }) => name === field.name)?.code ?? place(field.name)),
        })),
      )}

      return $html;
    `;
  const element = spelledElement(outside);
  if (
    element !== null &&
    slots.some(({ name, sample }) => {
      const whole = `${element.attributes} ${element.content ?? ''}`.toLowerCase();
      return (
        whole.includes(name.toLowerCase()) ||
        (sample.length > 1 && whole.includes(sample.toLowerCase())) ||
        /=\s*(?:\.\.\.|…)/.test(whole)
      );
    })
  ) {
    c.asked.states(/<\w+/);
    return php`return ${fillElement(element, slots, null)};`;
  }
  const link = slots.find(({ name }) => /^(?:url|href|link)$/.test(name));
  const label = slots.find(({ name }) => /^(?:label|text|title)$/.test(name));
  if (element?.tag === 'a' && link !== undefined && label !== undefined) {
    c.asked.takeAll();
    const attributes = element.attributes.replace(/\s*\b(?:href|target)="[^"]*"/g, '').trim();
    return php`return sprintf( ${`<a ${attributes === '' ? '' : `${attributes} `}href="%s">%s</a>`}, esc_url( ${raw(link.code)} ), esc_html( ${raw(label.code)} ) );`;
  }
  const meta = metaValue(c, slots);
  if (meta !== null) return meta;
  const clause = outside.replace(/[^.;]*\b(?:guests?|visitors?|logged[ -]out|not logged[ -]in)\b[^.;]*/gi, '');
  const shown = shownValues(c, clause, typeOf(c));
  if (shown.length > 0) {
    const guests = shown.some(({ of }) => of === 'user') ? (shownToGuests(c) ?? raw("''")) : null;
    const posts = shown.some(({ of }) => of === 'post');
    const greeting = /["'`“]([^"'`”]*(?:\{name\}|<name>|%name%|%s|NAME|\[name\])[^"'`”]*)["'`”]/i.exec(c.text)?.[1];
    const joined = shown.map(({ code }) => code.text).join(" . ' ' . ");
    const value =
      greeting === undefined || shown.length > 1
        ? element === null ||
          (element.content !== null && element.content.trim() !== '' && !/^\W*\w+\W*$/.test(element.content))
          ? raw(joined)
          : fillElement({ ...element, content: '' }, slots, joined)
        : php`sprintf( ${c.label(greeting.replace(/\{name\}|<name>|%name%|NAME|\[name\]/i, '%s'))}, ${raw(joined)} )`;
    return joinPhp([
      guests === null
        ? raw('')
        : php`
          $user = wp_get_current_user();
          if ( ! $user->exists() ) {
            return ${guests};
          }
        `,
      posts ? raw('$post_id = (int) get_the_ID();') : raw(''),
      php`return ${value};`,
    ]);
  }
  return null;
}

/** Attributes of a link that it has only where the shortcode was given them. */
function withOptionalAttributes(work: PhpCode, fields: readonly Field[]): PhpCode {
  const left = fields.filter(({ name }) => /^(?:target|rel|id|title)$/.test(name) && !work.text.includes(place(name)));
  const match = /sprintf\( '(<a [^']*?href="%s")([^']*)', (esc_url\( \$atts\['\w+'\] \))/.exec(work.text);
  const [first] = left;
  if (match === null || first === undefined) return work;
  const extra = left.map(
    ({ name }) => `'' === ${place(name)} ? '' : sprintf( ' ${name}="%s"', esc_attr( ${place(name)} ) )`,
  );
  return raw(
    work.text.replace(
      match[0],
      `sprintf( '${match[1]}${left.map(() => '%s').join('')}${match[2]}', ${match[3]}, ${extra.join(', ')}`,
    ),
  );
}

/** A shortcode: its attributes with their limits, and the markup that it returns. */
export const shortcodeDraft: Draft = {
  id: 'draft-shortcode',
  name: 'shortcode',
  needs: /\bshortcodes?\b|\[\/[a-z]/,
  never:
    /strip|remove (?:all )?shortcodes|convert|contains? (?:a|the) shortcode|has_shortcode|without shortcodes|enqueue|gallery shortcode|\bform\b(?! of)/,
  compose(c) {
    const tag = /\[([a-z][\w-]*)[\s\]]/.exec(c.text)?.[1] ?? c.asked.value('shortcodes?(?: tag| named| called)?');
    if (tag === null || tag === undefined) return null;
    // One after the other is more than one draft can say.
    const others = [...c.text.matchAll(/\[([a-z][\w-]*)(?:\s+[a-z][\w-]*=[^\]]*)?\]/g)].filter(
      ([, name]) => name !== tag,
    );
    if (others.length > 0 && /\bshortcodes\b|\band\s+`?\[/i.test(c.text)) return null;
    const fields = attributesOf(c, tag);
    const encloses =
      new RegExp(String.raw`\[/${escaped(tag)}\]`).test(c.text) ||
      c.says(/\benclosing\b|\bwraps? (?:its|the) content|between (?:its|the) tags/);
    const isComputed = ({ type, choices, minimum }: Field) =>
      choices.length > 0 || minimum !== undefined || type === 'boolean';
    const slots: Slot[] = fields.map((field) => ({
      name: field.name,
      sample: String(field.fallback ?? field.choices[0] ?? ''),
      code: isComputed(field) ? `$${field.name.replace(/-/g, '_')}` : cleanedValue(field, place(field.name)).text,
    }));
    const written = outputOf(c, tag, fields, slots, encloses);
    if (written === null) return null;
    const work = withOptionalAttributes(written, fields);
    const needed = neededFields(c, fields);
    for (const { name } of fields) c.asked.states(new RegExp(String.raw`\b${name}s?\b`));
    c.asked.states(/\bshortcode\b/i);
    c.asked.states(/\banything else\b|\bfalls? back\b/i);
    const capability = c.says(/\bonly\b/) && !c.says(/\bonly (?:published|posts|the)\b/) ? capabilityOf(c) : null;
    const loggedIn =
      capability === null &&
      c.asked.states(
        /\bonly\b[^.;\n]{0,30}\blogged[ -]in\b|\blogged[ -]in (?:\w+ )?only\b|\b(?:for|to) logged[ -]in (?:users|visitors|members)\b|\blogged[ -]in (?:users|visitors|members|people) (?:can |should |may |will )?(?:see|get|read|view)s?\b[^\n]*\b(?:others?|every(?:one|body) else|guests?|visitors)\b/i,
      ) !== null;
    const guests = loggedIn ? (guestView(c, slots) ?? shownToGuests(c)) : null;
    const used = fields.filter(({ name }) =>
      [work, guests].some(
        (code) =>
          code?.text.includes(`$atts['${name}']`) === true ||
          code?.text.includes(`$${name.replace(/-/g, '_')}`) === true,
      ),
    );
    if (fields.length > 0 && used.length === 0) return null;
    return {
      summary: `Shows the shortcode ${tag}.`,
      params:
        fields.length > 0
          ? `$atts${encloses ? ', ?string $content = null' : ''}`
          : encloses
            ? '$atts, ?string $content = null'
            : '',
      returns: 'string',
      hooks: [{ kind: 'shortcode', hook: tag }],
      body: joinPhp([
        fields.length === 0
          ? raw('')
          : php`$atts = shortcode_atts( ${Object.fromEntries(fields.map(({ name, fallback, type }) => [name, fallback ?? (type === 'integer' ? 0 : '')]))}, $atts, ${tag} );`,
        capability === null
          ? raw('')
          : php`
          if ( ! current_user_can( ${capability} ) ) {
            return '';
          }
        `,
        loggedIn
          ? php`
          if ( ! is_user_logged_in() ) {
            return ${guests ?? raw("''")};
          }
        `
          : raw(''),
        ...used
          .filter(isComputed)
          .map((field) => raw(`$${field.name.replace(/-/g, '_')} = ${cleanedValue(field, place(field.name)).text};`)),
        needed.length === 0
          ? raw('')
          : php`
          if ( ${raw(needed.map(({ name }) => `'' === trim( (string) ${place(name)} )`).join(' || '))} ) {
            return '';
          }
        `,
        work,
      ]),
    };
  },
};
