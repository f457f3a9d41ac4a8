import type { AttributeType } from '@presswright/shared/schemas/block-parts';
import type { AttributeRole } from '@presswright/shared/schemas/plans/block-vocabulary';
import type { BlockAttribute, ControlOption } from '../plan.ts';

/** What is said of a value: what it is called, what it holds and what it means. */
export interface NamedField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly kind: AttributeType;
  readonly role: AttributeRole;
  /** Of `enum`. */
  readonly options: readonly ControlOption[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What is said of an attribute; what edits it and what previews show follows from that. */
export interface NamedAttribute extends NamedField {
  /** Properties of an object, columns of a query. */
  readonly fields: readonly NamedField[];
  /** Of an `array`. */
  readonly item?: NamedField;
  /** As it was sent: not checked yet. */
  readonly default?: unknown;
}

/** An attribute whose place in the markup, and with it its schema, is not decided yet. */
export type DraftAttribute = Omit<BlockAttribute, 'schema'>;

export const isTextKind = (kind: AttributeType): boolean => ['string', 'textarea', 'rich_text'].includes(kind);

/** Limits of numbers whose meaning gives them. */
const usualLimits: Partial<Record<AttributeRole, readonly [number, number]>> = {
  rating: [0, 5],
  percent: [0, 100],
  columns: [1, 6],
  opacity: [0, 1],
  'heading-level': [2, 6],
};

/** The limits of a number: those that are said, else those that its role gives. */
export function limitsOf({
  kind,
  role,
  minimum,
  maximum,
}: Pick<NamedField, 'kind' | 'role' | 'minimum' | 'maximum'>): Pick<NamedField, 'minimum' | 'maximum'> {
  if (kind !== 'number' && kind !== 'integer') return {};
  const [low, high] = usualLimits[role] ?? [];
  const [least, most] = [minimum ?? low, maximum ?? high];
  return { ...(least === undefined ? {} : { minimum: least }), ...(most === undefined ? {} : { maximum: most }) };
}
