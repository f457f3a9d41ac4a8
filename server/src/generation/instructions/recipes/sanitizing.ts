import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const verifyNonce: Recipe = {
  id: 'verify-request',
  asks: ['verify nonce and capability of request', 'check nonce helper returns bool', 'function that verifies nonce'],
  name: 'verify_request',
  needs: /nonce/,
  never: /save_post|ajax|meta ?box|meta key|create a nonce|form with|saves/,
  compose(c) {
    const action = c.argOrNamed('key', c.quoted(/action\W*$/) ?? c.named('nonce(?: action)?'));
    const nonce = c.find('value') ?? c.find('text');
    const field = c.quoted(/field\W*$/) ?? '_wpnonce';
    const capability = /\b((?:manage|edit|publish|upload|delete|moderate)_[a-z_]+)\b/.exec(c.instruction.prose)?.[1];
    const given =
      nonce ??
      php`( isset( $_REQUEST[ ${field} ] ) ? sanitize_text_field( wp_unslash( $_REQUEST[ ${field} ] ) ) : '' )`;
    return {
      summary: 'Tells whether a request is genuine.',
      returns: 'bool',
      body: php`return ${capability === undefined ? raw('') : php`current_user_can( ${capability} ) && `}false !== wp_verify_nonce( ${given}, ${action} );`,
    };
  },
};

const sanitizeList: Recipe = {
  id: 'sanitize-list',
  asks: [
    'sanitize array of values',
    'keep only valid hex colors',
    'filter list to valid email addresses',
    'sanitize list of ids',
    'drop invalid urls from array',
  ],
  name: 'sanitize_list',
  needs: /saniti|valid|keeps? only|drop|clean/,
  compose(c) {
    const list = c.find('list');
    if (list === null) return null;
    const each = c.says(/hex|colou?rs?/)
      ? ['sanitize_hex_color', true]
      : c.says(/e-?mails?/)
        ? ['sanitize_email', true]
        : c.says(/urls?/)
          ? ['esc_url_raw', true]
          : c.says(/\bids?\b|integers?|numbers/)
            ? ['absint', true]
            : c.says(/keys|slugs/)
              ? ['sanitize_key', true]
              : ['sanitize_text_field', c.says(/empty/)];
    const mapped =
      each[0] === 'sanitize_email'
        ? php`array_filter( ${list}, 'is_email' )`
        : php`array_map( ${each[0] as string}, ${list} )`;
    const filtered = each[1] === true ? php`array_filter( ${mapped} )` : mapped;
    return {
      summary: 'Returns the valid ones of a list.',
      returns: 'array',
      body: php`return array_values( ${c.says(/unique|duplicate/) ? php`array_unique( ${filtered} )` : filtered} );`,
    };
  },
};

const sanitizeValue: Recipe = {
  id: 'sanitize-value',
  asks: [
    'sanitize text input',
    'sanitize phone number',
    'sanitize username',
    'clean user input',
    'escape output for html',
    'sanitize hex color',
    'sanitize checkbox value',
  ],
  name: 'sanitize_value',
  needs: /saniti|escap|clean/,
  never: /array \$|save_post|shortcode|meta ?box|rest|ajax|option|register|form/,
  compose(c) {
    const text = c.find('color') ?? c.find('email') ?? c.find('url') ?? c.arg('text');
    if (c.says(/checkbox/))
      return {
        summary: 'Returns a checkbox as yes or no.',
        returns: 'bool',
        body: php`return rest_sanitize_boolean( ${text} );`,
      };
    if (c.says(/phone/))
      return {
        summary: 'Returns a telephone number without anything else.',
        returns: 'string',
        body: php`return (string) preg_replace( '/[^0-9+]/', '', ${text} );`,
      };
    if (c.says(/hex|colou?r/))
      return {
        summary: 'Returns a colour, or what stands for it.',
        returns: 'string',
        body: php`return sanitize_hex_color( ${text} ) ?? ${c.argOr('fallback', /#[0-9a-f]{3,6}/i.exec(c.text)?.[0] ?? '')};`,
      };
    const named = c.instruction.apis.find((api) => /^(?:sanitize_|esc_|wp_kses)/.test(api));
    const call =
      named ??
      (c.says(/escap/)
        ? c.says(/attribut/)
          ? 'esc_attr'
          : c.says(/url/)
            ? 'esc_url'
            : c.says(/\bjs\b|javascript/)
              ? 'esc_js'
              : 'esc_html'
        : c.says(/file ?name/)
          ? 'sanitize_file_name'
          : c.says(/user ?name/)
            ? 'sanitize_user'
            : c.says(/e-?mail/)
              ? 'sanitize_email'
              : c.says(/\burl\b/)
                ? 'esc_url_raw'
                : c.says(/slug|title/)
                  ? 'sanitize_title'
                  : c.says(/html/)
                    ? 'wp_kses_post'
                    : c.says(/textarea|line breaks/)
                      ? 'sanitize_textarea_field'
                      : 'sanitize_text_field');
    return {
      summary: 'Returns a value that is safe to use.',
      returns: 'string',
      body: php`return ${raw(call)}( ${text} );`,
    };
  },
};

const kses: Recipe = {
  id: 'allow-some-html',
  asks: ['strip all html except links and bold', 'allow only certain tags in html', 'remove all tags except'],
  name: 'allow_some_html',
  needs: /except|only (?:allow|keep)|allow(?:s|ed|ing)? only|allowed tags/,
  never: /admin|users|role|page|comments? (?:on|for)/,
  compose(c) {
    const tags = [
      ...new Set(
        [...c.text.matchAll(/<(\w+)>|\b(strong|em|links?|bold|italics?|paragraphs?)\b/gi)].map(
          ([, tag, word = '']) =>
            tag ??
            { link: 'a', links: 'a', bold: 'strong', italic: 'em', italics: 'em', paragraph: 'p', paragraphs: 'p' }[
              word.toLowerCase()
            ] ??
            word.toLowerCase(),
        ),
      ),
    ];
    if (tags.length === 0) return null;
    return {
      summary: 'Returns markup with the allowed elements alone.',
      returns: 'string',
      body: php`return wp_kses( ${c.arg('content')}, ${Object.fromEntries(tags.map((tag) => [tag, tag === 'a' ? { href: true, title: true } : raw('array()')]))} );`,
    };
  },
};

export const sanitizing: readonly Recipe[] = [verifyNonce, sanitizeList, sanitizeValue, kses];
