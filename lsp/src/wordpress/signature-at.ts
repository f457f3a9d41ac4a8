import { wordpressHook } from '@presswright/shared/wordpress/facts';
import { hookParameters, type Signature } from '@presswright/shared/wordpress/signatures';
import type { SignatureHelp, SignatureInformation } from 'vscode-languageserver';
import { openCalls } from '../php/enclosing-calls.ts';
import { lexPhp } from '../php/tokens.ts';
import { signatureOf } from './called-signature.ts';
import { parameterLabel } from './describe.ts';

/** The signature of the WordPress function that is being called at `offset`; null where there is none. */
export function signatureAt(text: string, offset: number): SignatureHelp | null {
  const { tokens, end } = lexPhp(text, offset);
  if (end !== 'code') return null;
  const calls = openCalls(tokens);
  for (const call of calls.toReversed()) {
    const signature = signatureOf(call, tokens);
    if (!signature) continue;
    const index = active(signature, call.argument, call.argumentName);
    const signatures = [information(signature)];
    const hook = call.argument > 0 && /^add_(?:action|filter)$/.test(call.name) ? call.arguments[0]?.[0] : undefined;
    if (hook?.kind === 'string') signatures.push(...callback(hook.text.slice(1, -1)));
    return { signatures, activeSignature: 0, activeParameter: index };
  }
  return null;
}

function active({ parameters }: Signature, argument: number, name: string): number {
  const named = name === '' ? -1 : parameters.findIndex((parameter) => parameter.name === name);
  if (named !== -1) return named;
  const last = parameters.length - 1;
  return argument > last && parameters[last]?.variadic ? last : argument;
}

function information(signature: Signature): SignatureInformation {
  const parameters = signature.parameters.map(parameterLabel);
  const { since, deprecated } = signature.facts;
  const notes = [
    deprecated === undefined ? '' : `Deprecated since ${deprecated.version}.`,
    since === '' ? '' : `WordPress ${since}`,
  ];
  return labelled(`${signature.name}(`, parameters, `)${signature.returns && `: ${signature.returns}`}`, notes);
}

/** What a callback of the hook gets. */
function callback(name: string): SignatureInformation[] {
  const facts = wordpressHook(name);
  if (facts === undefined) return [];
  const parameters = hookParameters(name).map((parameter) => `${parameter.type} $${parameter.name}`);
  const note = `The callback of this ${facts.kind} takes up to ${facts.args} ${facts.args === 1 ? 'argument' : 'arguments'}.`;
  return [labelled('callback(', parameters, ')', [note])];
}

function labelled(
  start: string,
  parameters: readonly string[],
  end: string,
  notes: readonly string[],
): SignatureInformation {
  let label = start;
  const places = parameters.map((text, index): { label: [number, number] } => {
    label += `${index === 0 ? ' ' : ', '}`;
    const from = label.length;
    label += text;
    return { label: [from, label.length] };
  });
  const documentation = notes.filter((note) => note !== '').join(' · ');
  return {
    label: `${label}${parameters.length > 0 ? ' ' : ''}${end}`,
    parameters: places,
    ...(documentation === '' ? {} : { documentation }),
  };
}
