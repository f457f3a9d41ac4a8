import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';

/** What a form's handler does once the request is allowed. */
function workOf(c: Composer): PhpCode | null {
  const deleted = c.asked.states(/\bdeletes?\b[^.;]*?\boption\s+[`"']?(\w+)/i)?.[1];
  if (deleted !== undefined) return php`delete_option( ${deleted} );`;
  const transient = c.asked.states(/\bdeletes?\b[^.;]*?\btransient\s+[`"']?(\w+)/i)?.[1];
  if (transient !== undefined) return php`delete_transient( ${transient} );`;
  const [, field, option] =
    c.asked.states(/\b(?:saves?|stores?)\b[^.;]*?\bfield\s+[`"']?(\w+)[`"']?[^.;]*?\boption\s+[`"']?(\w+)/i) ?? [];
  if (field === undefined || option === undefined) return null;
  const sanitizer = /mail/.test(field)
    ? 'sanitize_email'
    : c.says(/textarea|multi-?line/)
      ? 'sanitize_textarea_field'
      : 'sanitize_text_field';
  return php`
    $value = isset( $_POST[ ${field} ] ) ? ${raw(sanitizer)}( wp_unslash( $_POST[ ${field} ] ) ) : '';
    update_option( ${option}, $value );
  `;
}

/** Where the browser goes afterwards. */
function targetOf(c: Composer): PhpCode {
  const page = c.asked.states(/\b((?:options-general|admin|tools|edit|themes|users|index)\.php(?:\?[\w=&-]+)?)/)?.[1];
  const [, key, value] = c.asked.states(/\b(?:with|adding|plus|and)\s+[`"']?(\w+)=([\w-]+)/i) ?? [];
  const base = page === undefined ? php`wp_get_referer() ?: admin_url()` : php`admin_url( ${page} )`;
  return key === undefined ? base : php`add_query_arg( ${key}, ${value ?? '1'}, ${base} )`;
}

/** The handler of a form that posts to admin-post.php. */
export const adminPost: Draft = {
  id: 'draft-admin-post',
  name: 'handle_request',
  needs: /admin-post|admin_post_/,
  never: /shortcode/,
  compose(c) {
    const action = c.asked.states(/admin_post_(?:nopriv_)?([a-z]\w+)/)?.[1] ?? c.asked.value('action');
    const work = workOf(c);
    if (action === null || action === undefined || work === null) return null;
    const capability = capabilityOf(c);
    const nonce = c.asked.states(/\bnonce action\s*(?:is|:|=)?\s*[`"']?([\w-]+)/i)?.[1] ?? action;
    const field = c.asked.states(/\bnonce (?:field|name)\s*(?:is|:|=)?\s*[`"']?(\w+)/i)?.[1] ?? '_wpnonce';
    const isOpen = c.says(/\bvisitors\b|\bnopriv\b|\blogged[ -]out\b|everybody/);
    return {
      summary: 'Handles the form.',
      hooks: [
        { kind: 'action', hook: `admin_post_${action}` },
        ...(isOpen ? [{ kind: 'action' as const, hook: `admin_post_nopriv_${action}` }] : []),
      ],
      body: joinPhp([
        php`check_admin_referer( ${nonce}, ${field} );`,
        capability === null
          ? raw('')
          : php`
            if ( ! current_user_can( ${capability} ) ) {
              wp_die( ${c.escapedText('You are not allowed to do this.')}, '', array( 'response' => 403 ) );
            }
          `,
        work,
        php`
          wp_safe_redirect( ${targetOf(c)} );
          exit;
        `,
      ]),
    };
  },
};
