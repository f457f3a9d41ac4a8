import { type FunctionFacts, type ParameterFacts, wordpressClass, wordpressFunction, wordpressHook } from './facts.ts';
import hookParametersJson from './hook-parameters.generated.json' with { type: 'json' };
import signaturesJson from './signatures.generated.json' with { type: 'json' };

/**
 * Types and defaults of WordPress's functions, methods and hooks, read from a WordPress tree by
 * `tools/extract-wordpress-facts.ts`: what an editor shows, and the analyser does without.
 */

export interface SignatureParameter extends ParameterFacts {
  /** As WordPress documents it, such as `string|int[]`; '' where it does not say. */
  readonly type: string;
  /** Source text of the default value, or ''. */
  readonly defaultValue: string;
}

export interface Signature {
  /** `get_posts`, `WP_Query::query`. */
  readonly name: string;
  readonly parameters: readonly SignatureParameter[];
  /** The type of what is returned, or ''. */
  readonly returns: string;
  readonly facts: FunctionFacts;
}

type Entries = Readonly<Record<string, readonly string[]>>;
const signatures = (signaturesJson as unknown as { readonly entries: Entries }).entries;
const hooks = (hookParametersJson as unknown as { readonly entries: Entries }).entries;

/** The signature of a global function of WordPress, in any letter case; undefined for any other name. */
export function functionSignature(name: string): Signature | undefined {
  const facts = wordpressFunction(name);
  return facts && signature(facts.name, facts);
}

/** The signature of a public method of a class of WordPress or of what it extends; `__construct` for `new`. */
export function methodSignature(className: string, method: string): Signature | undefined {
  for (let owner = wordpressClass(className), depth = 0; owner && depth < 10; depth += 1) {
    const facts = owner.methods.get(method.toLowerCase());
    if (facts) return signature(`${owner.name}::${facts.name}`, facts);
    owner = owner.parent === undefined ? undefined : wordpressClass(owner.parent);
  }
  return undefined;
}

/** What callbacks of a hook get, in order, as far as it is documented. */
export function hookParameters(name: string): readonly { readonly name: string; readonly type: string }[] {
  const facts = wordpressHook(name);
  const entry = facts === undefined ? [] : (hooks[facts.name] ?? []);
  return entry.map((text) => {
    const space = text.lastIndexOf(' ');
    return { type: text.slice(0, space), name: text.slice(space + 1) };
  });
}

function signature(name: string, facts: FunctionFacts): Signature {
  const [returns = '', ...types] = Object.hasOwn(signatures, name) ? (signatures[name] ?? []) : [];
  const parameters = facts.parameters.map((parameter, index) => {
    const [type = '', ...rest] = (types[index] ?? '').split(' = ');
    return { ...parameter, type, defaultValue: rest.join(' = ') };
  });
  return { name, parameters, returns, facts };
}
