import { wordpressClass } from '@presswright/shared/wordpress/facts';
import { functionSignature } from '@presswright/shared/wordpress/signatures';
import type { PhpToken } from '../php/tokens.ts';

/** Variables that hold an object of one class by WordPress's own custom. */
const customary: Readonly<Record<string, string>> = {
  $wpdb: 'wpdb',
  $post: 'WP_Post',
  $wp_query: 'WP_Query',
  $query: 'WP_Query',
  $request: 'WP_REST_Request',
  $screen: 'WP_Screen',
  $current_user: 'WP_User',
  $wp_admin_bar: 'WP_Admin_Bar',
  $wp_customize: 'WP_Customize_Manager',
  $wp_rewrite: 'WP_Rewrite',
  $wp_filesystem: 'WP_Filesystem_Base',
  $wp_roles: 'WP_Roles',
  $wp_scripts: 'WP_Scripts',
  $wp_styles: 'WP_Styles',
};

/**
 * The class of what a method is called on before the token of index `end`: a class by name, or a variable that was made with `new`, declared with its type
 * or answered by a function of WordPress before, else one whose name says it; undefined where none of these says it.
 */
export function classOf(
  token: PhpToken | undefined,
  tokens: readonly PhpToken[],
  end = tokens.length,
): string | undefined {
  if (token?.kind === 'name') return token.text.replace(/^\\/, '');
  if (token?.kind !== 'variable') return undefined;
  if (token.text === '$this') return enclosingClass(tokens, end);
  for (let index = end - 2; index > 0; index -= 1) {
    if (tokens[index]?.text !== token.text) continue;
    const next = tokens[index + 1]?.text;
    if (next === '=') {
      const made = classMade(tokens, index + 2);
      if (made !== undefined) return made;
    }
    const declared = next === ',' || next === ')' || next === '=' ? tokens[index - 1] : undefined;
    if (declared?.kind === 'name' && wordpressClass(declared.text.replace(/^\\/, ''))) {
      return declared.text.replace(/^\\/, '');
    }
  }
  return Object.hasOwn(customary, token.text) ? customary[token.text] : undefined;
}

/** The class of what stands before the `->` or `::` in front of the token of this index; undefined: it is not known. */
export function ownerBefore(tokens: readonly PhpToken[], index: number): string | undefined {
  const owner = tokens[index - 2];
  const isStatic = tokens[index - 1]?.text === '::';
  if (!isStatic) return owner?.kind === 'variable' ? classOf(owner, tokens, index - 1) : undefined;
  if (owner?.kind !== 'name') return undefined;
  const isOwn = /^(?:self|static)$/i.test(owner.text);
  return isOwn ? enclosingClass(tokens, index) : classOf(owner, tokens, index - 1);
}

/** The class of the value that begins with the token of this index: `new Name`, or a call that answers one class. */
function classMade(tokens: readonly PhpToken[], index: number): string | undefined {
  const [first, second] = tokens.slice(index, index + 2);
  if (first?.text.toLowerCase() === 'new') return second?.text.replace(/^\\/, '');
  if (first?.kind !== 'name' || second?.text !== '(') return undefined;
  return answeredClass(first.text.replace(/^\\/, ''));
}

/** The one class of WordPress that a function of its answers, besides what says that there is none. */
export function answeredClass(functionName: string): string | undefined {
  const types = functionSignature(functionName)?.returns.split('|') ?? [];
  const classes = types.filter((type) => type !== 'WP_Error' && /^[A-Za-z_]\w*$/.test(type) && wordpressClass(type));
  return classes.length === 1 ? classes[0] : undefined;
}

/** The class whose body is open before the token of index `end`. */
export function enclosingClass(tokens: readonly PhpToken[], end = tokens.length): string | undefined {
  let open = 0;
  for (let index = end - 1; index >= 0; index -= 1) {
    const text = tokens[index]?.text;
    if (text === '{') open += 1;
    if (text === '}') open -= 1;
    const name = tokens[index + 1];
    const isDeclared = /^(?:class|trait|enum)$/i.test(text ?? '') && tokens[index - 1]?.text !== '::';
    if (open > 0 && isDeclared && name?.kind === 'name') return name.text;
  }
  return undefined;
}
