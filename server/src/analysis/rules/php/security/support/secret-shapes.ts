/** Shapes that services give their secret keys: each tells a secret by itself, whatever it is called. */
const shapes: readonly RegExp[] = [
  /^AKIA[0-9A-Z]{16}$|^ASIA[0-9A-Z]{16}$/, // Amazon
  /^(?:sk|rk)_live_[0-9A-Za-z]{16,}$/, // Stripe
  /^whsec_[0-9A-Za-z+/=]{24,}$/,
  /^AIza[\w-]{35}$|^GOCSPX-[\w-]{20,}$|^ya29\.[\w-]{20,}$/, // Google
  /^gh[pousr]_[0-9A-Za-z]{36,}$|^github_pat_\w{40,}$|^glpat-[\w-]{20,}$/,
  /^xox[abeoprs]-[0-9A-Za-z-]{10,}$/, // Slack
  /^https:\/\/hooks\.slack\.com\/services\/T\w{6,}\/B\w{6,}\/\w{16,}$/,
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/\d{15,}\/[\w-]{40,}$/,
  /^SG\.[\w-]{16,}\.[\w-]{16,}$/, // SendGrid
  /^key-[0-9a-f]{32}$/, // Mailgun
  /^[0-9a-f]{32}-us\d{1,2}$/, // Mailchimp
  /^SK[0-9a-f]{32}$/, // Twilio
  /^\d{8,10}:AA[\w-]{33}$/, // Telegram
  /^sk-(?:ant-|proj-)?[\w-]{32,}$/, // OpenAI, Anthropic
  /^shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}$/, // Shopify
  /^sq0(?:atp|csp)-[\w-]{22,}$/, // Square
  /^EAA[0-9A-Za-z]{60,}$/, // Facebook
  /^(?:dop|doo|dor)_v1_[0-9a-f]{64}$/, // DigitalOcean
  /^npm_[0-9A-Za-z]{36}$|^pypi-[\w-]{50,}$/,
  /^xkeysib-[0-9a-f]{64}-\w{16}$/, // Brevo
  /^access_token\$production\$\w{16}\$[0-9a-f]{32}$/, // Braintree
  /^-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED )?PRIVATE KEY-----[\s\S]{64,}$/,
  /^eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{16,}$/, // a signed JSON web token
];

/** All of them as one: nearly every longer text of a file is compared. */
const anyShape = new RegExp(shapes.map(({ source }) => source).join('|'));

/** Keys for maps and the like stand in pages, and are bound to a site at Google: from the key alone nobody can tell. */
export const isBrowserKey = (text: string): boolean => /^AIza[\w-]{35}$/.test(text);

/** What an Authorization header is given: the part after the scheme. */
const authorization = /^(?:Basic\s+([A-Za-z0-9+/]{8,}={0,2})|(?:Bearer|Token|Bot|key=)\s*([\w.~+/-]{16,}=*))$/;

const placeholder =
  /your|example|sample|change|placeholder|dummy|x{4,}|\btest|_test|todo|insert|enter|replace|redacted|fake|foo|bar\b|\*{3}|<|%[sd]|\{|\.\.\.|^[0-9a]+$|1234567|abcdef|1a2b3c/i;

/** Whether a text says itself that it stands for something else. */
export function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || /^(.)\1*$/.test(text);
}

/** Whether a text has the shape of a service's secret. */
export function hasSecretShape(text: string): boolean {
  if (text.length < 16 || text.length > 8192) return false;
  const bearer = authorization.exec(text);
  if (bearer !== null) {
    const token = bearer[1] ?? bearer[2] ?? '';
    return !isPlaceholder(token) && (bearer[1] !== undefined ? token.length >= 12 : isRandomLooking(token));
  }
  const trimmed = text.trim();
  if (!trimmed.startsWith('-----') && /\s/.test(trimmed)) return false;
  return anyShape.test(trimmed) && !/example|x{6,}|0{8,}|1234567890abcdef|\.\.\./i.test(trimmed);
}

/** `required|min:12`, `oauth2:token`. */
const fieldRule = /^[a-z_-]+[|:][a-z]/;

/** Whether a text looks chosen by chance: digits among letters, few characters twice. */
export function isRandomLooking(text: string): boolean {
  if (text.length < 12 || text.length > 200 || isPlaceholder(text) || /\s/.test(text) || fieldRule.test(text))
    return false;
  if (!/\d/.test(text) || !/[a-z]/i.test(text) || /^(?:https?:|\/|\$|#|\.)/i.test(text)) return false;
  // A GUID names a format or an object; a hash with its name in front is a file's.
  if (/^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i.test(text) || /^sha\d+-/.test(text)) return false;
  // Names are words with a number behind them; paths and versions have parts.
  if (
    /^[a-z]+(?:[-_ .:/\\]\d{0,4}[a-z]+)*[-_ .]?v?\d{0,4}$/i.test(text) ||
    (/^[\w-]+(?:\/[\w.-]+)+$/.test(text) && !/[A-Z].*\d.*[A-Z]/.test(text))
  )
    return false;
  return entropyOf(text) >= 3;
}

/** Whether a text would do for a password that somebody chose: no label, no name of a field. */
export function isPasswordLike(text: string): boolean {
  if (text.length < 6 || text.length > 100 || /\s/.test(text) || isPlaceholder(text)) return false;
  if (/^(?:https?:|\/|\$|#|\.)/i.test(text) || fieldRule.test(text)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/].filter((kind) => kind.test(text)).length;
  // `form-password-2` names a thing; `Sommer2019` and `s3cr3t!` do not.
  if (/^[a-z]+(?:[-_.:][a-z0-9]+)+$/i.test(text) && !/[A-Z].*\d|\d.*[A-Z]/.test(text)) return false;
  return (
    kinds >= 2 &&
    /[a-z]/i.test(text) &&
    (/\d/.test(text) || (kinds >= 3 && text.length >= 8)) &&
    !/^[a-z]+\d?$/i.test(text)
  );
}

function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  let entropy = 0;
  for (const count of counts.values()) entropy -= (count / text.length) * Math.log2(count / text.length);
  return entropy;
}
