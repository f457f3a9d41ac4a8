import type { CallEvent } from '../../../../languages/php/flow/events.ts';
import { eachIngredient } from '../../../../languages/php/flow/made.ts';
import type { Made, Taint, Value } from '../../../../languages/php/flow/value.ts';
import { everyDanger } from '../../../../languages/php/taint/kinds.ts';
import type { MakerKind } from '../../../../languages/php/taint/makers.ts';
import type { Finding, PhpContext } from '../../../rule.ts';
import { fieldName, isPasswordName } from './secret-names.ts';

/** The name of a password in foreign data, as somebody has typed it; null for other data. */
export function passwordOf({ source }: Taint): string | null {
  const name = fieldName(source);
  return source.kind === 'request' && isPasswordName(name) ? name : null;
}

const veiled: ReadonlySet<MakerKind> = new Set(['hash', 'keyed-hash', 'slow-hash']);

/** What made the password for somebody that a value holds as it is; null when it holds none. */
export function newPasswordIn(value: Value): Made | null {
  let found: Made | null = null;
  eachIngredient(
    value,
    ({ made }) => {
      if (made?.name === 'wp_generate_password') found ??= made;
      return made === null || !veiled.has(made.kind);
    },
    true,
  );
  return found;
}

/** That it is known where the password comes from. */
export function wayFrom({ node }: Made): Pick<Finding, 'confidence' | 'trace'> {
  return { confidence: 'high', trace: [{ at: node, message: 'the password is made' }] };
}

/** Passwords in the server's log, where whoever reads logs finds them. */
export function checkLoggedPassword({ args: [text], isLocal }: CallEvent, context: PhpContext): void {
  if (text === undefined || isLocal) return;
  const finding = (name: string) => ({
    at: text.node,
    message: `${name} is written to the log as it is: whoever reads the log can log in with it.`,
    suggestion: 'Leave it out; a log needs to know who tried, and not with what.',
    severity: 'medium' as const,
    confidence: 'medium' as const,
  });
  const made = newPasswordIn(text.value);
  if (made !== null) {
    context.report({ ...finding('A generated password'), ...wayFrom(made) });
    return;
  }
  context.track(text.value, everyDanger, text.node, (taint) => {
    const name = passwordOf(taint);
    return name === null ? null : { ...finding(`The password '${name}'`), taint };
  });
}
