import { CallReader } from '../php/enclosing-calls.ts';
import { lexPhp, type PhpToken } from '../php/tokens.ts';
import { parameterAt, signatureOf } from './called-signature.ts';

/** The name of a parameter, to show before the argument that begins at `offset`. */
export interface ParameterHint {
  readonly offset: number;
  readonly name: string;
}

/**
 * Names the parameters of WordPress's functions where the argument, a literal, does not say what it is. Arguments of
 * functions with one parameter, and those that are named, say it.
 * @param from the first offset that is wanted
 * @param to the end of what is wanted
 */
export function parameterHints(text: string, from: number, to: number): ParameterHint[] {
  const { tokens } = lexPhp(text);
  const reader = new CallReader(tokens);
  const hints: ParameterHint[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.start >= to) break;
    if (token.start < from || !isWholeArgument(tokens, index)) continue;
    reader.readTo(index);
    const call = reader.calls().at(-1);
    const signature = call && !call.isInArray ? signatureOf(call, tokens, index) : undefined;
    const parameter = call && signature && parameterAt(call, signature);
    if (signature === undefined || parameter === undefined || signature.parameters.length < 2) continue;
    const name = `${parameter.variadic ? '...' : ''}${parameter.name}`;
    if (token.text.slice(1, -1) !== parameter.name) hints.push({ offset: token.start, name });
  }
  return hints;
}

function isWholeArgument(tokens: readonly PhpToken[], index: number): boolean {
  const { kind, text } = tokens[index] ?? { kind: 'symbol', text: '' };
  const isLiteral = kind === 'string' || kind === 'number' || (kind === 'name' && /^(?:true|false|null)$/i.test(text));
  return isLiteral && /^[(,]$/.test(tokens[index - 1]?.text ?? '') && /^[),]$/.test(tokens[index + 1]?.text ?? '');
}
