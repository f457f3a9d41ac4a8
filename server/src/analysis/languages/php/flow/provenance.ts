/** Where a value comes from, as far as escaping, casting and storing leave it true. */
export type Provenance =
  /** The request chose it, sanitized or not. */
  | 'requested'
  /** The id of the user who is logged in. */
  | 'current-user-id'
  /** The user who is logged in, as an object. */
  | 'current-user'
  /** The id of something that was made just now. */
  | 'created'
  /** The roles of some user whom the request did not choose. */
  | 'roles'
  /** What the caller passes for the parameter at a position. */
  | ParameterProvenance;

type ParameterProvenance = `parameter-${number}`;

const parameter = 'parameter-';

/** What the caller passes for a parameter, by its position from 0. */
export function parameterProvenance(position: number): ParameterProvenance {
  return `${parameter}${position}`;
}

/** The position of the parameter that a value comes from, -1 when it comes from none. */
export function parameterOf(provenance: Provenance | null): number {
  return provenance?.startsWith(parameter) === true ? Number(provenance.slice(parameter.length)) : -1;
}

/** What still means something outside the function it was found in. */
export function sharedProvenance(provenance: Provenance | null): Provenance | null {
  return parameterOf(provenance) === -1 ? provenance : null;
}

/**
 * Of two ways to the same value the one that the request chose counts.
 * @param objects both are objects: what only one of them is, the value is not
 */
export function joinProvenance(a: Provenance | null, b: Provenance | null, objects: boolean): Provenance | null {
  if (a === b) return a;
  if (a === 'requested' || b === 'requested') return 'requested';
  // Found by what the caller passed, or made for it: who is passed on may be the one that was there.
  if (objects && (a === 'created' || b === 'created')) {
    const other = a === 'created' ? b : a;
    return parameterOf(other) === -1 ? null : other;
  }
  return objects ? null : (a ?? b);
}
