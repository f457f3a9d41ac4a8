import { type PhpCode, php, phpString } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Slot } from './template.ts';

const word = (name: string) => name.replace(/[-_]/g, '[-_ ]?');

/**
 * Markup of an enclosing shortcode whose places stand in capitals, braces or brackets: `<div class="note note-TYPE"><b>TITLE</b>CONTENT</div>`.
 * An element around a lone value that is said to be left out without it is left out. Null where no such markup is spelled.
 */
export function enclosingMarkup(c: Composer, text: string, slots: readonly Slot[], inner: string): PhpCode | null {
  const source = /<(\w+)\b[^>]*>[\s\S]*<\/\1>/.exec(text)?.[0]?.split('\n')[0];
  if (source === undefined || !/CONTENT|\{content\}|\[content\]|>\s*(?:content|the content|…|\.{3})\s*</.test(source))
    return null;
  const values: string[] = [];
  const holes = (part: string, escaper: 'esc_attr' | 'esc_html'): string => {
    let rest = part.replace(/%/g, '%%');
    for (const { name, code } of slots) {
      const capitals = name.toUpperCase().replace(/-/g, '_');
      rest = rest.replace(
        new RegExp(
          String.raw`\{${word(name)}\}|<${word(name)}>|\[${word(name)}\]|(?<![A-Za-z_])${capitals}(?![A-Za-z_])|%%${word(name)}%%`,
          'g',
        ),
        () => {
          values.push(`${/^(?:url|link|href)$/.test(name) ? 'esc_url' : escaper}( ${code} )`);
          return '%s';
        },
      );
    }
    return rest;
  };
  const optional = slots.find(
    ({ name }) =>
      new RegExp(
        String.raw`\b(?:without|no|if there is no|unless|empty|only (?:if|when|with))\b[^.;\n]{0,30}\b${name}\b`,
        'i',
      ).test(text.replace(source, ' ')) && new RegExp(String.raw`\b${word(name)}\b`, 'i').test(source),
  );
  const pieces = source.split(/(<[^>]*>)/).filter((piece) => piece !== '');
  let format = '';
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? '';
    const next = pieces[at + 1] ?? '';
    const isLone =
      optional !== undefined &&
      /^<\w/.test(piece) &&
      new RegExp(String.raw`^\s*[{[]?${word(optional.name)}[}\]]?\s*$`, 'i').test(next) &&
      /^<\//.test(pieces[at + 2] ?? '');
    if (isLone && optional !== undefined) {
      values.push(
        `'' === ${optional.code} ? '' : ${phpString(piece)} . esc_html( ${optional.code} ) . ${phpString(pieces[at + 2] ?? '')}`,
      );
      format += '%s';
      at += 2;
    } else if (piece.startsWith('<')) format += holes(piece, 'esc_attr');
    else if (/CONTENT|\{content\}|\[content\]|^\s*(?:content|the content|…|\.{3})\s*$/.test(piece)) {
      const [before = '', after = ''] = piece.split(/CONTENT|\{content\}|\[content\]|content|the content|…|\.{3}/);
      format += holes(before, 'esc_html');
      values.push(inner);
      format += `%s${holes(after, 'esc_html')}`;
    } else format += holes(piece, 'esc_html');
  }
  c.asked.takeAll();
  return raw(`return sprintf( ${phpString(format)}, ${values.join(', ')} );`);
}

/** The early end of an enclosing shortcode that returns nothing without content. */
export const nothingWithoutContent = (c: Composer): PhpCode =>
  /\b(?:no|without|empty|missing) content\b[^.;\n]*\b(?:nothing|empty|'')|\bcontent\b[^.;\n]{0,30}\b(?:empty|missing)\b[^.;\n]*\b(?:nothing|empty|'')|\b(?:nothing|empty string|'')[^.;\n]*\b(?:without|no|empty) content\b/i.test(
    c.text,
  )
    ? php`
        if ( '' === trim( (string) $content ) ) {
          return '';
        }
      `
    : raw('');
