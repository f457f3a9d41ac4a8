import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Call } from '../../analysis/languages/php/ast.ts';
import { phpFunction } from '../../analysis/languages/php/php-functions.ts';
import type { PhpTree } from '../../analysis/languages/php/read-php.ts';
import { isInVersion } from '../instructions/version.ts';

/** What code that a model wrote is held against. */
export interface FunctionContext {
  /** Version of WordPress that the code is for; null: the newest known. */
  readonly version: string | null;
  /** Text whose functions exist: code that the request brings. */
  readonly known: string;
}

/**
 * Calls of functions of WordPress that it does not have, or not yet in the version, each said once. Functions of other plugins
 * and those whose existence the code asks for are no faults.
 */
export function functionFaults({ nodes }: PhpTree, { version, known }: FunctionContext): string[] {
  const declared = new Set(nodes.flatMap(({ node }) => (node.kind === 'Function' ? [node.name.toLowerCase()] : [])));
  const calls = nodes.flatMap(({ node }) => (node.kind === 'Call' ? [nameOf(node)] : []));
  const asked = new Set(nodes.flatMap(({ node }) => (node.kind === 'Call' ? askedFor(node) : [])));
  const faults = calls.flatMap((name) => {
    if (name === '' || declared.has(name) || asked.has(name) || phpFunction(name)) return [];
    const facts = wordpressFunction(name);
    if (facts === undefined || facts === null)
      return /^_?wp_/.test(name) && !known.includes(name) ? [`${name}() is no function of WordPress`] : [];
    return version === null || isInVersion(facts.since ?? '', version)
      ? []
      : [`${name}() came with WordPress ${facts.since}, the code is for ${version}`];
  });
  return [...new Set(faults)];
}

function nameOf({ callee }: Call): string {
  return callee.kind === 'Name' ? callee.text.replace(/^\\/, '').toLowerCase() : '';
}

/** The function that `function_exists( 'name' )` asks for. */
function askedFor(call: Call): string[] {
  const [first] = call.args;
  return nameOf(call) === 'function_exists' && first?.value.kind === 'Str' ? [first.value.value.toLowerCase()] : [];
}
