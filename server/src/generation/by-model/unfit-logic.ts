import type { Analyzer } from '../../analysis/analyzer.ts';
import type { PhpPlace } from '../../analysis/languages/php/read-php.ts';
import { compileFault } from './compile-fault.ts';
import { functionFaults } from './function-faults.ts';
import { hasUnnamedCall } from './unnamed-calls.ts';

/**
 * What logic that no person has asked for in so many words never does, whatever a description made a model write: by the names of
 * functions, methods and options.
 */
const forbidden: readonly (readonly [what: string, names: string])[] = [
  [
    'runs code or commands',
    'eval assert create_function extract system exec shell_exec passthru popen proc_open pcntl_exec',
  ],
  [
    'writes or removes files',
    'file_put_contents fopen fwrite unlink rename copy move_uploaded_file mkdir rmdir chmod symlink ' +
      'wp_delete_file wp_upload_bits download_url unzip_file wp_filesystem',
  ],
  [
    'makes accounts, or changes who may do what',
    'wp_insert_user wp_create_user wp_update_user wp_delete_user wp_set_password reset_password wp_set_auth_cookie ' +
      'wp_set_current_user wp_signon grant_super_admin revoke_super_admin add_role remove_role add_cap remove_cap set_role ' +
      'users_can_register default_role',
  ],
  [
    'sends requests to other servers',
    'wp_remote_get wp_remote_post wp_remote_head wp_remote_request wp_safe_remote_get wp_safe_remote_post ' +
      'wp_safe_remote_head wp_safe_remote_request curl_init curl_exec fsockopen stream_socket_client file_get_contents',
  ],
  [
    'changes which plugins, themes and addresses the site has',
    'activate_plugin deactivate_plugins delete_plugins switch_theme delete_theme active_plugins siteurl',
  ],
];
const whatOf = new Map(forbidden.flatMap(([what, names]) => names.split(' ').map((name) => [name, what] as const)));

/**
 * Why statements cannot be the body of a method that runs on every request; null when they can. Printing and ending the request
 * are left to callbacks of hooks.
 */
export function unfitLogic(analyzer: Analyzer, statements: string): string | null {
  if (!analyzer.isFunctionBody(statements)) return 'it is no whole body of a PHP function';
  const code = `<?php\nfunction body() {\n${statements}\n}\n`;
  const tree = analyzer.readPhp(code);
  if (tree === null) return 'it is too long to be read';
  const fault = compileFault(tree, code);
  if (fault !== null) return fault;
  for (const place of tree.nodes) {
    const fault = misplaced(place, code) ?? forbiddenAct(place);
    if (fault !== null) return fault;
  }
  if (hasUnnamedCall(tree)) return 'it calls a function whose name is not written in it';
  return functionFaults(tree, { version: null, known: '' })[0] ?? null;
}

function misplaced({ node, around }: PhpPlace, code: string): string | null {
  const isInCallback = around.some(({ kind }) => kind === 'Closure' || kind === 'ArrowFn');
  switch (node.kind) {
    case 'Function':
      return around.some(({ kind }) => kind === 'Function') ? 'it declares a function' : null;
    case 'Class':
      return 'it declares a class';
    case 'Namespace':
    case 'Use':
    case 'ConstDecl':
      return 'it has what stands outside of functions only';
    case 'Nop':
      return /^;?$/.test(code.slice(node.start, node.end).trim()) ? null : 'it has a goto, a label or a declare';
    case 'Include':
      return 'it includes a file';
    case 'Html':
      return 'it leaves PHP';
    case 'Echo':
    case 'Print':
      return isInCallback ? null : 'it prints on init, before the page: print in the callback of a hook';
    case 'Exit':
      return isInCallback ? null : endsRequests;
    case 'Call':
      return !isInCallback && node.callee.kind === 'Name' && /^(?:exit|die|wp_die)$/i.test(node.callee.text)
        ? endsRequests
        : null;
    default:
      return null;
  }
}

const endsRequests = 'it ends every request: exit in the callback of a hook';

/** A name may be called, or be handed on as a text. */
function forbiddenAct({ node }: PhpPlace): string | null {
  if (node.kind === 'Interpolated' && node.flavour === 'shell') return `it ${whatOf.get('exec')}`;
  const name = node.kind === 'Name' ? node.text : node.kind === 'Str' ? node.value : methodOf(node);
  const what = whatOf.get(name.replace(/^\\/, '').toLowerCase());
  return what === undefined ? null : `it ${what} (${name}), which is left to a person`;
}

function methodOf(node: PhpPlace['node']): string {
  return (node.kind === 'MethodCall' || node.kind === 'StaticCall') && typeof node.name === 'string' ? node.name : '';
}
