import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { PlanFieldType } from '../plan.ts';

/** Whether any of some types is among those of a plan. */
export const has = (types: ReadonlySet<PlanFieldType>, ...wanted: readonly PlanFieldType[]): boolean =>
  wanted.some((type) => types.has(type));

/** A switch on the kind of input, or nothing where no kind is special. */
export function switchOn(cases: readonly PhpCode[]): PhpCode {
  if (cases.length === 0) return noPhp;
  return php`
    switch ( $field['input'] ) {
      ${joinPhp(cases, '\n\n')}
    }
  `;
}
