import { type PhpCode, php } from '../../../writers/php.ts';
import type { PlanEntity, PlanField } from '../../plan.ts';

const closed =
  /(?:^|_)(?:returned|paid|done|closed|completed?|resolved|cancell?ed|declined|rejected|refused|denied|delivered|finished|settled)(?:_|$)/;
const closingDate =
  /^(?:returned|paid|done|closed|completed|resolved|delivered|finished|settled)_?(?:on|at|date)?$|^actual_return/;

/** Statuses of an entity that end it: nobody is reminded of what is paid or returned. */
const closedChoices = ({ choices }: PlanField): readonly string[] =>
  choices.map(({ value }) => value).filter((value) => closed.test(value));

/**
 * Conditions under which an entry is done with, one for each field that says so: code about `$item`; empty where no field
 * of the entity can say it.
 */
export function closedConditions({ fields }: PlanEntity): readonly PhpCode[] {
  return fields.flatMap((field) => {
    const { key, type } = field;
    if (type === 'choice' && closedChoices(field).length > 0)
      return [php`in_array( $item[${key}], ${[...closedChoices(field)]}, true )`];
    const isFlag = type === 'boolean' && closed.test(key);
    const isDate = (type === 'date' || type === 'datetime') && closingDate.test(key);
    return isFlag || isDate ? [php`! empty( $item[${key}] )`] : [];
  });
}
