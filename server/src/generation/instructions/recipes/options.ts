import { type PhpCode, php, phpString } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';
import { cast, emptyResult } from './stored-values.ts';

const optionName = (c: Composer) => c.named('options?(?: named| name| key)?|settings?');

const getOption: Recipe = {
  id: 'get-option',
  asks: ['get option', 'return option value with default', 'read setting option', 'get setting from option array'],
  name: 'get_option_value',
  needs: /option|setting/,
  never:
    /settings page|register|update|save|delete|increment|settings link|class|transient|notice|menu|rest|theme mod|shortcode/,
  compose(c) {
    const found = optionName(c);
    const inArray =
      c.says(/array|inside the option|in the option|from the option/) && found !== null && c.find('key') !== null;
    const otherwise = emptyResult(c);
    if (inArray) {
      return {
        summary: 'Returns one setting.',
        returns: 'mixed',
        body: php`
          $options = get_option( ${found}, array() );

          return is_array( $options ) && isset( $options[ ${c.arg('key')} ] ) ? ${cast(c, `$options[ ${c.arg('key')} ]`)} : ${otherwise};
        `,
      };
    }
    const name = c.argOrNamed('key', found);
    return {
      summary: 'Returns an option, or what stands for it.',
      returns: c.returnType || 'mixed',
      body: php`return ${cast(c, `get_option( ${name}, ${otherwise} )`)};`,
    };
  },
};

const updateOption: Recipe = {
  id: 'update-option',
  asks: ['update option', 'save option', 'set option to value', 'store setting in option'],
  name: 'update_option_value',
  needs: /option|setting/,
  never:
    /settings page|register|nonce|class|admin_menu|post meta|rest|shortcode|woocommerce|notice|schedule|while the option/,
  compose(c) {
    const found = optionName(c);
    const name = c.argOrNamed('key', found);
    const literal = c.quoted(/(?:\bto|value|=)\W*$/);
    const value = c.find('value') ?? (literal !== null && literal !== found ? php`${literal}` : c.arg('value'));
    const clean = c.says(/saniti/) ? php`sanitize_text_field( ${value} )` : value;
    const noLoad = c.says(/(?:without|not?|disable|no) autoload|autoload (?:disabled|off|false|no)/)
      ? raw(', false')
      : raw('');
    return {
      summary: 'Stores an option.',
      returns: 'bool',
      body: php`return update_option( ${name}, ${clean}${noLoad} );`,
    };
  },
};

const registerSetting: Recipe = {
  id: 'register-setting',
  asks: ['register setting', 'register setting with section and field', 'settings api field', 'settings section'],
  name: 'register_settings',
  needs: /register.{0,40}setting|settings? (?:api|field|section)/,
  never: /endpoint|route|settings page|menu/,
  joins: true,
  compose(c) {
    const name = c.named('settings?|options?') ?? `${c.prefix}_setting`;
    const group = c.named('(?:option |settings? )?group') ?? 'general';
    const type = /\b(integer|number|boolean|string)\b/.exec(c.instruction.prose)?.[1] ?? 'string';
    const sanitizer =
      c.instruction.apis.find((api) => /^(?:sanitize_|absint|esc_url_raw)/.test(api)) ??
      { integer: 'absint', number: 'floatval', boolean: 'rest_sanitize_boolean' }[type] ??
      'sanitize_text_field';
    const defaultValue = c.quoted(/default\w*\W*(?:is|to|value|of)?\W*$/);
    return {
      summary: 'Registers the setting.',
      hooks: [{ kind: 'action', hook: c.says(/\brest\b/) ? 'init' : 'admin_init' }],
      body: php`register_setting( ${group}, ${name}, ${{ type, sanitize_callback: sanitizer, ...(defaultValue === null ? {} : { default: defaultValue }), ...(c.says(/rest/) ? { show_in_rest: true } : {}) }} );`,
    };
  },
};

/** What is computed and kept, by what the prompt names. */
function computed(c: Composer): PhpCode {
  const callback = c.find('callback');
  if (callback !== null) return php`call_user_func( ${callback} )`;
  if (c.says(/users?\b/) && c.says(/count|number|total|how many/)) return raw("count_users()['total_users']");
  if (c.says(/comments?\b/) && c.says(/count|number|total|how many/)) return raw('(int) wp_count_comments()->approved');
  if (c.says(/posts?|pages/) && c.says(/count|number|total|how many/))
    return raw(`(int) wp_count_posts( ${phpString(c.postType('post') ?? 'post')} )->publish`);
  const url = c.find('url') ?? /https?:\/\/[^\s"'`)]+/.exec(c.text)?.[0] ?? null;
  if (url !== null) return php`wp_remote_retrieve_body( wp_safe_remote_get( ${url} ) )`;
  const count = c.argOr('count', c.amount(/posts?|recent|titles?|ids?/, 10));
  const shape = c.shape('objects');
  const fields = shape === 'objects' ? '' : ", 'fields' => 'ids'";
  const query = `get_posts( array( 'post_type' => ${phpString(c.postType('post') ?? 'post')}, 'post_status' => 'publish', 'posts_per_page' => ${count}${fields} ) )`;
  return raw(shape === 'titles' ? `array_map( 'get_the_title', ${query} )` : query);
}

const cached: Recipe = {
  id: 'cached-value',
  asks: [
    'cache result in transient',
    'get transient or compute',
    'cached count transient hour',
    'cached count',
    'cache result minutes',
    'remember value with callback transient',
    'cache with wp_cache object cache',
  ],
  name: 'get_cached',
  needs: /transient|cache/,
  never: /delete|clear|flush|invalidat|expired/,
  compose(c) {
    const object = c.says(/wp_cache|object cache/);
    const named = c.named('transients?(?: key| name)?|cache key|key|(?:object )?cache');
    const callback = c.find('callback');
    const key =
      named === null || callback !== null ? c.argOrNamed('key', named ?? c.prefixed('cached')) : php`${named}`;
    const group = c.named('(?:cache )?group');
    const life = c.duration('HOUR_IN_SECONDS');
    const made = callback === null ? computed(c) : php`call_user_func( ${callback} )`;
    const rest = group === null ? raw('') : php`, ${group}`;
    const read = object ? php`wp_cache_get( ${key}${rest} )` : php`get_transient( ${key} )`;
    const write = object
      ? php`wp_cache_set( ${key}, $value, ${group ?? ''}, ${life} )`
      : php`set_transient( ${key}, $value, ${life} )`;
    return {
      summary: 'Returns the value, computed anew once it has expired.',
      returns: c.returnType || 'mixed',
      body: php`
        $value = ${read};
        if ( false === $value ) {
          $value = ${made};
          ${write};
        }

        return ${cast(c, '$value')};
      `,
    };
  },
};

const clearCache: Recipe = {
  id: 'clear-cache',
  asks: [
    'delete transient when post is saved',
    'clear cache transient',
    'invalidate cache on save post',
    'flush transient',
  ],
  name: 'clear_cache',
  needs: /transient|cache/,
  never: /expired|scheduled|daily|hourly/,
  joins: true,
  compose(c) {
    const key = c.argOrNamed('key', c.named('transients?(?: key| name)?|cache key'));
    const onSave = c.says(/save|publish|updat|chang|delet(?:ed|es)|whenever|invalidat/) && c.find('key') === null;
    return {
      summary: 'Deletes the cached value.',
      ...(onSave
        ? {
            hooks: c.says(/term|categor/)
              ? [{ kind: 'action' as const, hook: 'edited_terms' }]
              : [
                  {
                    kind: 'action' as const,
                    hook:
                      c.postType(null) === null || c.postType(null) === 'post'
                        ? 'save_post'
                        : `save_post_${c.postType(null)}`,
                  },
                ],
          }
        : {}),
      returns: 'void',
      body: php`delete_transient( ${key} );`,
    };
  },
};

export const options: readonly Recipe[] = [getOption, updateOption, registerSetting, cached, clearCache];
