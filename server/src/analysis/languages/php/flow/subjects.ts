import { type Provenance, parameterOf, parameterProvenance } from './provenance.ts';
import { deepTaints } from './taints.ts';
import { makeValue, noTaints, Type, type Value } from './value.ts';

/** Whose or what a change is about, by the value that names it. */
export type Subject = 'own' | 'created' | 'requested' | 'other' | number;

/** Some value of which only its provenance and what its being there proves are known. */
export function valueFrom(types: number, provenance: Provenance | null, guards = 0): Value {
  return makeValue(types, undefined, noTaints, null, null, null, guards, null, provenance);
}

/** Whether the request chose a value, sanitized or not. */
export function isRequested(value: Value | undefined): boolean {
  if (value === undefined) return false;
  if (value.provenance === 'requested' || value.shape?.rest?.provenance === 'requested') return true;
  return deepTaints(value).some(({ source }) => source.kind === 'request');
}

/** A number made of a value, which remembers who chose it. */
export function numberOf(value: Value | undefined): Value {
  return valueFrom(Type.Int, value === undefined ? null : provenanceOf(value));
}

/** What is left of a value's provenance when only a number or a clean word is left of it. */
export function provenanceOf(value: Value): Provenance | null {
  if (isRequested(value)) return 'requested';
  if (value.provenance !== null) return value.provenance;
  if (value.className !== null) return null;
  const own = value.taints.find(({ source }) => source.symbol !== null);
  const position = own?.source.symbol?.origin.root.position ?? -1;
  const isWhole = position !== -1 && own?.source.symbol?.origin.path.length === 0;
  return isWhole ? parameterProvenance(position) : null;
}

/** Whose id a value is; a number for the parameter it came in by. */
export function subjectOf(value: Value | undefined): Subject {
  if (value === undefined) return 'other';
  const provenance = provenanceOf(value);
  if (provenance === 'requested' || provenance === 'created') return provenance;
  if (provenance === 'current-user-id' || provenance === 'current-user') return 'own';
  const position = parameterOf(provenance);
  return position === -1 ? 'other' : position;
}
