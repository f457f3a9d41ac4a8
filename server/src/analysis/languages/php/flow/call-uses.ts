import type { ArgInfo } from './events.ts';
import { type Ledger, Use } from './ledger.ts';

interface KnownUse {
  readonly use: number;
  readonly at: readonly number[];
}

const of = (use: number, at: readonly number[], names: string): (readonly [string, KnownUse])[] =>
  names.split(' ').map((name) => [name, { use, at }] as const);

/** What functions do to what they are given, by the positions that it matters for. */
const functions: ReadonlyMap<string, KnownUse> = new Map([
  ...of(Use.Slowed, [0], 'password_hash wp_hash_password password_verify wp_check_password sodium_crypto_pwhash_str'),
  ...of(Use.Compared, [0, 1], 'hash_equals strcmp strcasecmp strncmp strncasecmp in_array'),
  ...of(Use.Hashed, [0], 'md5 sha1 crc32 crypt'),
  ...of(Use.Hashed, [1], 'hash hash_hmac'),
  ...of(
    Use.Named,
    [0],
    'get_transient set_transient delete_transient get_site_transient set_site_transient wp_cache_get wp_cache_set wp_cache_add wp_cache_delete',
  ),
  ...of(Use.Kept, [1], 'update_option add_option update_site_option setcookie'),
  ...of(
    Use.Kept,
    [2],
    'update_user_meta add_user_meta update_post_meta add_post_meta update_term_meta add_term_meta update_comment_meta',
  ),
  ...of(Use.Kept, [0], 'wp_insert_user wp_update_user wp_insert_post'),
]);

/** Fewer characters than this of a hash do not tell what it was made of. */
const fewCharacters = 10;

/** Writes down what a call of a known function does to its arguments. */
export function noteUses(ledger: Ledger, name: string, args: readonly ArgInfo[]): void {
  const known = functions.get(name);
  if (known !== undefined) {
    for (const position of known.at) {
      const argument = args[position];
      if (argument !== undefined) ledger.use(argument.value, known.use);
    }
  } else if (name === 'substr') {
    const length = args[2]?.value.constant;
    const [text] = args;
    if (text !== undefined && typeof length === 'number' && length > 0 && length <= fewCharacters)
      ledger.use(text.value, Use.Shortened);
  }
}

/** `$wpdb` keeps what it is given. */
export function noteKept(ledger: Ledger, name: string, args: readonly ArgInfo[]): void {
  const data = name === 'insert' || name === 'update' || name === 'replace' ? args[1] : undefined;
  if (data !== undefined) ledger.use(data.value, Use.Kept);
}
