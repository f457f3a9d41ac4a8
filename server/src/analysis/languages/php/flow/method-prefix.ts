import type { Expr } from '../ast.ts';

/** How the name begins, in lower case, that `array( $this, "save_$step" )` puts together; null for other callbacks. */
export function methodPrefix(callback: Expr): string | null {
  const [owner, method] = callback.kind === 'Array' ? callback.items : [];
  if (owner?.value.kind !== 'Var' || owner.value.name !== 'this' || method == null) return null;
  const { value } = method;
  const first = value.kind === 'Concat' || value.kind === 'Interpolated' ? value.parts[0] : undefined;
  return first?.kind === 'Str' && first.value !== '' ? first.value.toLowerCase() : null;
}
