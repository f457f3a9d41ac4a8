import type { Arg, Expr } from '../ast.ts';
import { ownerName, secretName } from '../taint/changes.ts';
import { confirmedBy } from './confirmations.ts';
import type { Frame } from './frame.ts';
import { Guard } from './guards.ts';
import { eachIngredient, madeWith } from './made.ts';
import { isRequested } from './subjects.ts';
import { parametersIn } from './upkeep.ts';
import type { Made, Value } from './value.ts';

/** What the two sides of a comparison prove when they are equal: whose something is, or that a secret is known. */
export function comparisonProof(
  frame: Frame,
  { op, left, right }: Extract<Expr, { kind: 'Binary' }>,
  one: Value,
  other: Value,
): number {
  if (op !== '===' && op !== '==' && op !== '!==' && op !== '!=' && op !== '<>') return 0;
  if (one.constant !== undefined || other.constant !== undefined) {
    noteType(frame, left, other);
    noteType(frame, right, one);
    return confirmedBy(one, other);
  }
  if (isOwner(left, one, right, other) || isOwner(right, other, left, one)) {
    frame.state.checksOwner = true;
    return Guard.Owner | Guard.LoggedIn;
  }
  if (knowsBuyer(right, other, one) || knowsBuyer(left, one, other)) {
    frame.state.checksOwner = true;
    return Guard.Owner;
  }
  if (!isSecret(right, other, one) && !isSecret(left, one, other)) return 0;
  frame.state.checksOwner = true;
  return Guard.Signed;
}

/** `'ticket' === $post->post_type`. */
function noteType(frame: Frame, side: Expr, { constant }: Value): void {
  if (typeof constant === 'string' && /^(?:post_type|get_post_type)$/.test(nameOf(side)))
    frame.state.typesCompared.add(constant);
}

/** `$post->post_author` beside the current user's id, or beside an id that the request did not choose. */
function isOwner(side: Expr, value: Value, otherSide: Expr, other: Value): boolean {
  if (value.provenance === 'current-user-id') return true;
  if (isRequested(value) || isRequested(other)) return false;
  return ownerName.test(nameOf(side)) && (ownerName.test(nameOf(otherSide)) || other.provenance === 'current-user-id');
}

/** Guests prove that an order is theirs by what they wrote into it. */
function knowsBuyer(side: Expr, kept: Value, given: Value): boolean {
  return isRequested(given) && !isRequested(kept) && /^billing_(?:email|phone|postcode|last_name)$/.test(nameOf(side));
}

/** Whether a call makes a hash that only who knows more than what was sent can make. */
export function isSecretHash({ kind, args }: Made): boolean {
  return (
    kind === 'keyed-hash' || ((kind === 'hash' || kind === 'slow-hash') && args.some(({ value }) => hasOwnPart(value)))
  );
}

/** Whether anything in a value is neither written in the code nor sent with the request. */
function hasOwnPart(value: Value): boolean {
  let found = false;
  eachIngredient(value, (part) => {
    const isLeaf = part.made === null && part.rope === null && part.shape === null;
    found ||= isLeaf && part.constant === undefined && !isRequested(part);
    return !found;
  });
  return found;
}

/** Whether a value was read from an option or a field whose name says so. */
export function isKeptUnder(value: Value, name: RegExp): boolean {
  const isNamed = ({ kind, args }: Made) =>
    kind === 'stored' && args.some(({ value: { constant } }) => typeof constant === 'string' && name.test(constant));
  return madeWith(value, isNamed) !== null;
}

const isKeyed = ({ kind }: Made): boolean => kind === 'keyed-hash';

/** What a request sent beside a secret that is kept here. */
function isSecret(side: Expr, secret: Value, given: Value): boolean {
  if (isRequested(secret)) return false;
  // What a helper is given to verify, whoever sent it.
  if (!isRequested(given)) return parametersIn(given).length > 0 && madeWith(secret, isKeyed) !== null;
  return secretName.test(nameOf(side)) || madeWith(secret, isSecretHash) !== null || isKeptUnder(secret, secretName);
}

/** What an expression reads, by its last name: a variable, a property, a field, a getter or an option. */
function nameOf(node: Expr): string {
  switch (node.kind) {
    case 'Var':
      return node.name;
    case 'Prop':
    case 'StaticProp':
      return typeof node.name === 'string' ? node.name : '';
    case 'ClassConst':
      return node.name;
    case 'Name':
      return node.text;
    case 'Index':
      return node.index?.kind === 'Str' ? node.index.value : '';
    case 'Cast':
      return nameOf(node.value);
    case 'MethodCall':
    case 'StaticCall':
      return typeof node.name === 'string' ? node.name.replace(/^get_?/i, '') || literalArgument(node.args) : '';
    case 'Call': {
      const name = node.callee.kind === 'Name' ? node.callee.text : '';
      if (/^(?:absint|intval|trim|strval|strto\w+|sanitize_\w+|wp_unslash|base64_\w+|rawurl\w+)$/i.test(name)) {
        return node.args[0] === undefined ? '' : nameOf(node.args[0].value);
      }
      const texts = node.args.map(({ value }) => (value.kind === 'Str' ? value.value : ''));
      return (
        texts.find((text) => ownerName.test(text) || secretName.test(text)) ?? name.replace(/^get_?(?:the_)?/i, '')
      );
    }
    default:
      return '';
  }
}

/** `$settings->get( 'api_key' )`: what is read is named by the argument. */
function literalArgument([first]: readonly Arg[]): string {
  return first?.value.kind === 'Str' ? first.value.value : '';
}
