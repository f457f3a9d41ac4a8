import type { Place } from '../../../../languages/php/flow/events.ts';
import { Guard } from '../../../../languages/php/flow/guards.ts';
import { eachIngredient, madeWith } from '../../../../languages/php/flow/made.ts';
import { literalPrefix } from '../../../../languages/php/flow/ropes.ts';
import type { Made, Span, Value } from '../../../../languages/php/flow/value.ts';
import { Audience } from '../../../../languages/php/taint/audiences.ts';
import type { MakerKind } from '../../../../languages/php/taint/makers.ts';
import type { PhpContext } from '../../../rule.ts';
import { isInFile } from './in-file.ts';

/** Names of settings that only servers may know; a key of an API may well be made for browsers. */
const unshown =
  /(?:^|_)(?:secret|private|password|passwd|passphrase|pwd|access_token|refresh_token|auth_token|bearer_token|server_key|signing_key|encryption_key)(?:_|$)/;
const harmless =
  /(?:^|_)(?:public|publishable|client_id|label|field|name|type|page|text|title|message|protected|strength|reset|lost|forgot|enabled|required|posts?|content|url|link|form|nonce|action|placeholder|hint|site_?key)(?:_|$)/;

function isUnshown(name: string): boolean {
  const plain = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
  return unshown.test(plain) && !harmless.test(plain);
}

const settings = /^get_(?:option|site_option|network_option|blog_option|theme_mod)$/;
/** What tells nobody what it is made of. */
const veiled: ReadonlySet<MakerKind> = new Set(['hash', 'keyed-hash', 'slow-hash']);

const isSetting = ({ name }: Made): boolean => settings.test(name);

/** The name of a kept secret that a value holds as it is; null when it holds none. */
export function secretIn(value: Value): string | null {
  let found: string | null = null;
  eachIngredient(
    value,
    ({ made }) => {
      if (found !== null || (made !== null && veiled.has(made.kind))) return false;
      if (made === null) return true;
      const [base, key] = made.args;
      if (made.name === 'index' && base !== undefined && typeof key?.value.constant === 'string') {
        if (isUnshown(key.value.constant) && madeWith(base.value, isSetting, true) !== null) found = key.value.constant;
        return false;
      }
      if (!isSetting(made) || base === undefined) return true;
      const name = typeof base.value.constant === 'string' ? base.value.constant : literalPrefix(base.value);
      if (isUnshown(name)) found = name;
      return false;
    },
    true,
  );
  return found;
}

/** Whether every visitor gets what is given out there. */
function isForVisitors(place: Place, context: PhpContext): boolean {
  const reached = context.reached(place.enclosing);
  const guards = reached.guards | place.guards;
  return (
    (reached.audience & Audience.Anonymous) !== 0 &&
    (guards & (Guard.Capability | Guard.Signed | Guard.LoggedIn | Guard.Owner | Guard.Allowed)) === 0
  );
}

interface Shown {
  readonly name: string;
  readonly at: Span;
  readonly place: Place;
  /** Such as "the page's script". */
  readonly where: string;
}

const shownKey = Symbol('secrets that are given out');

const shownIn = (context: PhpContext): Map<Span, Shown> => context.project.fact(shownKey, () => new Map());

/** Notes a secret of the settings in what is given out there. `where`: such as "a script of the page". */
export function noteShownSecret(value: Value, at: Span, place: Place, where: string, context: PhpContext): void {
  const name = secretIn(value);
  if (name !== null) shownIn(context).set(at, { name, at, place, where });
}

/** Reports those that every visitor gets, once it is known who gets where. */
export function reportShownSecrets(context: PhpContext): void {
  for (const { name, at, place, where } of shownIn(context).values()) {
    if (!isInFile(at, context) || !isForVisitors(place, context)) continue;
    context.report({
      at,
      message: `The setting '${name}' sounds like a secret and is given to every visitor in ${where}.`,
      suggestion: 'Keep it on the server: let a route of your own make the request that needs it.',
      severity: 'high',
      confidence: 'medium',
    });
  }
}
