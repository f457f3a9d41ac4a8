import type { Expr, Node } from '../../../../languages/php/ast.ts';
import { type Assignments, assignmentsIn } from '../../../../languages/php/flow/assignments.ts';
import type { ArgInfo, CallEvent, ComparisonEvent, Place } from '../../../../languages/php/flow/events.ts';
import { eachHeld } from '../../../../languages/php/flow/held.ts';
import { eachIngredient, madeWith } from '../../../../languages/php/flow/made.ts';
import { isSameExpression } from '../../../../languages/php/flow/same-expression.ts';
import { isRequested } from '../../../../languages/php/flow/subjects.ts';
import { type Made, Type, type Value } from '../../../../languages/php/flow/value.ts';
import type { MakerKind } from '../../../../languages/php/taint/makers.ts';
import type { PhpContext } from '../../../rule.ts';
import { isInFile } from './in-file.ts';
import { calledName } from './origins.ts';
import { isSecretName } from './secret-names.ts';
import { shown } from './shown.ts';

/** What is never empty, whatever it is made of. */
const full: ReadonlySet<MakerKind> = new Set(['hash', 'keyed-hash', 'slow-hash', 'chance', 'guessable', 'clock']);
/** Functions whose result is empty where their argument is. */
const handsOn =
  /^(?:strlen|mb_strlen|trim|rtrim|ltrim|strval|wp_unslash|stripslashes|sanitize_text_field|sanitize_key|strtolower|strtoupper|rawurldecode|urldecode|esc_attr|esc_html)$/;
/** Names of options that hold what somebody must show. */
const keptKey = /(?:^|[_-])(?:key|secret|token|passcode)$/i;
const maxDepth = 4;

type Side = Pick<ArgInfo, 'node' | 'value'>;

/** The place of a comparison, and its two sides. */
interface Compared extends Place {
  readonly node: Expr;
  readonly args: readonly Side[];
}

/** A comparison of a kept secret with a sent one, where nothing on the way asks whether there is one. */
interface EmptyComparison {
  readonly event: Compared;
  readonly known: Side;
  /** The option that it is kept in; null where each record has its own. */
  readonly option: string | null;
}

/** Reads a comparison that '' and '' pass; null where they cannot meet. */
function emptyComparison(event: Compared, context: PhpContext): EmptyComparison | null {
  const [first, second] = event.args;
  if (first === undefined || second === undefined) return null;
  for (const [known, given] of [
    [first, second],
    [second, first],
  ] as const) {
    const stored = storedIn(known.value);
    if (stored === null || !isRequested(given.value) || isRequested(known.value)) continue;
    // What is missing is `false`, which hash_equals() does not take and no text is, unless it is made a text.
    if (isMissing(stored) && (known.value.types & Type.Bool) !== 0) return null;
    if (madeWith(given.value, ({ kind }) => full.has(kind)) !== null) return null;
    if (isAskedFor([known.node, given.node], event, context)) return null;
    return { event, known, option: optionOf(stored) };
  }
  return null;
}

/** What keeps a value that may be empty; null where something else is mixed in, or a default stands for what is missing. */
function storedIn(value: Value): Made | null {
  let found: Made | null = null;
  let isFull = false;
  eachIngredient(value, ({ made, constant }, depth) => {
    if (made !== null && full.has(made.kind)) isFull = true;
    if (typeof constant === 'string' && constant !== '' && depth > 0 && found === null) isFull = true;
    if (made?.kind !== 'stored') return true;
    found ??= made;
    const fallback = /option|theme_mod/.test(made.name) ? made.args[1]?.value.constant : undefined;
    if (typeof fallback === 'string' && fallback !== '') isFull = true;
    return false;
  });
  return isFull ? null : found;
}

/** Whether a read gives `false` where nothing is kept. */
function isMissing({ name, args }: Made): boolean {
  return /option|transient|theme_mod/.test(name) && args[1] === undefined;
}

function optionOf({ name, args }: Made): string | null {
  if (!/option|theme_mod/.test(name)) return null;
  const key = args[name === 'get_network_option' || name === 'get_blog_option' ? 1 : 0]?.value.constant;
  return typeof key === 'string' ? key : '';
}

/** Whether a condition on the way asks whether one of the sides is there at all. */
function isAskedFor(sides: readonly Expr[], { held, enclosing }: Place, context: PhpContext): boolean {
  const assignments = assignmentsIn({ body: enclosing === null ? context.program : enclosing.node.body });
  const wanted = sides.flatMap((side) => formsOf(side, assignments, context));
  let isAsked = false;
  eachHeld(held, (node, holds) => {
    const subject = nonEmptySubject(node, holds);
    if (isAsked || subject === null) return;
    const forms = formsOf(subject, assignments, context);
    isAsked = forms.some((form) => wanted.some((one) => isSameExpression(one, form)));
  });
  return isAsked;
}

/** What a condition that held, or did not, says is not empty; null where it says so of nothing. */
function nonEmptySubject(node: Expr, holds: boolean): Expr | null {
  if (node.kind !== 'Binary') return holds ? node : null;
  const { op, left, right } = node;
  const isEqual = op === '==' || op === '===';
  const isOrdered = /^[<>]=?$/.test(op);
  if (!isOrdered && !isEqual && op !== '!=' && op !== '!==') return null;
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const isNothing = (other.kind === 'Str' && other.value === '') || (other.kind === 'Num' && other.value === 0);
    if (isNothing && holds !== isEqual) return side;
    // A length of so many letters.
    if (other.kind === 'Num' && other.value > 0 && (isOrdered || holds === isEqual)) return side;
  }
  return null;
}

/** An expression as it is without casts and functions that hand it on, and what its variables were given. */
function formsOf(node: Expr, assignments: Assignments, context: PhpContext, depth = 0): Expr[] {
  if (depth > maxDepth) return [];
  const inner = (next: Expr) => formsOf(next, assignments, context, depth + 1);
  switch (node.kind) {
    case 'Cast':
    case 'Assign':
      return inner(node.value);
    case 'Binary':
      return node.op === '??' ? inner(node.left) : [];
    case 'Ternary':
      return [...(node.thenValue === null ? [] : inner(node.thenValue)), ...inner(node.otherwise)];
    case 'Call': {
      const [first] = node.args;
      const name = calledName(node, context);
      return first !== undefined && handsOn.test(name) ? inner(first.value) : [node];
    }
    case 'Var':
      return [node, ...(assignments.get(node.name) ?? []).flatMap(({ value }) => (value === null ? [] : inner(value)))];
    case 'Str':
    case 'Num':
      return [];
    default:
      return [node];
  }
}

/** How it is told. */
function emptyMessage({ known, event }: EmptyComparison, context: PhpContext): string {
  const how = event.node.kind === 'Binary' ? "'' === ''" : "hash_equals( '', '' )";
  return `${shown(known.node, context)} is compared with what was sent, and nothing asks whether it is empty: where none is kept, ${how} lets everyone in.`;
}

const comparisonsKey = Symbol('comparisons of secrets that may be empty');
const generatedKey = Symbol('options that are filled with chance');

/** By their calls; null where a way there asks whether there is a secret: a condition may be gone through again without it. */
const comparisons = (context: PhpContext): Map<Node, EmptyComparison | null> =>
  context.project.fact(comparisonsKey, () => new Map());
const generated = (context: PhpContext): Set<string> => context.project.fact(generatedKey, () => new Set());

/** An option that the code itself fills is there before anybody asks for it. */
export function noteGenerated({ args: [name, value] }: CallEvent, context: PhpContext): void {
  if (value === undefined || typeof name?.value.constant !== 'string') return;
  const isFull = madeWith(value.value, ({ kind }) => kind === 'chance' || kind === 'guessable', true) !== null;
  if (isFull || (typeof value.value.constant === 'string' && value.value.constant !== ''))
    generated(context).add(name.value.constant);
}

/** Notes a comparison by `hash_equals()`. */
export function noteComparison(event: CallEvent, context: PhpContext): void {
  const all = comparisons(context);
  if (!event.isLocal && all.get(event.node) !== null) all.set(event.node, emptyComparison(event, context));
}

/** Notes a comparison by `===` of an option whose name says that it is a secret. */
export function noteIdentical(event: ComparisonEvent, context: PhpContext): void {
  const { node, op, left, right } = event;
  if (op !== '===') return;
  const args = [
    { node: node.left, value: left },
    { node: node.right, value: right },
  ];
  const all = comparisons(context);
  if (all.get(node) === null) return;
  const found = emptyComparison({ ...event, args }, context);
  if (found === null) {
    if (all.has(node)) all.set(node, null);
  } else if (found.option !== null && (isSecretName(found.option) || keptKey.test(found.option))) all.set(node, found);
}

/** Reports secrets that may be empty, once it is known which options are not. */
export function reportEmptySecrets(context: PhpContext): void {
  for (const comparison of comparisons(context).values()) {
    if (comparison === null) continue;
    const { event, option } = comparison;
    if (!isInFile(event.node, context) || (option !== null && generated(context).has(option))) continue;
    context.report({
      at: event.node,
      message: emptyMessage(comparison, context),
      suggestion:
        "Return unless the kept secret is a text that is not empty: '' !== $kept && hash_equals( $kept, $sent ).",
      severity: 'high',
      confidence: 'medium',
    });
  }
}
