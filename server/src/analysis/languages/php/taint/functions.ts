import { allDanger, Danger, type DangerMask, htmlDanger } from './kinds.ts';

/**
 * What functions do to the data that goes through them. A function that is not here gives nothing foreign back: its
 * result counts as its own. So there is an entry for what passes data on (with the dangers it clears), and none for
 * what makes numbers, hashes or booleans of it.
 */
export interface Passing {
  /** Positions whose data comes out; `all` for every argument. */
  readonly from: readonly number[] | 'all';
  readonly clears: DangerMask;
  /** Dangers it brings back: decoding undoes escaping. */
  readonly restores?: DangerMask;
  /** It gives an array whose entries are the data. */
  readonly array?: boolean;
}

const { HtmlText, AttrDouble, AttrSingle, AttrUnquoted, Url, JsString, JsCode, Css } = Danger;
const { SqlString, Path, Include, Header, Store, Shell, Redirect, Ssrf, Xpath, Ldap, LdapDn } = Danger;

const SqlRaw = Danger.SqlRaw | Danger.SqlOrder;

/** No quote, no angle bracket: safe in text and in quoted attributes. */
const entities = HtmlText | AttrDouble | AttrSingle | Xpath;
const everything = allDanger;
/** Letters, digits, dashes and underscores only. */
const word = allDanger & ~(Danger.Callable | Danger.Code | Danger.Whole);

const at0 = (clears: DangerMask): Passing => ({ from: [0], clears });
const through: Passing = at0(0);

function table(entries: Readonly<Record<string, Passing>>): ReadonlyMap<string, Passing> {
  return new Map(Object.entries(entries));
}

function same(names: string, passing: Passing): Record<string, Passing> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, passing]));
}

/** Escapers, by what they make their text safe for. */
const escapers: Readonly<Record<string, Passing>> = {
  ...same('esc_html esc_attr htmlentities esc_html__ esc_attr__ esc_html_x esc_attr_x', at0(entities)),
  // ENT_QUOTES is the default since PHP 8.1; calls.ts looks at the flags.
  htmlspecialchars: at0(entities),
  esc_textarea: at0(entities),
  esc_xml: at0(entities),
  esc_url: at0(entities | AttrUnquoted | Url | Store | Header | Path | JsString),
  esc_js: at0(entities | JsString),
  esc_sql: at0(SqlString),
  esc_like: through,
  like_escape: through,
  _real_escape: at0(SqlString),
  mysqli_real_escape_string: { from: [1], clears: SqlString },
  mysql_real_escape_string: at0(SqlString),
  addslashes: at0(SqlString),
  escapeshellarg: at0(Shell),
  escapeshellcmd: at0(0),
  ...same(
    'rawurlencode urlencode urlencode_deep rawurlencode_deep',
    at0(entities | AttrUnquoted | Url | JsString | Css | SqlString | Path | Header | Redirect | Store | Shell),
  ),
  http_build_query: at0(entities | AttrUnquoted | Url | JsString | SqlString | Header),
  ...same('json_encode wp_json_encode', at0(JsString | JsCode | Header)),
  ...same(
    'wp_kses wp_kses_post wp_kses_data wp_filter_kses wp_filter_post_kses wp_kses_post_deep wp_kses_one_attr wp_filter_nohtml_kses wp_rel_nofollow',
    at0(HtmlText | Store),
  ),
  wp_kses_no_null: through,
  strip_tags: at0(HtmlText),
  wp_strip_all_tags: at0(HtmlText | Store),
  strip_shortcodes: through,
  ldap_escape: at0(Ldap | LdapDn),
  wp_html_excerpt: at0(HtmlText),
  wp_trim_words: at0(HtmlText),
  wptexturize: at0(0),
  wp_pre_kses_less_than: at0(0),
  esc_html_e: at0(everything),
};

/** Sanitizers: what the text can no longer hold. */
const sanitizers: Readonly<Record<string, Passing>> = {
  ...same('sanitize_text_field', at0(HtmlText | Header | Store)),
  ...same('sanitize_textarea_field', at0(HtmlText | Store)),
  ...same(
    'sanitize_key sanitize_html_class sanitize_title sanitize_title_with_dashes sanitize_title_for_query sanitize_hex_color sanitize_hex_color_no_hash sanitize_mime_type tag_escape',
    at0(word),
  ),
  sanitize_file_name: at0(
    (allDanger & ~(SqlRaw | JsCode | Danger.Code | Danger.Callable | Danger.Whole | Shell | Danger.Ending)) |
      Path |
      Include,
  ),
  ...same('sanitize_email is_email', at0(HtmlText | AttrDouble | AttrUnquoted | Header | Store | Path)),
  sanitize_user: at0(HtmlText | Store | Header),
  ...same(
    'sanitize_url esc_url_raw wp_sanitize_redirect',
    at0(HtmlText | AttrDouble | AttrUnquoted | Url | Header | Store),
  ),
  wp_validate_redirect: at0(HtmlText | Redirect | Header),
  wp_http_validate_url: at0(Url | Ssrf | Header),
  sanitize_option: { from: [1], clears: Store },
  sanitize_meta: { from: [1], clears: Store },
  sanitize_sql_orderby: at0(SqlRaw | SqlString),
  sanitize_locale_name: at0(word),
  sanitize_post: at0(Store),
  sanitize_post_field: { from: [1], clears: Store },
  sanitize_term_field: { from: [1], clears: Store },
  sanitize_user_field: { from: [1], clears: Store },
  // Made into a value again, it is what it was: a text stays a text.
  ...same('serialize maybe_serialize', at0(Danger.Unserialize)),
  balancetags: through,
  force_balance_tags: through,
  normalize_whitespace: through,
  validate_username: at0(everything),
  basename: at0(Path | Include),
  wp_basename: at0(Path | Include),
  realpath: at0(Danger.PathDots),
  wp_normalize_path: through,
  validate_file: at0(everything),
  safecss_filter_attr: at0(Css | HtmlText),
  ctype_alnum: at0(everything),
  preg_quote: through,
  quotemeta: through,
  ...same('intdiv absint intval', at0(everything)),
  rest_sanitize_boolean: at0(everything),
  wp_parse_id_list: at0(everything),
  wp_parse_slug_list: at0(everything),
};

/** Functions that hand their data on as it is. */
const carriers: Readonly<Record<string, Passing>> = {
  ...same(
    'trim ltrim rtrim chop strtolower strtoupper ucfirst ucwords lcfirst nl2br strrev wp_unslash wp_slash addcslashes substr mb_substr mb_strtolower mb_strtoupper mb_convert_case mb_convert_encoding utf8_encode utf8_decode strval str_repeat chunk_split wordwrap str_pad strstr stristr strrchr strtok quoted_printable_decode convert_uuencode iconv_substr wpautop shortcode_unautop convert_smilies convert_chars make_clickable links_add_target capital_p_dangit do_shortcode do_blocks apply_shortcodes untrailingslashit trailingslashit wp_check_invalid_utf8 _wp_specialchars ent2ncr zeroise remove_accents wp_encode_emoji wp_staticize_emoji set_url_scheme strtr substr_replace wp_html_split map_deep wp_kses_stripslashes dirname pathinfo wp_parse_url parse_url clean_url wp_specialchars translate antispambot current end reset array_pop array_shift array_values array_unique array_reverse array_filter array_slice array_flip array_keys array_column iterator_to_array unserialize maybe_unserialize maybe_json_decode wp_list_pluck wp_list_filter wp_list_sort compact array_chunk array_combine array_fill_keys explode_list get_object_vars wp_array_slice_assoc ucwords strip_core_block_namespace wp_make_link_relative sanitize_term esc_attr_deep array_product_key wp_texturize_primary',
    through,
  ),
  ...same('html_entity_decode htmlspecialchars_decode wp_specialchars_decode', {
    from: [0],
    clears: 0,
    restores: entities,
  }),
  ...same('stripslashes stripslashes_deep stripcslashes', { from: [0], clears: 0, restores: SqlString }),
  ...same(
    'urldecode rawurldecode base64_decode json_decode hex2bin gzinflate gzuncompress str_rot13 convert_uudecode',
    { from: [0], clears: 0, restores: everything },
  ),
  ...same('explode mb_split preg_split preg_grep', { from: [1], clears: 0, array: true }),
  ...same('str_split mb_str_split wp_parse_list str_getcsv', { from: [0], clears: 0, array: true }),
  // What is read from a handle is as foreign as what it was opened for.
  ...same('fgets fread fgetc fgetss fgetcsv stream_get_contents stream_get_line gzgets gzread', through),
  ...same('simplexml_load_string mb_strimwidth mb_strcut', through),
  ...same('implode join', { from: [0, 1], clears: 0 }),
  ...same('str_replace str_ireplace preg_replace preg_filter', { from: [1, 2], clears: 0 }),
  preg_replace_callback: { from: [2], clears: 0 },
  iconv: { from: [2], clears: 0 },
  ...same('array_merge array_merge_recursive array_replace array_replace_recursive', { from: 'all', clears: 0 }),
  // Only keys of the other array are left.
  array_intersect_key: { from: [0], clears: Danger.Names },
  ...same('array_diff_key array_diff array_udiff', { from: [0], clears: 0 }),
  // What is left is in the other array as well: an allow-list when that one is literal.
  array_intersect: { from: [1], clears: 0 },
  ...same('wp_parse_args array_pad', { from: [0, 1], clears: 0 }),
  shortcode_atts: { from: [1, 0], clears: 0 },
  max: { from: 'all', clears: 0 },
  min: { from: 'all', clears: 0 },
  ...same('apply_filters apply_filters_ref_array', { from: [1], clears: 0 }),
  ...same('__ _x', at0(0)),
  ...same('sprintf vsprintf', { from: 'all', clears: 0 }),
  vsprintf: { from: 'all', clears: 0 },
  wp_sprintf: { from: 'all', clears: 0 },
  add_query_arg: { from: 'all', clears: 0 },
  remove_query_arg: { from: [1], clears: 0 },
  wp_nonce_url: at0(htmlDanger | JsString),
  // A dump is no line of a log or header of its own.
  ...same('print_r var_export', at0(Header)),
  highlight_string: at0(0),
  sanitize_textarea: at0(0),
  call_user_func_result: at0(0),
  wp_kses_allowed_html: at0(everything),
  wp_unique_filename: { from: [1], clears: Path | Include },
  path_join: { from: [0, 1], clears: 0 },
  // The path they are given does not choose the host.
  ...same(
    'rest_url admin_url home_url site_url plugins_url network_admin_url network_site_url network_home_url self_admin_url user_admin_url includes_url content_url get_site_url get_admin_url get_home_url',
    { from: 'all', clears: Url | Redirect | Ssrf },
  ),
};

/** What is known of functions that hand data on, by lower-case name. */
export const passingFunctions: ReadonlyMap<string, Passing> = table({ ...escapers, ...sanitizers, ...carriers });

/** Functions that take a callback and an array, and give the callback's results: positions of both. */
export const mappingFunctions: ReadonlyMap<string, { callback: number; data: number; filters?: boolean }> = new Map([
  ['array_map', { callback: 0, data: 1 }],
  ['map_deep', { callback: 1, data: 0 }],
  ['array_walk', { callback: 1, data: 0 }],
  ['array_walk_recursive', { callback: 1, data: 0 }],
  ['array_filter', { callback: 1, data: 0, filters: true }],
  ['preg_replace_callback', { callback: 1, data: 2 }],
  ['call_user_func', { callback: 0, data: 1 }],
  ['call_user_func_array', { callback: 0, data: 1 }],
  ['usort', { callback: 1, data: 0, filters: true }],
  ['array_reduce', { callback: 1, data: 0 }],
]);

/** Filters of filter_var and filter_input that leave text; every other filter leaves nothing dangerous. */
export const textFilters: ReadonlyMap<string, DangerMask> = new Map([
  ['filter_default', 0],
  ['filter_unsafe_raw', 0],
  ['filter_sanitize_string', HtmlText | AttrDouble | AttrSingle | Store],
  ['filter_sanitize_stripped', HtmlText | AttrDouble | AttrSingle | Store],
  ['filter_sanitize_special_chars', entities | Store],
  ['filter_sanitize_full_special_chars', entities | Store],
  ['filter_sanitize_encoded', everything],
  ['filter_sanitize_email', HtmlText | AttrDouble | AttrUnquoted | Store],
  ['filter_sanitize_url', AttrUnquoted | Store | Header],
  ['filter_sanitize_add_slashes', SqlString],
  ['filter_sanitize_magic_quotes', SqlString],
  ['filter_validate_url', Store | Header],
  ['filter_validate_email', HtmlText | AttrDouble | AttrUnquoted | Store | Header],
  ['filter_validate_regexp', Store],
  ['filter_callback', 0],
]);

/** Functions that end the request. */
export const endingFunctions: ReadonlySet<string> = new Set([
  'exit',
  'die',
  'wp_die',
  'wp_send_json',
  'wp_send_json_success',
  'wp_send_json_error',
  '_default_wp_die_handler',
  'wp_nonce_ays',
  'dead_db',
]);
