import { Guard } from '../flow/guards.ts';

/** What a call of a checking function proves. */
export interface Check {
  readonly guard: number;
  /**
   * `dies`: the request ends unless the check holds. `truthy`: the result says so. `sound`: so does that the result
   * is no WP_Error.
   * `dies-unless-told`: like `dies`, but with `false` as argument number `flag` the result says so.
   */
  readonly how: 'dies' | 'truthy' | 'dies-unless-told' | 'sound';
  readonly flag?: number;
  /** What the opposite of a true result proves. */
  readonly denied?: number;
  /** Position of the capability asked for; an argument after it says for what. */
  readonly capability?: number;
  /** Position of the user who is asked about: one whom the request names proves nothing of who sends it. */
  readonly user?: number;
}

/** Functions that check nonces, capabilities and signatures. */
export const checkFunctions: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['check_admin_referer', { guard: Guard.Nonce, how: 'dies' }],
  ['check_ajax_referer', { guard: Guard.Nonce, how: 'dies-unless-told', flag: 2 }],
  ['wp_verify_nonce', { guard: Guard.Nonce, how: 'truthy' }],
  ['check_permissions', { guard: Guard.Capability | Guard.Broad, how: 'truthy' }],
  ['current_user_can', { guard: Guard.Capability, how: 'truthy', capability: 0 }],
  ['current_user_can_for_blog', { guard: Guard.Capability, how: 'truthy', capability: 1 }],
  ['current_user_can_for_site', { guard: Guard.Capability, how: 'truthy', capability: 1 }],
  ['user_can', { guard: Guard.Capability, how: 'truthy', capability: 1, user: 0 }],
  ['author_can', { guard: Guard.Capability | Guard.Broad, how: 'truthy' }],
  ['is_super_admin', { guard: Guard.Capability | Guard.Broad | Guard.LoggedIn, how: 'truthy', user: 0 }],
  ['hash_equals', { guard: Guard.Signed, how: 'truthy' }],
  ['wp_check_password', { guard: Guard.Signed, how: 'truthy' }],
  ['password_verify', { guard: Guard.Signed, how: 'truthy' }],
  ['openssl_verify', { guard: Guard.Signed, how: 'truthy' }],
  ['sodium_crypto_sign_verify_detached', { guard: Guard.Signed, how: 'truthy' }],
  ['sodium_crypto_auth_verify', { guard: Guard.Signed, how: 'truthy' }],
  ['wp_authenticate', { guard: Guard.Signed, how: 'sound' }],
  ['wp_signon', { guard: Guard.Signed, how: 'sound' }],
  ['check_password_reset_key', { guard: Guard.Signed, how: 'sound' }],
  ['is_user_logged_in', { guard: Guard.LoggedIn, how: 'truthy', denied: Guard.Unforgeable }],
  ['auth_redirect', { guard: Guard.LoggedIn, how: 'dies' }],
]);

/** Functions of the current user's id. */
export const currentUserFunctions: ReadonlySet<string> = new Set(['get_current_user_id']);
