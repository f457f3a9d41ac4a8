import { type PhpCode, php } from '../../../writers/php.ts';
import type { PlanField } from '../../plan.ts';

/** A time in the form in which values of a field are kept. */
export function moment(field: PlanField, time: PhpCode): PhpCode {
  return field.type === 'datetime' ? php`wp_date( 'Y-m-d\TH:i', ${time} )` : php`wp_date( 'Y-m-d', ${time} )`;
}

/** `time()`, or so many days ago. */
export const daysAgo = (days: number): PhpCode => (days === 0 ? php`time()` : php`time() - ${days} * DAY_IN_SECONDS`);

/** The first statement of a task. */
export const lockOpening = (name: string): PhpCode => php`
  if ( ! $this->lock( ${name} ) ) {
    return;
  }
`;
