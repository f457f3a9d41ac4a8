import type { HandlerInfo } from '../../../../languages/php/flow/function-info.ts';
import type { Span } from '../../../../languages/php/flow/value.ts';
import type { SourceText } from '../../../../source-text.ts';
import type { Finding, PhpContext, SourceEdit } from '../../../rule.ts';

/**
 * The check on a line of its own before the change, and the field in the file's form where it has just one. Nothing when
 * no statement begins where the change is. Whoever takes it must see that what sends the request carries the nonce.
 */
export function nonceFix(handler: HandlerInfo, change: Span, { source }: PhpContext): Pick<Finding, 'fix'> {
  if (!source.holds(change.start)) return {};
  const start = source.lineStart(source.lineAt(change.start));
  const indent = source.slice({ start, end: change.start });
  const before = source.slice({ start: source.base, end: start }).trimEnd();
  if (!/^[ \t]*$/.test(indent) || !/[{};:]$/.test(before)) return {};
  const action = actionOf(handler);
  const isAjax = handler.entries.some(({ kind }) => kind === 'ajax');
  const check = isAjax ? `check_ajax_referer( '${action}', 'nonce' );` : `check_admin_referer( '${action}' );`;
  const edits: SourceEdit[] = [{ start: change.start, end: change.start, text: `${check}\n${indent}` }];
  const field = isAjax ? null : fieldEdit(action, source);
  if (field !== null) edits.push(field);
  return { fix: { edits, safe: false } };
}

/** The registered action where there is one, else the function's name. */
function actionOf({ entries, function: called }: HandlerInfo): string {
  const name = entries.find(({ kind }) => kind === 'ajax' || kind === 'admin-post')?.name ?? '';
  const plain = name.replace(/^(?:wp_ajax_|admin_post_)/, '');
  if (/^\w[\w-]*$/.test(plain)) return plain;
  const label = called?.label.replace(/^.*::/, '') ?? '';
  return /^\w+$/.test(label) ? label : 'your-action';
}

/** After the tag of the only form that posts, where that is HTML and no text in PHP. */
function fieldEdit(action: string, { code, base }: SourceText): SourceEdit | null {
  const forms = [...code.matchAll(/<form\b[^<>]*\bmethod\s*=\s*["']?post\b[^<>]*>/gi)];
  const [form] = forms;
  if (form === undefined || forms.length > 1) return null;
  const before = code.slice(0, form.index);
  if (before.lastIndexOf('<?') > before.lastIndexOf('?>')) return null;
  const at = base + form.index + form[0].length;
  const indent = /[ \t]*$/.exec(before)?.[0] ?? '';
  return { start: at, end: at, text: `\n${indent}\t<?php wp_nonce_field( '${action}' ); ?>` };
}
