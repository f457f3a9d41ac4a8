import type { Expr } from '../../../../languages/php/ast.ts';
import type { Source } from '../../../../languages/php/flow/value.ts';

/** Words that make a name one of a secret, as whole words of the name. */
const secret =
  /(?:^|_)(?:token|secret|password|passwd|passphrase|pass|pwd|nonce|otp|salt|signature|hmac|(?:api|auth|access|reset|secret|private|license|activation|security|login|encryption|verification|confirm|confirmation|session|invite|recovery)_?(?:key|code|token|id|hash)|(?:cron|webhook|unsubscribe|share|download|guest|magic|two_factor|2fa|backup|pairing|claim|voucher|gift|coupon|redeem|unlock|entry|entrance|door|ticket|booking|pickup|signing|jwt|encrypt|crypto|app|client|consumer|hash)_?(?:key|code|secret))(?:_|$|\d)/;
/** One of these is in each of them: most names have none. */
const part = /token|secret|pass|pwd|nonce|otp|salt|signature|hmac|key|code|hash|id/i;
/** Words beside them that say it is something else: its kind, its place, a cache's key. */
const harmless =
  /(?:^|_)(?:cache|field|label|name|type|length|count|expiry|expires|expiration|time|url|page|nonces?_action|action|id_prefix|protected|required|strength|reset_url|input|lock|locked|checked|attempts|status|handler|class|provider|endpoint|prefix|suffix|slug|enabled|created|table|column|hook|manager|service|version)(?:_|$)/;

/** `resetKey` and `reset-key` as `reset_key`. */
function words(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
}

/** Whether what has this name is a secret that others must not guess. */
export function isSecretName(name: string): boolean {
  if (!part.test(name)) return false;
  const plain = words(name);
  return secret.test(plain) && !harmless.test(plain);
}

const password = /(?:^|_)(?:password|passwd|passphrase|pass|pwd|pw)[12]?$/;
/** A post's password is no account's. */
const otherPassword = /(?:^|_)(?:post_|by_?)pass(?:word)?$/;

/** Whether what has this name is somebody's password as it was typed. */
export function isPasswordName(name: string): boolean {
  const plain = words(name);
  return password.test(plain) && !otherPassword.test(plain);
}

/** The name under which foreign data came in: the field of the form, the parameter, the property. */
export function fieldName({ label }: Source): string {
  return /\['([^']*)'\]$/.exec(label)?.[1] ?? /(?<!\w)(\w+)$/.exec(label)?.[1] ?? '';
}

/** The last name in a variable, property, constant or array entry; null when it has none of its own. */
export function nameUnder(node: Expr): string | null {
  switch (node.kind) {
    case 'Var':
      return node.name;
    case 'Prop':
    case 'StaticProp':
      return typeof node.name === 'string' ? node.name : null;
    case 'ClassConst':
      return node.name;
    case 'Name':
      return node.text;
    case 'Index':
      if (node.index === null) return nameUnder(node.base);
      return node.index.kind === 'Str' ? node.index.value : null;
    default:
      return null;
  }
}
