import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';

/** Filters that WordPress and WooCommerce apply for every item of a list, several times a page. */
const itemFilters =
  /^(?:the_title|the_excerpt|get_the_excerpt|post_class|post_link|post_type_link|page_link|the_permalink|term_link|post_thumbnail_html|wp_get_attachment_(?:image_attributes|image_src|url|link)|get_comment_author(?:_link|_url)?|comment_author|comment_text|get_comment_text|comment_class|comment_reply_link|get_avatar(?:_url|_data)?|pre_get_avatar(?:_data)?|the_author|author_link|nav_menu_css_class|nav_menu_link_attributes|nav_menu_item_title|walker_nav_menu_start_el|wp_setup_nav_menu_item|render_block|user_has_cap|map_meta_cap|gettext|post_row_actions|page_row_actions|user_row_actions|display_post_states|woocommerce_(?:product(?:_variation)?_)?get_(?:regular_|sale_)?price(?:_html)?|woocommerce_product_(?:get_\w+|is_\w+)|woocommerce_get_price_html|woocommerce_is_purchasable|woocommerce_(?:before|after)_shop_loop_item(?:_title)?|woocommerce_cart_item_\w+)$/;
/** Actions and filters that fill one cell of a list table. */
const cells = /^manage_\w*_custom_column$/;

/** How a function comes to run once for every item of a list that somebody looks at; null when it does not. */
export function itemEntry({ entries }: FunctionInfo): { readonly name: string; readonly isCell: boolean } | null {
  for (const { kind, name } of entries) {
    if (kind !== 'hook' && kind !== 'filter') continue;
    if (cells.test(name)) return { name, isCell: true };
    if (itemFilters.test(name)) return { name, isCell: false };
  }
  return null;
}
