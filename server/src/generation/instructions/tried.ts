/**
 * What a composer makes of a prompt; null where it fails, such as for a name of the prompt that PHP does not take: the next
 * candidate answers then, and where there is none, the answer says that the prompt was not understood.
 */
export function tried<T>(compose: () => T | null): T | null {
  try {
    return compose();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
