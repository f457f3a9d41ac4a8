import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { phpName, titleOf } from '../naming.ts';
import type { Recipe } from '../recipe.ts';

/** The field of a form that the prompt names. */
const fieldOf = (c: Composer) =>
  /\$_POST\s*\[\s*[`"'](\w+)[`"']\s*\]/.exec(c.text)?.[1] ??
  c.named('(?:form |input |post )?fields?(?: named| name)?') ??
  null;

function sanitizer(c: Composer): string {
  const named = c.instruction.apis.find((api) => /^(?:sanitize_|absint|esc_url_raw|wp_kses)/.test(api));
  if (named !== undefined) return named;
  if (c.says(/\burl\b/)) return 'esc_url_raw';
  if (c.says(/e-?mail/)) return 'sanitize_email';
  if (c.says(/integer|number|price|absint/)) return c.says(/price|decimal|float/) ? 'floatval' : 'absint';
  return c.says(/textarea|multi-?line/) ? 'sanitize_textarea_field' : 'sanitize_text_field';
}

const saveMeta: Recipe = {
  id: 'save-meta-box',
  asks: [
    'save meta box field on save_post with nonce',
    'save post meta from $_POST check nonce autosave capability sanitize',
    'save custom field when post is saved',
  ],
  name: 'save_fields',
  needs: /save_post|when (?:the|a) post is saved|nonce|on save/,
  never: /ajax|transient|default term|add (?:a )?meta ?box|cache|form that|delete link/,
  compose(c) {
    const meta = c.named('(?:post )?meta(?: key| field)?');
    const field = fieldOf(c) ?? meta;
    if (field === null) return null;
    const nonceField =
      c.quoted(/nonce(?: field)?(?: named| called| name)?\W*$/) ??
      /nonce field (\w+_\w+)/.exec(c.text)?.[1] ??
      `${field}_nonce`;
    const action = c.quoted(/action\W*(?:is|:|=)?\W*$/) ?? /\baction (\w+_\w+)/.exec(c.text)?.[1] ?? `save_${field}`;
    const clean = sanitizer(c);
    const type = /\bsave_post_([a-z_]+)/.exec(c.text)?.[1] ?? c.named('post[ -]?types?');
    const id = c.find('post') ?? raw('$post_id');
    const read = /absint|floatval/.test(clean)
      ? `${clean}( wp_unslash( $_POST['${field}'] ) )`
      : `${clean}( wp_unslash( $_POST['${field}'] ) )`;
    return {
      summary: 'Saves the field of the edit screen.',
      params: 'int $post_id',
      returns: 'void',
      hooks: [{ kind: 'action', hook: type === null ? 'save_post' : `save_post_${type}` }],
      body: php`
        if ( ! isset( $_POST[ ${nonceField} ] ) || ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST[ ${nonceField} ] ) ), ${action} ) ) {
          return;
        }

        if ( ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) || ! current_user_can( 'edit_post', ${id} ) ) {
          return;
        }

        if ( isset( $_POST[ ${field} ] ) ) {
          update_post_meta( ${id}, ${meta ?? field}, ${raw(read)} );
        }
      `,
    };
  },
};

const metaBox: Recipe = {
  id: 'meta-box',
  asks: ['add meta box', 'create meta box with text field and save it', 'meta box for post type'],
  name: 'add_meta_box',
  needs: /meta ?box/,
  decides: /meta ?box/,
  never: /remove/,
  joins: true,
  compose(c) {
    const title = c.phrases()[0]?.text ?? 'Details';
    const type = c.postType('post') ?? 'post';
    const id = c.named('(?:meta ?box )?id') ?? phpName(title);
    const meta = c.named('meta(?: key| field| value)?|(?:text |input )?field') ?? `_${phpName(title)}`;
    const field = meta.replace(/^_/, '');
    const nonce = c.quoted(/nonce(?: field)?\W*$/) ?? `${field}_nonce`;
    const show = c.prefixed('show_meta_box');
    const context = /\b(side|normal|advanced)\b/.exec(c.instruction.prose)?.[1] ?? 'side';
    return {
      summary: `Adds the box ${title}.`,
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'add_meta_boxes' }],
      body: php`add_meta_box( ${id}, ${c.label(title)}, ${show}, ${type}, ${context} );`,
      beside: [
        {
          name: show,
          summary: 'Shows the box.',
          params: 'WP_Post $post',
          returns: 'void',
          body: php`
            wp_nonce_field( ${`save_${field}`}, ${nonce} );
            printf(
              '<label for="%1$s">%2$s</label> <input type="text" id="%1$s" name="%1$s" value="%3$s" class="widefat">',
              esc_attr( ${field} ),
              ${c.escapedText(titleOf(field))},
              esc_attr( get_post_meta( $post->ID, ${meta}, true ) )
            );
          `,
        },
        {
          name: c.prefixed('save_meta_box'),
          summary: 'Saves the box.',
          params: 'int $post_id',
          returns: 'void',
          hooks: [{ kind: 'action', hook: `save_post_${type}` }],
          body: php`
            if ( ! isset( $_POST[ ${nonce} ] ) || ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST[ ${nonce} ] ) ), ${`save_${field}`} ) ) {
              return;
            }

            if ( ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) || ! current_user_can( 'edit_post', $post_id ) ) {
              return;
            }

            if ( isset( $_POST[ ${field} ] ) ) {
              update_post_meta( $post_id, ${meta}, ${raw(sanitizer(c))}( wp_unslash( $_POST[ ${field} ] ) ) );
            }
          `,
        },
      ],
    };
  },
};

const ajax: Recipe = {
  id: 'ajax-handler',
  asks: [
    'ajax handler for action',
    'create ajax action with nonce that answers json',
    'wp_ajax callback wp_send_json_success',
  ],
  name: 'handle_ajax',
  needs: /ajax/,
  decides: /ajax/,
  joins: true,
  compose(c) {
    const action =
      c.named('(?:ajax )?actions?(?: hook| named)?')?.replace(/^wp_ajax_(?:nopriv_)?/, '') ??
      phpName(c.fn?.name ?? 'custom_action');
    const nonce = c.quoted(/nonce(?: action| named| called)?\W*$/) ?? c.named('nonce') ?? action;
    const query = c.named('(?:field|parameter|key)') ?? 'nonce';
    const open =
      c.says(/anonymous|logged[ -]out|not logged|nopriv|guests|visitors|everyone|both/) &&
      !c.says(/only (?:for )?logged[ -]in/);
    const capability =
      /\b((?:manage|edit|publish|upload|delete|moderate)_(?:others_)?(?:options|posts|pages|files|comments|users))\b/.exec(
        c.instruction.prose,
      )?.[1];
    const count = c.amount(/posts?|titles|newest|latest|recent/, 5);
    const fields = c.instruction.quoted
      .filter(
        ({ text, before }) =>
          /^[a-z_]+$/.test(text) &&
          text !== action &&
          text !== nonce &&
          /\$_post\[\W*$|field\W*$|param\w*\W*$|value (?:of|from)\W*$/.test(before),
      )
      .map(({ text }) => text);
    const [field] = fields;
    const option = c.says(/option/) ? c.named('options?') : null;
    const clean =
      field === undefined
        ? raw('')
        : raw(`isset( $_POST['${field}'] ) ? ${sanitizer(c)}( wp_unslash( $_POST['${field}'] ) ) : ''`);
    const answer =
      option !== null && field !== undefined
        ? php`
          $value = ${clean};
          update_option( ${option}, $value );

          wp_send_json_success( array( ${field} => $value ) );
        `
        : field !== undefined
          ? php`wp_send_json_success( array( ${field} => ${clean} ) );`
          : c.says(/posts?|titles/)
            ? php`
              $ids = get_posts( ${{ post_type: c.postType('post') ?? 'post', post_status: 'publish', posts_per_page: count, fields: 'ids', no_found_rows: true }} );

              wp_send_json_success( array_map( 'get_the_title', $ids ) );
            `
            : php`wp_send_json_success( array( 'message' => ${c.label(c.phrase('Done.'))} ) );`;
    return {
      summary: `Answers the action ${action}.`,
      returns: 'void',
      hooks: [
        { kind: 'action', hook: `wp_ajax_${action}` },
        ...(open ? [{ kind: 'action' as const, hook: `wp_ajax_nopriv_${action}` }] : []),
      ],
      body: php`
        check_ajax_referer( ${nonce}, ${query} );
        ${
          capability === undefined
            ? raw('')
            : php`
          if ( ! current_user_can( ${capability} ) ) {
            wp_send_json_error( array( 'message' => ${c.label('You may not do this.')} ), 403 );
          }
        `
        }

        ${answer}
      `,
    };
  },
};

export const security: readonly Recipe[] = [saveMeta, metaBox, ajax];
