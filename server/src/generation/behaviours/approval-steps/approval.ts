import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { attributeOf } from '../conditions.ts';
import type { RecordKind } from '../records/record-kind.ts';
import type { ApprovalSteps } from './steps-plan.ts';

/** One approval with what its class is made of. */
export interface Approval {
  readonly one: ApprovalSteps;
  readonly kind: RecordKind;
  /** From 1: names its class, hooks and metadata. */
  readonly number: number;
}

/** A statement that writes how a record stands into its field. */
export function writeStand(
  { one, kind }: Approval,
  stand: 'waiting' | 'approved' | 'rejected',
  record = php`$record`,
): PhpCode {
  const field = kind.attributes.find(({ key }) => key === one.sets?.field);
  return one.sets === undefined || field?.write === undefined ? noPhp : field.write(record, php`${one.sets[stand]}`);
}

/** ID of the user whom an attribute of `$record` names; 0 where there is none. */
export function personPhp(kind: RecordKind, name: string): PhpCode {
  const found = attributeOf(kind, name, php`$record`);
  if (found === undefined) return php`0`;
  const read = php`(int) ${found.attribute.read(found.holder)}`;
  return name.startsWith('owner.') ? php`( ${found.holder} ? ${read} : 0 )` : read;
}
