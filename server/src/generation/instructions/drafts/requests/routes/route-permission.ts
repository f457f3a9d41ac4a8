import { type PhpCode, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { capabilityIn } from '../../details/who.ts';
import type { AskedRoute } from './read-routes.ts';
import { refusedIn } from './refusals.ts';

/** Who may call a route. */
type Access =
  | { readonly kind: 'everyone' | 'loggedIn' }
  | { readonly kind: 'capability' | 'item'; readonly capability: string };

const reading = /\b(?:GETs?|read(?:s|ing)?|list(?:s|ing)?)\b/;
const writing = /\b(?:POST|PUT|PATCH|DELETE|writ\w+|creat\w+|updat\w+|delet\w+|chang\w+|saving|modify\w*)\b/;
const rest = /\b(?:others?|the rest|everything else|anything else|otherwise|all other)\b/i;

function accessIn(text: string, hasId: boolean): Access | null {
  const item =
    /\b(edit|delete|read)_(post|page)\b(?!s)/.exec(text) ??
    /\b(?:may|can|could|allowed to|able to|who)\s+(?:\w+ )?(edit|delete)\s+(?:that|this|the|its) (?!posts\b)\w+/i.exec(
      text,
    );
  if (item !== null && hasId) return { kind: 'item', capability: `${(item[1] ?? 'edit').toLowerCase()}_post` };
  if (
    /\b(?:not public|no public access|never public|non-?public)\b/i.test(text) === false &&
    /\b(?:public(?:ly)?(?! posts?\b| post types?\b)|open to|every(?:body|one)|any(?:one|body)|no (?:auth\w*|permission|log-?in)(?: needed| required| necessary)?|without (?:a )?(?:log-?in|auth\w*)|unauthenticated|__return_true|visitors? (?:may|can))\b/i.test(
      text,
    )
  )
    return { kind: 'everyone' };
  const capability =
    capabilityIn(text) ??
    (/\badmin(?:istrator)?s?\b/i.test(text)
      ? 'manage_options'
      : /\beditors?\b/i.test(text)
        ? 'edit_others_posts'
        : null);
  if (capability !== null) return { kind: 'capability', capability };
  return /\blogged[ -]in\b|\bauthenticated\b|\bis_user_logged_in\b|\bcurrent user\b/i.test(text)
    ? { kind: 'loggedIn' }
    : null;
}

const isAboutAccess =
  /\b(?:public(?:ly)?|permissions?|capabilit\w+|only|needs?|requires?|logged[ -]in|log-?in|visitors?|admins?|administrators?|editors?|every(?:one|body)|any(?:one|body)|allowed|may|auth\w*|open|can)\b/i;

/** What the clauses that go for all routes say of one with this method. */
function commonAccess(common: readonly string[], { method, params }: AskedRoute): Access | null {
  const clauses = common
    .flatMap((entry) => entry.split(/[;\n]|\.(?=\s|$)|,\s*(?:and\s+|but\s+)?|\s+but\s+/))
    .filter((one) => isAboutAccess.test(one));
  const isReading = method === 'GET';
  const ownName = method === 'PUT' ? /\b(?:PUT|PATCH)\b/ : new RegExp(String.raw`\b${method}\b`);
  const direct = clauses.find((one) => ownName.test(one) && accessIn(one, params.length > 0) !== null);
  if (direct !== undefined) return accessIn(direct, params.length > 0);
  const kind = clauses.find(
    (one) =>
      (isReading ? reading : writing).test(one) &&
      !(isReading ? writing : reading).test(one) &&
      accessIn(one, params.length > 0) !== null,
  );
  if (kind !== undefined) return accessIn(kind, params.length > 0);
  const others = clauses.find((one) => rest.test(one) && accessIn(one, params.length > 0) !== null);
  if (others !== undefined) return accessIn(others, params.length > 0);
  const all = clauses.find(
    (one) => !reading.test(one) && !writing.test(one) && accessIn(one, params.length > 0) !== null,
  );
  return all === undefined ? null : accessIn(all, params.length > 0);
}

/** The callback that says who may call a route, as the route, what goes for all of them, or custom has it. */
export function routePermission(
  c: Composer,
  route: AskedRoute,
  common: readonly string[],
  usual: string | null,
): PhpCode {
  const own = route.said
    .split(/[;\n]|\.(?=\s|$)|,\s/)
    .filter((one) => isAboutAccess.test(one))
    .map((one) => accessIn(one, route.params.length > 0))
    .find((one) => one !== null);
  const access =
    own ??
    commonAccess(common, route) ??
    (usual === null ? { kind: 'everyone' as const } : { kind: 'capability' as const, capability: usual });
  if (access.kind === 'everyone') return php`'__return_true'`;
  const refusal = refusedIn(
    [route.said, ...common],
    /\b(?:forbidden|permission|not allowed|not logged|unauthori[sz]ed|capabilit\w*|without|40[13])\b/i,
  );
  const test = !('capability' in access)
    ? 'is_user_logged_in()'
    : access.kind === 'item'
      ? `current_user_can( '${access.capability}', (int) $request['${route.params[0] ?? 'id'}'] )`
      : `current_user_can( '${access.capability}' )`;
  const head = access.kind === 'item' ? 'function ( WP_REST_Request $request )' : 'function ()';
  if (refusal?.code === undefined || (refusal.status !== 401 && refusal.status !== 403))
    return access.kind === 'loggedIn' ? php`'is_user_logged_in'` : raw(`${head} {\n\treturn ${test};\n}`);
  const error = php`new WP_Error( ${refusal.code}, ${c.label(refusal.message ?? 'Sorry, you are not allowed to do that.')}, array( 'status' => ${refusal.status} ) )`;
  return raw(`${head} {\n\tif ( ${test} ) {\n\t\treturn true;\n\t}\n\n\treturn ${error.text};\n}`);
}
