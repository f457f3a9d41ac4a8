import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { actionPhp } from './actions.ts';
import type { Made } from './made.ts';
import type { Mail } from './mails.ts';

/** Statements that leave when something is not so. */
export const skipUnless = (tests: readonly PhpCode[], statement: PhpCode): PhpCode =>
  tests.length === 0
    ? noPhp
    : php`
      if ( ${tests.map((one) => php`! ( ${one} )`).reduce((before, one) => php`${before} || ${one}`)} ) {
        ${statement}
      }
    `;

/** Name of the metadata that says that an automation has been done for a record or a user. */
export const doneKey = (plan: PluginPlan, { index }: Pick<Made, 'index'>): string =>
  `_${prefixed(plan, `done_${index + 1}`)}`;

/** The actions of an automation on `$record`; where it is to be done once, only the first time. */
export function runPhp(plan: PluginPlan, made: Made, mails: readonly Mail[]): PhpCode {
  const { one, index, kind } = made;
  const actions = joinPhp(
    one.actions.map((action, at) => actionPhp(plan, kind, action, { automation: index, action: at }, mails)),
  );
  return oncePhp(plan, made, actions);
}

/** Statements about `$record`; where an automation is to be done once, only the first time. */
export function oncePhp(plan: PluginPlan, made: Made, actions: PhpCode): PhpCode {
  const { one, kind } = made;
  if (one.once === undefined) return actions;
  const key = doneKey(plan, made);
  const record = php`$record`;
  const isOwner = one.once === 'owner' || kind.storage === 'user';
  if (!isOwner && kind.storage === 'row')
    return php`
      $done = (array) get_option( ${key}, array() );

      if ( ! in_array( ${kind.id(record)}, $done, true ) ) {
        $done[] = ${kind.id(record)};
        update_option( ${key}, $done, false );
        ${actions}
      }
    `;
  if (!isOwner && kind.storage === 'order')
    return php`
      if ( ! $record->get_meta( ${key} ) ) {
        $record->update_meta_data( ${key}, time() );
        $record->save();
        ${actions}
      }
    `;
  const type = isOwner ? 'user' : kind.storage;
  return php`
    $done_for = ${isOwner ? kind.ownerId(record) : kind.id(record)};

    if ( ! $done_for || ! get_metadata( ${type}, $done_for, ${key}, true ) ) {
      if ( $done_for ) {
        update_metadata( ${type}, $done_for, ${key}, time() );
      }

      ${actions}
    }
  `;
}
