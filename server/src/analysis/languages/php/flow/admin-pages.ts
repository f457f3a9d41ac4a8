import type { Expr } from '../ast.ts';
import { Guard } from './guards.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Files of the administration that WordPress opens to those only who run the site. */
const administrators = words(
  'plugins.php plugin-install.php plugin-editor.php themes.php theme-install.php theme-editor.php customize.php widgets.php nav-menus.php users.php user-new.php user-edit.php update-core.php update.php options.php options-general.php options-writing.php options-reading.php options-discussion.php options-media.php options-permalink.php options-privacy.php import.php export.php site-health.php network.php',
);
/** Those that it opens to whoever may write posts. */
const authors = words('edit.php post.php post-new.php edit-comments.php comment.php upload.php media-new.php');

/** What WordPress has checked where `$pagenow` is this file; 0 for any other test. */
export function pageGuards(tested: Expr, file: Expr): number {
  if (file.kind !== 'Str' || !isPageNow(tested)) return 0;
  const own = Guard.Capability | Guard.LoggedIn;
  if (administrators.has(file.value)) return own | Guard.Broad;
  return authors.has(file.value) ? own : 0;
}

function isPageNow(node: Expr): boolean {
  if (node.kind === 'Var') return node.name === 'pagenow';
  return (
    node.kind === 'Index' &&
    node.base.kind === 'Var' &&
    node.base.name === 'GLOBALS' &&
    node.index?.kind === 'Str' &&
    node.index.value === 'pagenow'
  );
}
