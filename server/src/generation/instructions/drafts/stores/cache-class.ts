import { indentRest } from '../../../writers/code.ts';
import { docComment, joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { NamedFunction } from '../../instruction.ts';
import type { Draft } from '../draft.ts';
import { parametersOf } from './stored.ts';

/** How the methods of a cache for one thing each are written; null where a method is none of these. */
function bodyOf(c: Composer, fn: NamedFunction, group: string, meta: string | null): PhpCode | null {
  const [key, value] = fn.parameters ?? [];
  if (/^(?:get|read|fetch)$/.test(fn.name) && key !== undefined)
    return php`
      $found = false;
      $value = wp_cache_get( ${raw(`$${key.name}`)}, ${group}, false, $found );

      return $found ? ${raw(/float/.test(fn.returns) ? '(float) ' : /int/.test(fn.returns) ? '(int) ' : '')}$value : null;
    `;
  if (/^(?:set|put|store)$/.test(fn.name) && key !== undefined && value !== undefined)
    return php`wp_cache_set( ${raw(`$${key.name}`)}, ${raw(`$${value.name}`)}, ${group} );`;
  if (/^(?:delete|remove|forget|clear|invalidate)$/.test(fn.name) && key !== undefined)
    return php`wp_cache_delete( ${raw(`$${key.name}`)}, ${group} );`;
  if (/^(?:register|hook|init|boot|setup)$/.test(fn.name) && meta !== null) {
    const type = c.says(/user meta/) ? 'user' : c.says(/term meta/) ? 'term' : 'post';
    return joinPhp(
      ['added', 'updated', 'deleted'].map(
        (event) => php`add_action( ${`${event}_${type}_meta`}, array( $this, 'forget_changed' ), 10, 3 );`,
      ),
    );
  }
  return null;
}

/** A class that keeps values in the object cache and forgets them when the meta that they come from changes. */
export const cacheClass: Draft = {
  id: 'draft-cache-class',
  name: 'cache',
  needs: /\bobject cache\b/,
  compose(c) {
    const { className, functions } = c.instruction;
    if (className === null || functions.length < 2) return null;
    const group = c.asked.value('group') ?? c.prefix;
    const meta = c.asked.value('meta(?: key| field)?');
    const methods: PhpCode[] = [];
    for (const fn of functions) {
      const body = bodyOf(c, fn, group, meta);
      if (body === null) return null;
      methods.push(method(fn, body));
    }
    const deleting = functions.find(({ name }) => /^(?:delete|remove|forget|clear|invalidate)$/.test(name));
    if (meta !== null && deleting !== undefined)
      methods.push(
        method(
          {
            name: 'forget_changed',
            parameters: ['$meta_id', '$object_id', '$meta_key'].map((name) => ({
              name: name.slice(1),
              type: '',
              defaultValue: '',
              prefix: '',
            })),
            returns: 'void',
            at: 0,
          },
          php`
            if ( ${meta} === $meta_key ) {
              $this->${raw(deleting.name)}( (int) $object_id );
            }
          `,
        ),
      );
    c.asked.takeAll();
    const head = c.says(/\bfinal class\b/) ? 'final class' : 'class';
    return {
      summary: '',
      body: php``,
      whole: raw(`${head} ${className} {\n\t${indentRest(joinPhp(methods, '\n\n').text, '\t')}\n}`),
    };
  },
};

/** A public method with its comment. */
export function method({ name, parameters, returns }: NamedFunction, body: PhpCode, summary?: string): PhpCode {
  const list = parametersOf(parameters);
  const words = name.replace(/_/g, ' ').replace(/^./, (char) => char.toUpperCase());
  const type = returns === '' ? '' : `: ${returns}`;
  return joinPhp([
    docComment([summary ?? `${words}.`]),
    raw(`public function ${name}(${list === '' ? '' : ` ${list} `})${type} {\n\t${indentRest(body.text, '\t')}\n}`),
  ]);
}
