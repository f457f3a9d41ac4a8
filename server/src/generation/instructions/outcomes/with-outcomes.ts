import { Code } from '../../writers/code.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Composer } from '../composer.ts';
import type { NamedFunction } from '../instruction.ts';
import type { Composed } from '../recipe.ts';
import { adjustmentsOf } from './adjustments.ts';
import { caseOf } from './case-expressions.ts';
import { type Outcome, readOutcomes } from './read-outcomes.ts';

const raw = (text: string): PhpCode => new Code('php', text);

/**
 * Lets a composed function return what the prompt says for the cases that it names: for what its parameters are before
 * anything else, and for nothing found at its end. Functions of hooks are left as they are.
 */
export function withOutcomes(composed: Composed, c: Composer): Composed {
  const { fn } = c;
  if (fn?.parameters == null || composed.whole !== undefined || (composed.hooks ?? []).length > 0) return composed;
  const taxonomy = /get_terms|'taxonomy'\s*=> ('[\w-]+')/.exec(composed.body.text)?.[1] ?? '';
  const early: PhpCode[] = adjustmentsOf(c)
    .filter((statement) => !composed.body.text.includes(statement.split('\n')[0] ?? ''))
    .map(raw);
  let body = composed.body;
  for (const outcome of readOutcomes(c.text)) {
    const counted = countedAs(outcome, fn);
    if (counted !== null) {
      c.asked.readsWithin(outcome.sentence);
      early.push(counted);
      continue;
    }
    if (!isReturnable(outcome.value, c)) continue;
    const found = caseOf(outcome.when, fn, taxonomy);
    if (found === null) continue;
    c.asked.readsWithin(outcome.sentence);
    if (found.kind === 'empty') body = withEmpty(body, outcome, fn.returns || (composed.returns ?? ''));
    else if (!handles(composed.body.text, found.expression, outcome.value))
      early.push(php`
        if ( ${raw(found.expression)} ) {
          return ${raw(outcome.value)};
        }
      `);
  }
  if (early.length === 0 && body === composed.body) return composed;
  for (const parameter of fn.parameters)
    if (early.some(({ text }) => text.includes(`$${parameter.name}`))) c.take([parameter.name]);
  return {
    ...composed,
    returns: isOneType(composed.returns ?? '', c) ? (composed.returns ?? '') : '',
    body: early.length === 0 ? body : joinPhp([joinPhp(early), body], '\n\n'),
  };
}

/** `negative numbers count as 0`: what a parameter is taken for, as a statement. */
function countedAs({ value, when, sentence }: Outcome, fn: NamedFunction): PhpCode | null {
  if (!/\bcounts? as\b|\b(?:is|are) treated as\b/i.test(sentence) || !/^-?\d/.test(value)) return null;
  const found = caseOf(when, fn, '');
  const name = found?.kind === 'early' ? /^\$(\w+) [<>=]/.exec(found.expression)?.[1] : undefined;
  if (found?.kind !== 'early' || name === undefined) return null;
  return php`
    if ( ${raw(found.expression)} ) {
      ${raw(`$${name}`)} = ${raw(value)};
    }
  `;
}

/** Whether everything that the prompt has a function return is of the type that was composed. */
function isOneType(type: string, c: Composer): boolean {
  return readOutcomes(c.text).every(({ value }) => isOfType(value, type.split('|')));
}

/** Whether a value is of the type that the function declares. */
function isReturnable(value: string, { fn, returnType }: Composer): boolean {
  if (value.startsWith('$')) return fn?.parameters?.some(({ name }) => value === `$${name}`) === true;
  if (returnType === '' || returnType === 'mixed') return true;
  return isOfType(value, [...returnType.split('|'), ...(fn?.returns.startsWith('?') === true ? ['null'] : [])]);
}

function isOfType(value: string, types: readonly string[]): boolean {
  const kind = value.startsWith("'")
    ? 'string'
    : value.startsWith('array')
      ? 'array'
      : /^-?\d+$/.test(value)
        ? 'int'
        : /^-?\d/.test(value)
          ? 'float'
          : value;
  return (
    types.includes(kind) ||
    (kind === 'int' && types.includes('float')) ||
    (/true|false/.test(kind) && types.includes('bool'))
  );
}

/** Whether a function already leaves with that value on that condition, or asks the same in another way. */
function handles(body: string, expression: string, value: string): boolean {
  if (body.includes(expression)) return true;
  const [, subject = ''] = /\b(get_userdata|get_post|get_comment|is_email)\(/.exec(expression) ?? [];
  if (subject === '') return false;
  const guard = new RegExp(String.raw`${subject}\([\s\S]{0,80}?if \( [^{]*\{\s*return ([^;]+);`).exec(body);
  return guard?.[1] === value;
}

const lastReturn = /(^|\n)([\t ]*)return ([^;]+(?:;(?!\s*$)[^;]*)*);\s*$/;
const emptyReturn =
  /(if \( (?:empty\( \$\w+ \)|! \$\w+|'' === \$\w+|array\(\) === \$\w+|is_wp_error\( \$\w+ \) \|\| empty\( \$\w+ \)|null === \$\w+|false === \$\w+) \) \{\s+return )(''|array\(\)|null|0|false)(;)/;

/** What the types of results are where nothing is found, without a word about it. */
const usual: Readonly<Record<string, string>> = { array: 'array()', string: "''", int: '0', float: '0', bool: 'false' };

/** A body that returns a value in place of an empty result. */
function withEmpty(body: PhpCode, { value }: Outcome, returns: string): PhpCode {
  const { text } = body;
  if (emptyReturn.test(text))
    return raw(text.replace(emptyReturn, (_all, before: string, _old, end: string) => `${before}${value}${end}`));
  if (
    usual[returns] === value ||
    text.includes(`return ${value};`) ||
    text.includes(`: ${value};`) ||
    text.includes(`?? ${value};`)
  )
    return body;
  const match = lastReturn.exec(text);
  const result = match?.[3];
  if (result === undefined || /^(?:true|false|null|\d+|'[^']*'|array\(\))$/.test(result)) return body;
  const fallback = / \? .* : ('[^']*'|null|0|array\(\)|false)$/s.exec(result);
  if (fallback !== null) return raw(`${text.slice(0, text.lastIndexOf(fallback[1] ?? ''))}${value};`);
  const start = text.slice(0, match?.index ?? 0);
  return joinPhp([
    raw(start),
    php`
      $result = ${raw(result)};

      return empty( $result ) ? ${raw(value)} : $result;
    `,
  ]);
}
