import type { PhpCode, PhpValue } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { NamedParameter } from '../../instruction.ts';

/** What a query selects, gathered from the requirements one by one. */
export interface Selection {
  readonly args: Record<string, PhpValue>;
  readonly meta: PhpValue[];
  /** Tests of a found `$item` that no argument of the query can make. */
  readonly tests: PhpCode[];
  /** Checks before the query is made. */
  readonly before: PhpCode[];
}

/** A requirement that selects: where it is said, it changes the selection. */
export interface Condition {
  readonly said: RegExp;
  add(selection: Selection, match: RegExpExecArray, c: Composer): void;
}

/** Has every condition that the prompt states change the selection. */
export function select(c: Composer, conditions: readonly Condition[]): Selection {
  const selection: Selection = { args: {}, meta: [], tests: [], before: [] };
  for (const { said, add } of conditions) {
    const match = c.asked.states(said);
    if (match !== null) add(selection, match, c);
  }
  return selection;
}

/** A parameter of the signature by its name, as an expression; null where it has none. */
export function parameter(c: Composer, name: string | undefined): NamedParameter | null {
  const found = c.fn?.parameters?.find((one) => one.name === name);
  if (found === undefined) return null;
  c.take([found.name]);
  return found;
}

/** What a value in a prompt is in PHP: `$from`, `7`, `"open"`; a date object by what it is compared with. */
export function operand(c: Composer, text: string, dates: 'timestamp' | 'Y-m-d' = 'timestamp'): PhpValue {
  const bare = text.replace(/^[`"']|[`"']$/g, '');
  if (bare.startsWith('$')) {
    const found = parameter(c, bare.slice(1));
    if (/DateTime/.test(found?.type ?? ''))
      return raw(dates === 'timestamp' ? `${bare}->getTimestamp()` : `${bare}->format( '${dates}' )`);
    return raw(bare);
  }
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : bare;
}

/** Whether an operand is compared as a number. */
export function isNumeric(c: Composer, text: string): boolean {
  const name = text.replace(/^[`"']?\$?|[`"']$/g, '');
  const type = c.fn?.parameters?.find((one) => one.name === name)?.type ?? '';
  return /int|float|DateTime/.test(type) || /^\d/.test(name);
}

/** The limit that the prompt asks for: the parameter for it, a number, or -1 for all. */
export function limitOf(c: Composer, unit: RegExp, all = -1): PhpCode {
  if (c.asked.states(/\b(?:no limit|unlimited|without (?:a )?limit|all of them)\b/i) !== null) return raw(String(all));
  const bound = c.find('count');
  if (bound !== null) return bound;
  return raw(String(c.amount(unit, all)));
}
