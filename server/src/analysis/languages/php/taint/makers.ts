/**
 * What a call says of its result.
 * `hash`: anyone who has the input can compute it. `keyed-hash`: only who has the key as well. `slow-hash`: made for
 * passwords. `guessable`: chance that can be predicted. `clock`: when it was made. `chance`: nobody can tell. `decoder`:
 * what was written otherwise. `stored`: kept by the site. `own-address`: of this site. `carrier`: as telling as its input.
 * `constant`: a flag of PHP by its name. `response`: what another machine answers. `people`: accounts that are looked up.
 * `claimed`: what a client says of where it is. `record`: an object of a shop, by its id. `folder`: where
 * uploads are kept, which browsers get to. `post`: a post that is looked up.
 */
export type MakerKind =
  | 'hash'
  | 'keyed-hash'
  | 'slow-hash'
  | 'guessable'
  | 'clock'
  | 'chance'
  | 'decoder'
  | 'stored'
  | 'own-address'
  | 'carrier'
  | 'constant'
  | 'response'
  | 'people'
  | 'claimed'
  | 'record'
  | 'folder'
  | 'post';

const of = (kind: MakerKind, names: string): (readonly [string, MakerKind])[] =>
  names.split(' ').map((name) => [name, kind] as const);

/** Flags of PHP that rules ask for, by the name of the constant. */
export const flagConstant = /^(?:LIBXML|EXTR|FILE|LOCK)_|^(?:SUBST_ENTITIES|LOADDTD|DEFAULTATTRS)$/;

/** Functions whose results are followed by what made them, by lower-case name. */
export const makers: ReadonlyMap<string, MakerKind> = new Map([
  ...of('hash', 'md5 sha1 crc32 hash crypt'),
  ...of('keyed-hash', 'hash_hmac wp_hash hash_pbkdf2 sodium_crypto_auth sodium_crypto_generichash'),
  ...of('slow-hash', 'password_hash wp_hash_password sodium_crypto_pwhash_str'),
  ...of('guessable', 'rand mt_rand uniqid lcg_value str_shuffle array_rand'),
  ...of('clock', 'time microtime date gmdate current_time hrtime'),
  ...of(
    'chance',
    'random_bytes random_int openssl_random_pseudo_bytes wp_generate_password wp_rand wp_generate_uuid4 mcrypt_create_iv wp_salt',
  ),
  ...of(
    'decoder',
    'gzinflate gzuncompress gzdecode bzdecompress str_rot13 convert_uudecode base64_decode hex2bin rawurldecode urldecode openssl_decrypt mcrypt_decrypt',
  ),
  ...of(
    'stored',
    'get_option get_site_option get_network_option get_blog_option get_transient get_site_transient get_post_meta get_user_meta get_term_meta get_comment_meta get_metadata get_user_option get_theme_mod',
  ),
  ...of('record', 'wc_get_order wc_get_product wcs_get_subscription'),
  ...of(
    'response',
    'wp_remote_retrieve_body curl_exec wp_remote_get wp_remote_post wp_remote_request wp_safe_remote_get wp_safe_remote_post wp_safe_remote_request',
  ),
  ...of('folder', 'wp_upload_dir wp_get_upload_dir'),
  ...of('post', 'get_post'),
  ...of('people', 'get_users get_super_admins get_user_by get_userdata'),
  ...of(
    'own-address',
    'home_url site_url admin_url rest_url network_home_url network_site_url network_admin_url get_site_url get_home_url get_admin_url get_rest_url plugins_url content_url',
  ),
  ...of(
    'carrier',
    'substr mb_substr strtoupper strtolower strval sprintf vsprintf dechex bin2hex base_convert str_pad strrev implode join str_split intval absint rtrim ltrim trim str_replace ucfirst lcfirst chr ord strtr number_format base64_encode wp_unslash wp_slash stripslashes sanitize_text_field sanitize_key utf8_encode urlencode rawurlencode array_merge wp_parse_args fopen chunk_split pack str_repeat wordwrap json_encode wp_json_encode serialize maybe_serialize apply_filters var_export file_get_contents basename wp_basename sanitize_file_name wp_unique_filename parse_url wp_parse_url pathinfo json_decode',
  ),
]);
