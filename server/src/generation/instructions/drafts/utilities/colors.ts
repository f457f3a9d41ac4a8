import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** What is returned for a color that is none, by the declared type and the words. */
function invalid(c: Composer): PhpCode {
  const returns = c.fn?.returns ?? '';
  if (c.says(/\bfalse\b/) && /false|^$/.test(returns)) return raw('false');
  if (returns.startsWith('?') || /null/.test(returns) || (returns === '' && c.says(/\bnull\b/))) return raw('null');
  if (/^array/.test(returns)) return raw('array()');
  if (/^bool/.test(returns)) return raw('false');
  if (/^(?:int|float)/.test(returns)) return raw('0');
  return raw("''");
}

/** The statements that make `$channels` of a color in hex notation, with or without #, long or short. */
const channels = (color: string, none: PhpCode): PhpCode => php`
  $hex = ltrim( trim( ${raw(color)} ), '#' );
  if ( 1 === preg_match( '/^[0-9a-fA-F]{3}$/', $hex ) ) {
    $hex = $hex[0] . $hex[0] . $hex[1] . $hex[1] . $hex[2] . $hex[2];
  }
  if ( 1 !== preg_match( '/^[0-9a-fA-F]{6}$/', $hex ) ) {
    return ${none};
  }

  $channels = array_map( 'hexdec', str_split( $hex, 2 ) );
`;

const luminance = php`
  $linear    = array_map(
    static function ( $channel ) {
      $share = $channel / 255;

      return $share <= 0.04045 ? $share / 12.92 : pow( ( $share + 0.055 ) / 1.055, 2.4 );
    },
    $channels
  );
  $luminance = 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
`;

/** What a sentence speaks of that is read whole. */
const said = /#|\bhex|rgb|colou?r|contrast|\blight|\bdark|\bnull\b|\binvalid/i;

/** A function on colors: their channels, their notation, lighter and darker ones, and which text is readable on them. */
export const colorFunction: Draft = {
  id: 'draft-color',
  name: 'convert_color',
  needs: /\bhex\b|\bhex_|_hex\b|\brgba?\b|\bcolou?rs?\b|_colou?r\b/,
  never:
    /shortcode|customiz|block|setting|option|meta|theme\.json|enqueue|\bhook|palette|stylesheet|css variable|sanitiz|widget|filter\b/,
  readsAll: true,
  compose(c) {
    const parameters = c.fn?.parameters ?? [];
    const [first] = parameters;
    if (first === undefined) return null;
    const toHex =
      parameters.length === 3 &&
      c.says(/\bto[ _]hex|\bhex\b/) &&
      parameters.every(({ type }) => /^(?:int|)$/.test(type));
    if (toHex) {
      c.take(parameters.map(({ name }) => name));
      c.asked.readsLines(said);
      const values = parameters.map(({ name }) => `max( 0, min( 255, $${name} ) )`).join(', ');
      return {
        summary: 'Returns a color in hex notation.',
        returns: 'string',
        body: raw(`return sprintf( '#%02x%02x%02x', ${values} );`),
      };
    }
    c.take([first.name]);
    const lead = channels(`$${first.name}`, invalid(c));
    const isContrast = c.asked.states(/\b(?:contrast|readable|legible|black or white|text colou?r)\b/i) !== null;
    if (isContrast) {
      c.asked.readsLines(said);
      const named = [...c.text.matchAll(/#[0-9a-fA-F]{3,6}\b/g)].map(([text]) => text);
      const dark = named.find((one) => /^#(?:0|1|2)/.test(one)) ?? '#000000';
      const light = named.find((one) => /^#[fFeE]/.test(one)) ?? '#ffffff';
      return {
        summary: 'Returns the color of text that can be read on a color.',
        returns: 'string',
        body: php`
          ${lead}
          ${luminance}

          return $luminance > 0.179 ? ${dark} : ${light};
        `,
      };
    }
    const isDark = c.asked.states(/\b(?:is|whether)[ _](?:\w+ ){0,4}?(dark|light)\b|\bis_(dark|light)/i);
    if (isDark !== null && (c.returnType === 'bool' || c.says(/\btrue\b/))) {
      c.asked.readsLines(said);
      const dark = /dark/i.test(isDark[1] ?? isDark[2] ?? '');
      return {
        summary: `Tells whether a color is ${dark ? 'dark' : 'light'}.`,
        returns: 'bool',
        body: php`
          ${lead}
          ${luminance}

          return $luminance ${raw(dark ? '<=' : '>')} 0.179;
        `,
      };
    }
    const shade = c.asked.states(/\b(lighten\w*|lighter|darken\w*|darker|brighter|brightness)\b/i)?.[1];
    if (shade !== undefined) {
      const second = parameters[1];
      if (second === undefined) return null;
      c.take([second.name]);
      c.asked.readsLines(said);
      const share = second.type === 'float' ? `$${second.name}` : `$${second.name} / 100`;
      const mixed = /dark/i.test(shade) ? `$channel * ( 1 - ${share} )` : `$channel + ( 255 - $channel ) * ${share}`;
      return {
        summary: 'Returns a color in another shade.',
        returns: 'string',
        body: php`
          ${lead}
          foreach ( $channels as $at => $channel ) {
            $channels[ $at ] = (int) max( 0, min( 255, round( ${raw(mixed)} ) ) );
          }

          return sprintf( '#%02x%02x%02x', ...$channels );
        `,
      };
    }
    if (!c.says(/\brgba?\b|_rgba?\b/)) return null;
    const alpha = parameters.find(({ name }) => /alpha|opacity/.test(name));
    const isText = /^string/.test(c.returnType) || (c.returnType === '' && c.says(/\brgba?\(|css|string/));
    if (alpha !== undefined) c.take([alpha.name]);
    if (c.unbound().length > 0) return null;
    c.asked.readsLines(said);
    if (isText)
      return {
        summary: 'Returns a color in the notation of its channels.',
        returns: 'string',
        body: php`
          ${lead}

          return ${raw(
            alpha === undefined
              ? `vsprintf( 'rgb(%d, %d, %d)', $channels )`
              : `vsprintf( 'rgba(%d, %d, %d, %s)', array_merge( $channels, array( max( 0, min( 1, $${alpha.name} ) ) ) ) )`,
          )};
        `,
      };
    const keyed = c.says(/\b(?:keys?|associative)\b[^.;\n]{0,20}\b(?:r|red)\b|['"`]r['"`]\s*=>|\br\s*=>/);
    const keys = c.says(/\bred\b/) ? ['red', 'green', 'blue'] : ['r', 'g', 'b'];
    return {
      summary: 'Returns the channels of a color.',
      returns: 'array',
      body: php`
        ${lead}

        return ${keyed ? php`array_combine( ${keys}, $channels )` : raw('$channels')};
      `,
    };
  },
};
