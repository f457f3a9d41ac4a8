import { type PhpCode, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import type { Field } from '../../reading/fields.ts';
import type { AskedRoute } from './read-routes.ts';
import { refusedIn, statusIn } from './refusals.ts';
import type { Resource } from './resource.ts';

type List = Extract<Resource, { kind: 'list' }>;

function stored({ owner, key }: List, id: string): { read: string; write: string } {
  if (owner === 'option')
    return { read: `get_option( '${key}', array() )`, write: `update_option( '${key}', $values, false );` };
  const of = owner === 'user' ? 'get_current_user_id()' : `(int) $request['${id}']`;
  return {
    read: `get_${owner}_meta( ${of}, '${key}', true )`,
    write: `update_${owner}_meta( ${of}, '${key}', $values );`,
  };
}

/** What a method of a route for a list in an option or a meta field does: tells it, adds to it once, takes from it. */
export function listRoute(
  c: Composer,
  route: AskedRoute,
  resource: List,
  fields: readonly Field[],
  common: readonly string[],
): PhpCode | null {
  const { method, said, params } = route;
  const texts = [said, ...common];
  const about = texts.join('\n');
  const isPosts = /\bposts?(?:[ _]ids?)?\b/i.test(about) && /ids?\b/i.test(about);
  const isNumbers = isPosts || /\b(?:ids?|integers?|numbers)\b/i.test(about);
  const { read, write } = stored(resource, params[0] ?? 'id');
  const shape = /[{[]\s*["'`]?([a-z]\w*)["'`]?\s*(?:=>|:)/i.exec(said)?.[1];
  const data =
    shape === undefined || shape === 'id'
      ? '$values'
      : `array( '${shape}' => ${/count|total|number/.test(shape) ? 'count( $values )' : '$values'} )`;
  const respond = (usual: number) => {
    const status = statusIn(said, usual);
    return raw(
      status === 200 ? `return rest_ensure_response( ${data} );` : `return new WP_REST_Response( ${data}, ${status} );`,
    );
  };
  const load = php`
    $values = ${raw(read)};
    $values = ${raw(isNumbers ? "is_array( $values ) ? array_map( 'intval', $values ) : array();".replace(/;$/, '') : 'is_array( $values ) ? $values : array()')};
  `;
  const fail = (on: RegExp, status: number, code: string, message: string) => {
    const own = refusedIn(texts, on);
    return php`return new WP_Error( ${own?.code ?? code}, ${c.label(own?.message ?? message)}, array( 'status' => ${own?.status ?? status} ) );`;
  };
  if (method === 'GET' && params.length === 0)
    return php`
    ${load}

    ${respond(200)}
  `;
  const name = method === 'DELETE' ? (params[0] ?? fields[0]?.name) : (fields[0]?.name ?? params[0]);
  if (name === undefined || fields.length > 1) return null;
  const value = raw(isNumbers ? `(int) $request['${name}']` : `$request['${name}']`);
  if (method === 'DELETE') {
    const mustBe = refusedIn(texts, /\b(?:not in|isn.t in|not found|unknown|not saved|not stored|404)\b/i);
    return php`
      ${load}
      $value = ${value};
      ${
        mustBe === null
          ? raw('')
          : php`
            if ( ! in_array( $value, $values, true ) ) {
              ${fail(/\b(?:not in|isn.t in|not found|unknown|not saved|not stored|404)\b/i, 404, 'not_found', 'Not found.')}
            }
          `
      }
      $values = array_values( array_diff( $values, array( $value ) ) );
      ${raw(write)}

      ${respond(200)}
    `;
  }
  const most =
    /\b(?:at most|max(?:imum)?(?: of)?|up to|no more than|more than|limit(?:ed to)?(?: of)?)\s+(\d+)\b(?! char)/i.exec(
      about,
    )?.[1];
  const twice = refusedIn(texts, /\b(?:already|duplicates?|twice|exists)\b/i);
  return php`
    ${
      isPosts
        ? php`
          $post = get_post( ${value} );
          if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status ) {
            ${fail(/\b(?:not a|unknown|not found|no such|published|doesn.t exist|404)\b/i, 404, 'not_found', 'Not found.')}
          }
        `
        : raw('')
    }
    ${load}
    $value = ${value};
    ${
      twice === null
        ? raw('')
        : php`
          if ( in_array( $value, $values, true ) ) {
            ${fail(/\b(?:already|duplicates?|twice|exists)\b/i, 409, 'already_there', 'This is stored already.')}
          }
        `
    }
    if ( ! in_array( $value, $values, true ) ) {
      ${
        most === undefined
          ? raw('')
          : php`
            if ( count( $values ) >= ${Number(most)} ) {
              ${fail(/\b(?:at most|max\w*|full|too many|more than|limit\w*|up to)\b/i, 400, 'too_many', 'There are too many already.')}
            }
          `
      }
      $values[] = $value;
      ${raw(write)}
    }

    ${respond(200)}
  `;
}
