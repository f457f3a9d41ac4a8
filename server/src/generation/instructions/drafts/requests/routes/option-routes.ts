import { type PhpCode, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import type { Field } from '../../reading/fields.ts';
import type { AskedRoute } from './read-routes.ts';
import { statusIn } from './refusals.ts';
import type { Resource } from './resource.ts';

type Option = Extract<Resource, { kind: 'option' }>;

const answer = (code: string, status: number): string =>
  status === 200 ? `return rest_ensure_response( ${code} );` : `return new WP_REST_Response( ${code}, ${status} );`;

/** The values of an option with what is not saved yet. */
export function mergedOption({ name, defaults }: Option): string {
  if (defaults.length === 0) return `(array) get_option( '${name}', array() )`;
  const width = Math.max(...defaults.map(([key]) => key.length + 2));
  const entries = defaults.map(([key, value]) => `\t\t${`'${key}'`.padEnd(width)} => ${value},`).join('\n');
  return `wp_parse_args(\n\t(array) get_option( '${name}', array() ),\n\tarray(\n${entries}\n\t)\n)`;
}

/** What a method of a route for an option with several values does; null for what is none of it. */
export function optionRoute(
  c: Composer,
  { method, said }: AskedRoute,
  option: Option,
  fields: readonly Field[],
  values: string,
): PhpCode | null {
  if (method === 'GET') return raw(answer(values, statusIn(said, 200)));
  if (method === 'DELETE')
    return php`
      delete_option( ${option.name} );

      ${raw(/\bdeleted\b/.test(said) && !/\bdefaults?\b/.test(said) ? answer("array( 'deleted' => true )", statusIn(said, 200)) : answer(values, statusIn(said, 200)))}
    `;
  if (fields.length === 0) return null;
  void c;
  return php`
    $settings = ${raw(values)};
    foreach ( ${fields.map(({ name }) => name)} as $key ) {
      if ( null !== $request[ $key ] ) {
        $settings[ $key ] = $request[ $key ];
      }
    }
    update_option( ${option.name}, $settings );

    ${raw(answer('$settings', statusIn(said, 200)))}
  `;
}
