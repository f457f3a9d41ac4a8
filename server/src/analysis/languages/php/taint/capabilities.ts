import { Guard } from '../flow/guards.ts';

const set = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

/** Capabilities that every member of a site has, subscribers too. */
export const everyonesCapabilities = set('read exist level_0 subscriber customer');

/** Capabilities that contributors and authors have, for what is their own. */
export const authorsCapabilities = set(
  'edit_posts delete_posts publish_posts edit_published_posts delete_published_posts upload_files level_1 level_2 author contributor',
);

/** Capabilities for one object that authors have for what is theirs, and members for their own profile. */
const ownersCapabilities = set('edit_post delete_post read_post publish_post edit_comment edit_user');

/** Names of roles: they are no capabilities, though `current_user_can()` takes them. */
export const roleNames = set('administrator editor author contributor subscriber customer shop_manager super_admin');

/** What asking for a capability proves. `onObject`: it was asked for one post, user or comment. */
export function capabilityGuards(capability: unknown, onObject: boolean): number {
  if (typeof capability !== 'string') return Guard.Capability | Guard.LoggedIn | Guard.Broad;
  if (everyonesCapabilities.has(capability)) return Guard.LoggedIn;
  const own = Guard.Capability | Guard.LoggedIn;
  if (onObject && (ownersCapabilities.has(capability) || authorsCapabilities.has(capability))) return own | Guard.Owner;
  return authorsCapabilities.has(capability) ? own : own | Guard.Broad;
}

/** Names of functions and methods that are defined elsewhere, by what they say they check. */
const saysCapability =
  /(?:^|_)(?:user_?can|can_(?:access|manage|edit|view|delete|user)|current_?user_?can|has_?cap(?:ability)?|has_?permissions?|has_?access|is_?(?:allowed|authori[sz]ed|permitted)|(?:check|verify|ensure|require|assert|validate)_?(?:\w*_)?(?:permissions?|capabilit(?:y|ies)|caps?|access|auth(?:ori[sz]ation)?|privileges?|admin|security)|authori[sz]e(?:_request)?|(?:permissions?|capabilit(?:y|ies)|access|auth)_?check)(?:$|_)/i;
const saysNonce =
  /nonce|csrf|referr?er|(?:check|verify|validate)_?(?:ajax_|admin_|the_)?(?:request|security|submission)/i;
const saysSecret =
  /(?:verify|validate|check|valid|match(?:es)?|compare)_?\w*(?:token|signature|hmac|hash|key|secret|webhook|password|otp|magic_link)|(?:token|signature|key|hash|secret|password)_?(?:is_)?(?:valid|matches|correct)|^construct_?event$/i;
const saysNoCheck =
  /^(?:create|get|print|render|add|the|make|generate|field)_|_(?:field|url|name|action|life|tick)s?$/i;

/** What a check that is not in the files is taken to prove, by its name in snake or camel case. */
export function guardsByName(name: string): number {
  if (name.length > 80) return 0;
  const words = separated(name);
  if (saysNoCheck.test(words)) return 0;
  let guards = 0;
  if (saysCapability.test(words)) guards |= Guard.Capability | Guard.LoggedIn | Guard.Broad;
  if (saysNonce.test(words)) guards |= Guard.Nonce;
  if (saysSecret.test(words)) guards |= Guard.Signed;
  // Who checks the request as a whole checks both.
  if (/(?:check|verify|validate|authori[sz]e)_?(?:\w*_)?(?:request|security)$/i.test(words)) {
    guards |= Guard.Nonce | Guard.Capability | Guard.LoggedIn | Guard.Broad;
  }
  return guards;
}

/** Words of names that speak of checks, though not of which. */
const checkingWords =
  /(?:^|_)(?:permissions?|capabilit(?:y|ies)|access|auth(?:ori[sz]ation|entication|ori[sz]e[ds]?|enticate[ds]?)?|guards?|gates?|polic(?:y|ies)|security|secure|protect\w*|middlewares?|firewall|roles?|acl|rights?|privileges?|allow(?:s|ed)?|permit(?:s|ted)?|forbid\w*|den(?:y|ies|ied)|restrict\w*|nonces?|csrf|tokens?|signatures?|check|checks|verif(?:y|ies|ied)|validat(?:e|es|ed)|ensure|assert|authed|can)(?:_|$)/i;
/** Verbs of what hands something over, or tells it: a name that begins so asks nobody. */
const handingWords =
  /^(?:get|set|add|remove|delete|save|update|create|make|build|render|print|display|show|log|send|load|register|enqueue|list|find|fetch|count|to|from|with|format|field)_/i;

/** Whether the name of a function, or of what a method is called on, speaks of checks: `$this->gate->pass()`, `maybe_allow()`. */
export function speaksOfChecks(name: string, owner: string): boolean {
  if (name.length > 80 || owner.length > 200) return false;
  const words = separated(name);
  return (
    !handingWords.test(words) &&
    (checkingWords.test(words) || owner.split(/[\s\\]/).some((part) => checkingWords.test(separated(part))))
  );
}

/** A name in camel case with its words apart. */
function separated(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1_$2');
}
