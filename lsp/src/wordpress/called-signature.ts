import { functionSignature, methodSignature, type Signature } from '@presswright/shared/wordpress/signatures';
import type { OpenCall } from '../php/enclosing-calls.ts';
import type { PhpToken } from '../php/tokens.ts';
import { classOf } from './class-of.ts';

/** What is called, of a call. */
export type Callee = Pick<OpenCall, 'kind' | 'name' | 'on'>;

/**
 * The signature of the WordPress function or method that is called before the token of index `end`; undefined for any
 * other.
 */
export function signatureOf(
  { kind, name, on }: Callee,
  tokens: readonly PhpToken[],
  end = tokens.length,
): Signature | undefined {
  if (kind === 'function') return functionSignature(name);
  const isNamed = kind === 'new' || kind === 'static';
  const owner = isNamed ? on : classOf({ kind: 'variable', text: on, start: 0, end: 0, isOpen: false }, tokens, end);
  return owner === undefined ? undefined : methodSignature(owner, name);
}

/** The parameter that the cursor's argument is for. */
export function parameterAt(call: OpenCall, { parameters }: Signature): Signature['parameters'][number] | undefined {
  const named = call.argumentName === '' ? undefined : parameters.find(({ name }) => name === call.argumentName);
  const last = parameters.at(-1);
  return named ?? parameters[call.argument] ?? (last?.variadic ? last : undefined);
}
