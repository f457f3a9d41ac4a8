import type { AbilityCase } from './ability-case.ts';

/** Prompts that want several things done to the code that they bring. */
export const givenCodeListCases: readonly AbilityCase[] = [
  {
    prompt:
      "Please make this handler safe. Nonce action `shop_save_note`, field `_note_nonce`, only people who can edit that post may use it, note is multi-line text. Code only.\n\n```php\nadd_action( 'wp_ajax_shop_save_note', 'shop_save_note' );\nfunction shop_save_note() {\n\t$id = $_POST['post_id'];\n\tupdate_post_meta( $id, '_shop_note', $_POST['note'] );\n\techo 'saved';\n\texit;\n}\n```",
    has: [
      /check_ajax_referer\( 'shop_save_note', '_note_nonce' \)/,
      /current_user_can\( 'edit_post', absint\( \$id \) \)/,
      /sanitize_textarea_field\( wp_unslash\( \$_POST\['note'\]/,
      /wp_die\(\);/,
    ],
  },
  {
    prompt:
      "Refactor this so that it doesn't run on every page load: cache the feed for 2 hours in the transient `dept_feed`, return an empty array on errors, and add a filter `dept_feed_items` on the result.\n\n```php\nfunction dept_get_feed() {\n\t$response = wp_remote_get( 'https://example.com/feed.json' );\n\t$items = json_decode( wp_remote_retrieve_body( $response ), true );\n\treturn $items;\n}\n```",
    has: [
      /is_wp_error\( \$response \)/,
      /return array\(\);/,
      /apply_filters\( 'dept_feed_items', \$items \)/,
      /'dept_feed'/,
      /2 \* HOUR_IN_SECONDS/,
    ],
  },
  {
    prompt:
      "This shortcode has an SQL injection and XSS. Fix both, keep output the same for valid input. limit must be 1 to 50, default 5.\n\n```php\nadd_shortcode( 'top_scores', function( $atts ) {\n\tglobal $wpdb;\n\t$rows = $wpdb->get_results( \"SELECT player, score FROM {$wpdb->prefix}scores WHERE game = '\" . $atts['game'] . \"' ORDER BY score DESC LIMIT \" . $atts['limit'] );\n\t$out = '<ol>';\n\tforeach ( $rows as $row ) {\n\t\t$out .= \"<li>$row->player ($row->score)</li>\";\n\t}\n\treturn $out . '</ol>';\n} );\n```",
    has: [
      /shortcode_atts\(/,
      /'limit' => '5'/,
      /min\( 50, max\( 1,/,
      /game = %s ORDER BY score DESC LIMIT %d/,
      /esc_html\( \$row->player \)/,
    ],
  },
  {
    prompt:
      "Secure this REST route: only users who can edit_posts, `id` must be a positive integer and `status` one of open, closed. 404 when the ticket doesn't exist. Keep namespace and callback names.\n\nadd_action( 'rest_api_init', function () {\n\tregister_rest_route( 'desk/v1', '/ticket', array(\n\t\t'methods' => 'POST',\n\t\t'callback' => 'desk_update_ticket',\n\t) );\n} );\nfunction desk_update_ticket( $request ) {\n\tupdate_post_meta( $_POST['id'], 'status', $_POST['status'] );\n\treturn array( 'ok' => true );\n}",
    has: [
      /'minimum'\s+=> 1/,
      /'enum'\s+=> array\( 'open', 'closed' \)/,
      /current_user_can\( 'edit_posts' \)/,
      /'status' => 404/,
    ],
  },
  {
    prompt:
      'Rewrite this widget output function so it returns the markup instead of echoing it, escapes everything, links each title to its post and shows "No books yet." if there are no books.\n\n```php\nfunction bookshop_list() {\n\t$books = get_posts( array( \'post_type\' => \'book\', \'numberposts\' => 3 ) );\n\t?>\n\t<ul class="books">\n\t<?php foreach ( $books as $book ) { ?>\n\t\t<li class="book-<?php echo $book->ID; ?>"><?php echo $book->post_title; ?></li>\n\t<?php } ?>\n\t</ul>\n\t<?php\n}\n```',
    has: [/^<\?php/, /return \(string\) ob_get_clean\(\);/, /esc_url\( get_permalink\( \$book \) \)/, /No books yet\./],
  },
  {
    prompt:
      "The following save handler has problems (no nonce, no autosave check, no capability check, unsanitised). Fix it and keep the meta keys; the price is a decimal number, sku is text. Add the nonce field to the box.\n\n```php\nadd_action( 'add_meta_boxes', function () {\n\tadd_meta_box( 'depot_box', 'Depot', 'depot_box', 'product' );\n} );\nfunction depot_box( $post ) {\n\techo '<input name=\"depot_price\" value=\"' . get_post_meta( $post->ID, '_depot_price', true ) . '\">';\n\techo '<input name=\"depot_sku\" value=\"' . get_post_meta( $post->ID, '_depot_sku', true ) . '\">';\n}\nadd_action( 'save_post', 'depot_save' );\nfunction depot_save( $post_id ) {\n\tupdate_post_meta( $post_id, '_depot_price', $_POST['depot_price'] );\n\tupdate_post_meta( $post_id, '_depot_sku', $_POST['depot_sku'] );\n}\n```",
    has: [
      /DOING_AUTOSAVE/,
      /wp_verify_nonce\( \$nonce, 'depot_save' \)/,
      /wp_nonce_field\( 'depot_save', 'depot_save_nonce' \)/,
      /floatval\( wp_unslash\( \$_POST\['depot_price'\]/,
    ],
  },
];
