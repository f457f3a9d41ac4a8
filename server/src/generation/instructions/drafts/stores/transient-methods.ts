import { joinPhp, php, phpString } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Composed } from '../../recipe.ts';
import type { Draft } from '../draft.ts';

/** What the names of a cache's transients begin with: "transient `acme_cache_<key>`", "acme_cache_* transients". */
function startOf(text: string): string | null {
  return (
    /[`"']?\b([a-z][a-z0-9_]*_)(?:<\w+>|\{\$?\w+\}|\[\w+\]|\*|\.\.\.|KEY\b| ?\+ ?(?:the )?(?:md5|\$?key|key))/.exec(
      text,
    )?.[1] ??
    /\btransients?\b[^.\n]{0,40}\bprefix(?:ed)?(?: with|:)?\s*[`"']?([a-z]\w*_)/i.exec(text)?.[1] ??
    /\bprefix(?:ed)? (?:the )?(?:transients?|keys?) with\s*[`"']?([a-z]\w*_)/i.exec(text)?.[1] ??
    null
  );
}

/** A function or method of a cache whose transients share a prefix: what is computed once, set, got, forgotten, all dropped. */
export const transientMethod: Draft = {
  id: 'draft-transient-method',
  name: 'cached',
  isWhole: true,
  needs: /./,
  compose(c) {
    const { whole } = c.instruction;
    const text = whole ?? c.text;
    if (c.fn?.parameters == null || c.instruction.functions.length > 1 || !/\btransients?\b/i.test(text)) return null;
    const start = startOf(text);
    if (start === null) return null;
    const name = c.fn.name
      .split('_')
      .filter((word) => word !== c.prefix)
      .join('_');
    const composed = bodyOf(name, start, c.fn.parameters, c.fn.returns, c.text, text);
    if (composed === null) return null;
    c.take(c.fn.parameters.map((one) => one.name));
    c.asked.takeAll();
    return composed;
  },
};

function bodyOf(
  name: string,
  start: string,
  parameters: readonly { readonly name: string; readonly type: string }[],
  returns: string,
  said: string,
  whole: string,
): Composed | null {
  const [key] = parameters;
  const maker = parameters.find(
    (one) =>
      /callable|Closure/.test(one.type) || /^(?:callback|make|maker|producer|compute|fn|factory)$/.test(one.name),
  );
  const ttl = parameters.find((one) =>
    /^(?:ttl|seconds|expires?|expiration|lifetime|duration|minutes)$/.test(one.name),
  );
  const seconds =
    ttl === undefined ? 'HOUR_IN_SECONDS' : ttl.name === 'minutes' ? '$minutes * MINUTE_IN_SECONDS' : `$${ttl.name}`;
  const hashed = /\bmd5\b/i.test(whole) ? (one: string) => `md5( $${one} )` : (one: string) => `$${one}`;
  const named = key === undefined ? '' : `${phpString(start)} . ${hashed(key.name)}`;
  if (maker !== undefined && key !== undefined) {
    const skipped = [
      /\bnulls?\b[^.;\n]*\b(?:not|never|isn't|aren't)\b|\b(?:not|never|don't)\b[^.;\n]*\bnull/i.test(said)
        ? 'null === $value'
        : '',
      /\b(?:false)\b[^.;\n]*\b(?:not|never)\b[^.;\n]*\b(?:stor|cach)/i.test(said) ? 'false === $value' : '',
      /\b(?:WP_Errors?|errors?)\b[^.;\n]*\b(?:not|never)\b|\b(?:not|never|don't)\b[^.;\n]*\b(?:WP_Error|errors)/i.test(
        said,
      )
        ? 'is_wp_error( $value )'
        : '',
    ].filter((one) => one !== '');
    const test = skipped.map((one) => (one.includes('===') ? one.replace('===', '!==') : `! ${one}`)).join(' && ');
    const store = `set_transient( ${named}, $value, ${seconds} );`;
    return {
      summary: 'Returns what is kept, and makes it where nothing is.',
      body: joinPhp([
        php`
          $value = get_transient( ${raw(named)} );
          if ( false !== $value ) {
            return $value;
          }
        `,
        raw(''),
        raw(`$value = call_user_func( $${maker.name} );`),
        raw(test === '' ? store : `if ( ${test} ) {\n\t${store}\n}`),
        raw(''),
        raw('return $value;'),
      ]),
    };
  }
  if (/^(?:forget|delete|remove|clear|invalidate)(?:_|$)/.test(name) && key !== undefined)
    return {
      summary: 'Forgets what is kept.',
      returns: 'bool',
      body: raw(`${returns === 'void' ? '' : 'return '}delete_transient( ${named} );`),
    };
  if (/^(?:get|read|fetch)(?:_|$)/.test(name) && key !== undefined) {
    const fallback = parameters[1];
    return {
      summary: 'Returns what is kept.',
      body: php`
        $value = get_transient( ${raw(named)} );

        return false === $value ? ${raw(fallback === undefined ? 'null' : `$${fallback.name}`)} : $value;
      `,
    };
  }
  if (/^has(?:_|$)/.test(name) && key !== undefined)
    return {
      summary: 'Tells whether something is kept.',
      returns: 'bool',
      body: raw(`return false !== get_transient( ${named} );`),
    };
  const value = parameters[1];
  if (/^(?:set|put|store|save)(?:_|$)/.test(name) && key !== undefined && value !== undefined)
    return {
      summary: 'Keeps a value.',
      returns: 'bool',
      body: raw(`${returns === 'void' ? '' : 'return '}set_transient( ${named}, $${value.name}, ${seconds} );`),
    };
  if (/^(?:flush|clear|reset|purge|empty|delete_all|forget_all|clear_all)(?:_|$)/.test(name) && parameters.length === 0)
    return {
      summary: 'Forgets everything that is kept.',
      returns: returns === '' ? 'int' : returns,
      body: joinPhp([
        php`
          global $wpdb;

          $names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( ${`_transient_${start}`} ) . '%' ) );
          foreach ( $names as $name ) {
            delete_transient( substr( $name, strlen( '_transient_' ) ) );
          }
        `,
        ...(returns === 'void'
          ? []
          : [raw(''), raw(returns === 'bool' ? 'return array() !== $names;' : 'return count( $names );')]),
      ]),
    };
  return null;
}
