import { php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { segmentOf } from '../segment.ts';

/** "What the callback returns is kept": false and null are results too, so that a cached value stands in an array. */
const remember: Draft = {
  id: 'draft-remember',
  name: 'remember',
  needs: /\bcallback\b|\bcallable\b/,
  never: /register_|render_callback|_callback|shortcode|\bhook\b|callback:/,
  compose(c) {
    const callback = c.find('callback');
    if (callback === null || !c.says(/\bcach|transient/)) return null;
    const key = c.arg('key');
    const ttl = c.find('duration') ?? c.duration('HOUR_IN_SECONDS');
    if (c.unbound().length > 0) return null;
    c.asked.takeAll();
    const group = c.asked.value('(?:cache )?group');
    const isTransient = c.says(/transient/) && !c.says(/no transient|object cache/);
    const [get, set] = isTransient
      ? [php`get_transient( ${key} )`, php`set_transient( ${key}, array( 'value' => $value ), ${ttl} );`]
      : [
          php`wp_cache_get( ${key}, ${group ?? c.prefix} )`,
          php`wp_cache_set( ${key}, array( 'value' => $value ), ${group ?? c.prefix}, ${ttl} );`,
        ];
    return {
      summary: 'Returns what is cached, or what the callback returns, which is cached then.',
      returns: '',
      body: php`
        $cached = ${get};
        if ( is_array( $cached ) && array_key_exists( 'value', $cached ) ) {
          return $cached['value'];
        }
        $value = call_user_func( ${callback} );
        ${set}

        return $value;
      `,
    };
  },
};

/** Functions that read and write nested values of one option by a path of keys. */
const nestedOption: Draft = {
  id: 'draft-nested-option',
  name: 'get_nested_option',
  needs: /\bdot(?:ted)?[ -](?:path|notation|separated)|nested value/,
  compose(c) {
    const option = c.asked.states(/\boption,?\s+[`"']?(\w+_\w+)/)?.[1] ?? c.asked.value('options?');
    const { functions } = c.instruction;
    if (option === null || functions.length === 0) return null;
    const noAutoload = c.asked.states(/\b(?:not be|not|without|no) autoload/i) !== null;
    const writer = functions.find(
      (fn) =>
        /\b(?:writes?|sets?|stores?|saves?)\b/i.test(segmentOf(c.instruction, fn).slice(fn.name.length)) &&
        (fn.parameters?.length ?? 0) > 1 &&
        /set|write|save|put|update/.test(fn.name),
    );
    const reader = functions.find((fn) => fn !== writer);
    c.asked.takeAll();
    const [path, fallback] = reader?.parameters ?? [];
    const read =
      reader === undefined || path === undefined
        ? []
        : [
            {
              name: reader.name,
              summary: 'Reads a nested value of the option.',
              params: parametersOf(reader.parameters),
              returns: reader.returns,
              body: php`
        $value = get_option( ${option}, array() );
        foreach ( explode( '.', ${raw(`$${path.name}`)} ) as $key ) {
          if ( ! is_array( $value ) || ! array_key_exists( $key, $value ) ) {
            return ${raw(fallback === undefined ? 'null' : `$${fallback.name}`)};
          }
          $value = $value[ $key ];
        }

        return $value;
      `,
            },
          ];
    const [to, value] = writer?.parameters ?? [];
    const write =
      writer === undefined || to === undefined || value === undefined
        ? []
        : [
            {
              name: writer.name,
              summary: 'Writes a nested value of the option.',
              params: parametersOf(writer.parameters),
              returns: writer.returns,
              body: php`
        $options = get_option( ${option}, array() );
        if ( ! is_array( $options ) ) {
          $options = array();
        }
        $place = &$options;
        foreach ( explode( '.', ${raw(`$${to.name}`)} ) as $key ) {
          if ( ! is_array( $place ) ) {
            $place = array();
          }
          if ( ! isset( $place[ $key ] ) ) {
            $place[ $key ] = array();
          }
          $place = &$place[ $key ];
        }
        $place = ${raw(`$${value.name}`)};
        update_option( ${option}, $options${raw(noAutoload ? ', false' : '')} );
      `,
            },
          ];
    const [first, ...others] = [...read, ...write];
    if (first === undefined) return null;
    return { ...first, beside: others };
  },
};

/** A signature's parameters as source. */
export function parametersOf(
  parameters: readonly { name: string; type: string; defaultValue: string; prefix: string }[] | null,
): string {
  return (parameters ?? [])
    .map(
      ({ name, type, defaultValue, prefix }) =>
        `${type === '' ? '' : `${type} `}${prefix}$${name}${defaultValue === '' ? '' : ` = ${defaultValue}`}`,
    )
    .join(', ');
}

export const storedDrafts: readonly Draft[] = [remember, nestedOption];
