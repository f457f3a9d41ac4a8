import type { Expression } from './expression.ts';
import { firstFitting, group, ifBroken, indent, type Layout, line, onOneLine, softLine } from './layout.ts';

/** The expression as WordPress' formatter lays it out. */
export function layOut(expression: Expression): Layout {
  switch (expression.kind) {
    case 'raw':
      return expression.text;
    case 'prefix':
      return [expression.text, layOut(expression.value)];
    case 'pair':
      return [`${expression.key}:`, assigned(expression.value)];
    case 'member':
      return [layOut(expression.object), expression.text];
    case 'list':
      return listLayout(expression.open, expression.items);
    case 'call':
      return chainLayout(expression) ?? [layOut(expression.callee), argsLayout(expression.args)];
    case 'arrow':
      return arrowLayout(expression, '');
    case 'binary':
      return group(operandsLayout(expression, true));
    case 'choice':
      return group([
        layOut(expression.test),
        indent(line, '? ', indent(flush(expression.yes)), line, ': ', indent(flush(expression.no))),
      ]);
  }
}

/** What stands behind `=` or `:`, with the space before it: operations and lone values go to a line of their own. */
export function assigned(value: Expression): Layout {
  if (value.kind === 'binary') return group(indent(line, group(operandsLayout(value, false))));
  if (value.kind === 'raw') return group(indent(line, value.text));
  if (value.kind === 'choice' && value.test.kind === 'binary') return group(indent(line, layOut(value)));
  return [' ', layOut(value)];
}

const closing = { '[': ' ]', '{': ' }', '(': ' )' } as const;

function listLayout(open: '[' | '{' | '(', items: readonly Expression[], isPattern = false): Layout {
  const close = closing[open];
  if (items.length === 0) return open + close.trim();
  const [only] = items;
  if (open === '(' && items.length === 1 && (only?.kind === 'binary' || only?.kind === 'choice')) {
    return ['( ', layOut(only), ' )'];
  }
  const last = items.at(-1);
  const isRest = last?.kind === 'prefix' && last.text === '...' && isPattern;
  const comma = open === '(' || isRest ? '' : ifBroken(',');
  return group([open, indent(line, commaLines(items)), comma, line, close.trim()]);
}

const commaLines = (items: readonly Expression[]): Layout =>
  items.flatMap((item, index) => (index === 0 ? [layOut(item)] : [',', line, layOut(item)]));

/** Names that are taken out of an object, or out of a module. */
export const patternLayout = (items: readonly Expression[]): Layout => listLayout('{', items, true);

/** Arguments on one line, else the last one opened on the line of the call, else one a line. */
function argsLayout(args: readonly Expression[]): Layout {
  const last = args.at(-1);
  if (last === undefined) return '()';
  const apart: Layout = group(['(', indent(line, commaLines(args)), line, ')'], true);
  const isOpened =
    (last.kind === 'arrow' || (last.kind === 'list' && last.open !== '(' && last.items.length > 0)) &&
    !isAlike(args.at(-2), last);
  if (!isOpened) return group(['(', indent(line, commaLines(args)), line, ')']);
  const before = args.slice(0, -1).flatMap((arg): Layout[] => [onOneLine(layOut(arg)), ', ']);
  const flat: Layout = ['( ', ...before, layOut(last), ' )'];
  const opened: Layout = ['( ', ...before, last.kind === 'arrow' ? arrowLayout(last, ' )') : [broken(last), ' )']];
  return firstFitting(group(flat), opened, apart);
}

/** Two objects, two lists or two functions in a row: none of them is opened. */
const isAlike = (one: Expression | undefined, other: Expression): boolean =>
  one?.kind === other.kind && (one.kind !== 'list' || other.kind !== 'list' || one.open === other.open);

function broken(expression: Expression): Layout {
  const layout = layOut(expression);
  return typeof layout === 'object' && 'kind' in layout && layout.kind === 'group'
    ? { ...layout, isBroken: true }
    : layout;
}

/** @param end what closes the place that the function stands in, ` )` or ` }`: on a line of its own when the body is */
export function arrowLayout({ params, body }: Expression & { kind: 'arrow' }, end: '' | ' )' | ' }'): Layout {
  const head: Layout = [layOut(params), ' =>'];
  const [only] = body.kind === 'list' && body.open === '(' ? body.items : [];
  if (only?.kind === 'choice') {
    const inner = [ifBroken('', '( '), layOut(only), ifBroken('', ' )')];
    return group([...head, group([indent(line, ...inner), end === '' ? '' : [line, end.trim()]])]);
  }
  if (body.kind === 'list') return group([...head, ' ', layOut(body), end]);
  return group([...head, group([indent(line, layOut(body)), end === '' ? '' : [line, end.trim()]])]);
}

/** Operands without indentation, where the place has one already. */
export const flush = (expression: Expression): Layout =>
  expression.kind === 'binary' ? group(operandsLayout(expression, false)) : layOut(expression);

/** Operators end lines; what follows the first is indented where the place asks for it. */
function operandsLayout({ operators, operands }: Expression & { kind: 'binary' }, isIndented: boolean): Layout {
  const [first, ...rest] = operands.map(layOut);
  const others = rest.flatMap((operand, index): Layout[] => [` ${operators[index]}`, line, operand]);
  return isIndented ? [first ?? '', indent(...others)] : [first ?? '', ...others];
}

/** `a.b().c()`: each call on a line of its own when they are more than two, or do not fit. */
function chainLayout(expression: Expression): Layout | undefined {
  const links: Layout[][] = [];
  let calls = 0;
  let current: Expression = expression;
  let link: Layout[] = [];
  for (;;) {
    if (current.kind === 'call') {
      link.unshift(argsLayout(current.args));
      calls += 1;
      current = current.callee;
    } else if (current.kind === 'member' && link.length > 0) {
      link.unshift(current.text);
      links.unshift(link);
      link = [];
      current = current.object;
    } else break;
  }
  if (links.length < 2 || calls < 2) return undefined;
  const head: Layout = [layOut(current), ...link];
  const apart: Layout = [head, indent(...links.flatMap((one): Layout[] => [hardLine, ...one]))];
  return firstFitting([head, ...links.flat()], apart);
}

/** A line break in any case. */
const hardLine: Layout = group(softLine, true);
