import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName } from '../../naming.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';
import { typesIn } from './meta-boxes.ts';

/** What is done to a post that is selected; null where it is not understood. */
function deedOf(c: Composer, d: Details, label: string): PhpCode | null {
  const meta =
    /\bmeta(?: field| key)?\s+["'`]?(\w+)["'`]?(?:\s+(?:to|=|as|with)\s+(?:the value )?["'`]?([\w.-]+)["'`]?)?/i.exec(
      c.text,
    ) ?? /["'`](_?\w+)["'`]\s+meta\b(?:[^.;\n]*?\bto\s+["'`]?([\w.-]+))?/i.exec(c.text);
  if (meta !== null && meta[1] !== undefined) {
    d.states(/\bmeta\b/i);
    if (/\b(?:delet|remov|clear|unset)\w*\b[^.;\n]{0,24}\bmeta\b/i.test(c.text))
      return php`delete_post_meta( $post_id, ${meta[1]} );`;
    return php`update_post_meta( $post_id, ${meta[1]}, ${meta[2] ?? '1'} );`;
  }
  const status =
    /\b(?:set|chang|mov|switch|turn|make|put|revert|back)\w*\b[^.;\n]{0,40}\b(draft|pending|private|publish(?:ed)?)\b|\bstatus\b\W*(?:to |=)?["'`]?([a-z_-]+)/i.exec(
      c.text,
    );
  const to = status?.[1] ?? status?.[2];
  if (to !== undefined)
    return php`wp_update_post( array( 'ID' => $post_id, 'post_status' => ${to.toLowerCase() === 'published' ? 'publish' : to.toLowerCase()} ) );`;
  const type =
    /\b(?:convert|chang|turn|mov|switch)\w*\b[^.;\n]{0,40}\b(?:to|into) (?:an? |the post type )?["'`]?(post|page|[a-z_]+)s?["'`]?/i.exec(
      c.text,
    )?.[1];
  if (type !== undefined && /\btype|pages?\b|posts?\b/i.test(label + c.text))
    return php`set_post_type( $post_id, ${type} );`;
  if (/\b(?:un)?stick(?:y|s)?\b/i.test(c.text))
    return raw(
      /\bunstick|not sticky|no longer sticky/i.test(c.text) ? 'unstick_post( $post_id );' : 'stick_post( $post_id );',
    );
  if (/\bcomments?\b/i.test(c.text) && /\b(?:clos|open|disabl|enabl|allow)\w*/i.test(c.text))
    return php`wp_update_post( array( 'ID' => $post_id, 'comment_status' => ${/\b(?:clos|disabl)\w*/i.test(c.text) ? 'closed' : 'open'} ) );`;
  return null;
}

/** An action on the selected rows of a list of posts, with the notice that says how many it was. */
const bulkAction: Draft = {
  id: 'draft-bulk-action',
  name: 'register_bulk_action',
  isWhole: true,
  needs: /\bbulk actions?\b/,
  never: /remove (?:the )?(?:bulk|"?move|"?edit)|rest\b|users? (?:list|screen|table)/,
  compose(c) {
    const d = new Details(c);
    const label =
      d.text('bulk action|labell?ed|label|called|named|titled?') ??
      c.instruction.quoted.find(({ text }) => /^[A-Z]/.test(text))?.text;
    if (label === undefined || label === null) return null;
    const deed = deedOf(c, d, label);
    if (deed === null) return null;
    const types = typesIn(c);
    const action = d.value('(?:action )?(?:slug|key|id)', /^[a-z]\w*$/) ?? c.prefixed(phpName(label));
    const count = c.prefixed('changed');
    const text =
      c.instruction.quoted.find(({ text: said }) => /%[sd]/.test(said) && said !== label)?.text ?? '%s posts changed.';
    const wantsNotice = /\bnotice|\bmessage|\btells?\b|\bhow many|\bnumber of/i.test(c.text);
    c.asked.takeAll();
    const screens = types.map((type) => (type === 'attachment' ? 'upload' : `edit-${type}`));
    const shown = text.replace('%d', '%s');
    return {
      summary: `Offers the action ${label}.`,
      params: 'array $actions',
      returns: 'array',
      hooks: screens.map((screen) => ({ kind: 'filter' as const, hook: `bulk_actions-${screen}` })),
      body: php`
        $actions[ ${action} ] = ${c.label(label)};

        return $actions;
      `,
      beside: [
        {
          name: c.prefixed('handle_bulk_action'),
          summary: 'Does it to the selected posts.',
          params: 'string $redirect, string $action, array $post_ids',
          returns: 'string',
          hooks: screens.map((screen) => ({ kind: 'filter' as const, hook: `handle_bulk_actions-${screen}`, args: 3 })),
          body: php`
            if ( ${action} !== $action ) {
              return $redirect;
            }

            $changed = 0;
            foreach ( array_map( 'absint', $post_ids ) as $post_id ) {
              if ( ! current_user_can( 'edit_post', $post_id ) ) {
                continue;
              }
              ${deed}
              ++$changed;
            }

            return add_query_arg( ${count}, $changed, $redirect );
          `,
        },
        ...(wantsNotice
          ? [
              {
                name: c.prefixed('bulk_action_notice'),
                summary: 'Says how many posts it was.',
                hooks: [{ kind: 'action' as const, hook: 'admin_notices' }],
                body: php`
                  // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The number is only shown.
                  $changed = isset( $_GET[ ${count} ] ) ? absint( $_GET[ ${count} ] ) : 0;
                  if ( 0 === $changed ) {
                    return;
                  }

                  printf(
                    '<div class="notice notice-success is-dismissible"><p>%s</p></div>',
                    esc_html( sprintf( ${c.label(shown)}, number_format_i18n( $changed ) ) )
                  );
                `,
              },
            ]
          : []),
      ],
    };
  },
};

const coreActions: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bquick[ -]?edit\b/i, ['inline hide-if-no-js', 'inline']],
  [/\btrash\b/i, ['trash']],
  [/(?<!quick[ -]?)\bedit\b(?! screen)/i, ['edit']],
  [/\bview\b/i, ['view']],
  [/\bdelete permanently\b/i, ['delete']],
];

/** Where the link of a row leads. */
function targetOf(c: Composer, d: Details): PhpCode {
  const action = d.value('(?:ajax |admin[ -]post )?action', /^[a-z]\w*_\w+$/);
  if (action !== null && /\badmin[ -]post\b/i.test(c.text))
    return php`wp_nonce_url( admin_url( ${`admin-post.php?action=${action}&post=`} . $post->ID ), ${`${action}_`} . $post->ID )`;
  if (/\bpreview\b/i.test(c.text)) return raw('get_preview_post_link( $post )');
  const page = d.value('page|slug', /^[a-z][\w-]+$/);
  if (page !== null && /\badmin page\b|admin\.php/i.test(c.text))
    return php`admin_url( ${`admin.php?page=${page}&post=`} . $post->ID )`;
  const query = /\?([a-z_]\w*)=([\w-]+)/i.exec(c.text);
  if (query !== null) return php`add_query_arg( ${query[1] ?? ''}, ${query[2] ?? ''}, get_permalink( $post ) )`;
  return raw('get_permalink( $post )');
}

/** Links below the titles in a list of posts: new ones, and those that go. */
const rowActions: Draft = {
  id: 'draft-row-actions',
  name: 'row_actions',
  isWhole: true,
  needs:
    /\brow actions?\b|\b(?:page|post)_row_actions\b|\bquick edit\b[^.\n]*\b(?:remove|list|link)|\b(?:remove|hide|disable)\b[^.\n]*\bquick edit\b/,
  never:
    /register_taxonomy|register_post_type|user_row_actions|users? (?:list|screen|table)|plugin row|comment|duplicat|clon|bulk/,
  compose(c) {
    const d = new Details(c);
    const types = typesIn(c);
    const gone = d.clauses.flatMap(({ text, isRefused }) =>
      isRefused ? coreActions.filter(([word]) => word.test(text)).flatMap(([, keys]) => keys) : [],
    );
    const added = d.clauses.find(({ text, isRefused }) => !isRefused && /["'`][A-Z]/.test(text));
    const label =
      added === undefined
        ? undefined
        : c.instruction.quoted.find(({ text }) => /^[A-Z]/.test(text) && added.text.includes(text))?.text;
    if (gone.length === 0 && label === undefined) return null;
    const isAll = !/\b(?:posts?|pages?|post type)\b/i.test(
      c.text.replace(/\bpost_row_actions|row actions of all\b/gi, ''),
    );
    const status = /\b(?:only )?(?:for|on|of) (draft|pending|published|private)s?\b/i
      .exec(c.text)?.[1]
      ?.toLowerCase()
      .replace('published', 'publish');
    c.asked.takeAll();
    const tab = /\bnew (?:tab|window)\b|_blank/i.test(c.text) ? ' target="_blank" rel="noopener"' : '';
    const hasPages = types.includes('page');
    const hooks = [
      ...(hasPages || isAll ? ['page_row_actions'] : []),
      ...(types.some((type) => type !== 'page') || isAll
        ? ['post_row_actions', ...(hasPages ? [] : types.includes('post') ? [] : ['page_row_actions'])]
        : []),
    ];
    const tests = [
      ...(isAll
        ? []
        : [
            types.length === 1
              ? php`${types[0] ?? 'post'} !== $post->post_type`
              : php`! in_array( $post->post_type, ${types}, true )`,
          ]),
      ...(status === undefined ? [] : [php`${status} !== $post->post_status`]),
    ];
    return {
      summary: 'Changes the links below the titles.',
      params: 'array $actions, WP_Post $post',
      returns: 'array',
      hooks: [...new Set(hooks)].map((hook) => ({ kind: 'filter' as const, hook, args: 2 })),
      body: joinPhp([
        ...(tests.length === 0
          ? []
          : [
              php`
                if ( ${raw(tests.map(({ text }) => text).join(' || '))} ) {
                  return $actions;
                }

              `,
            ]),
        ...(gone.length === 0
          ? []
          : [raw(`unset( ${[...new Set(gone)].map((key) => `$actions['${key}']`).join(', ')} );`)]),
        ...(label === undefined
          ? []
          : [
              php`$actions[ ${phpName(label)} ] = sprintf( ${`<a href="%s"${tab}>%s</a>`}, esc_url( ${targetOf(c, d)} ), ${c.escapedText(label)} );`,
            ]),
        raw('\nreturn $actions;'),
      ]),
    };
  },
};

export const listActionDrafts: readonly Draft[] = [bulkAction, rowActions];
