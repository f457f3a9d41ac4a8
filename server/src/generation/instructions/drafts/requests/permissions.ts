import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { permission } from '../../recipes/rest.ts';
import type { Field } from '../reading/fields.ts';
import { refusalOf } from './steps/refusals.ts';

const ofItem =
  /\b(edit|delete|read|publish)_(post|page|user|term)\b(?!s)|\b(?:may|can|could|capability to|allowed to|able to)\s+(edit|delete|trash|read|publish) (?:that|this|the|its) (?:post|page|item|entry|product|\w+)\b/i;

/** Who may call a route: anybody, those logged in, those with a capability, or with one for the post of the address. */
export function permissionOf(c: Composer, method: string, path: readonly Field[]): PhpCode {
  const [id] = path;
  const found = ofItem.exec(c.text);
  if (id !== undefined && found !== null) {
    c.asked.readsWithin(found[0]);
    const verb = (found[1] ?? found[3] ?? 'edit').toLowerCase().replace('trash', 'delete');
    const what = found[2] ?? 'post';
    const capability = `${verb}_${what}`;
    const said = refusalOf(c, /\b(?:not found|unknown|exist\w*|no such|missing|is not an?|isn't an?|404)\b/i);
    const missing = php`new WP_Error( ${said?.code ?? 'not_found'}, ${c.label(said?.message ?? 'Not found.')}, array( 'status' => ${said?.status ?? 404} ) )`;
    return what === 'user'
      ? raw(
          `function ( WP_REST_Request $request ) {\n\treturn current_user_can( '${capability}', (int) $request['${id.name}'] );\n}`,
        )
      : raw(
          `function ( WP_REST_Request $request ) {\n\t$id = (int) $request['${id.name}'];\n\tif ( null === get_post( $id ) ) {\n\t\treturn ${missing.text};\n\t}\n\n\treturn current_user_can( '${capability}', $id );\n}`,
        );
  }
  const usual = permission(c, method);
  const refusal = refusalOf(
    c,
    /\b(?:not logged|logged[ -]out|guests?|anonymous|unauthori[sz]ed|not allowed|no permission|without (?:the )?(?:capability|permission))\b/i,
  );
  const test =
    /return (current_user_can\([^;]*\));/.exec(usual.text)?.[1] ??
    (usual.text.includes('is_user_logged_in') ? 'is_user_logged_in()' : null);
  if (test === null || refusal === null || (refusal.code === undefined && refusal.status === undefined)) return usual;
  const status = refusal.status ?? 403;
  return raw(
    `function () {\n\tif ( ${test} ) {\n\t\treturn true;\n\t}\n\n\treturn ${php`new WP_Error( ${refusal.code ?? 'rest_forbidden'}, ${c.label(refusal.message ?? 'Sorry, you are not allowed to do that.')}, array( 'status' => ${status} ) )`.text};\n}`,
  );
}
