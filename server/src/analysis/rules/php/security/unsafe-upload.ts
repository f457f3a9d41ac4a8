import type { Expr, FunctionNode, Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import { contentOf } from '../../../languages/php/flow/access.ts';
import type { ArgInfo, CallEvent, Place } from '../../../languages/php/flow/events.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { madeWith } from '../../../languages/php/flow/made.ts';
import { eachPiece, literalPrefix, piecesOf, ropeOf } from '../../../languages/php/flow/ropes.ts';
import { isRequested } from '../../../languages/php/flow/subjects.ts';
import { deepTaints, guardsOnWay } from '../../../languages/php/flow/taints.ts';
import { entryOf, type Span, type Value } from '../../../languages/php/flow/value.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

import { callsIn, eachRun } from './support/calls-in.ts';

export const meta: RuleMeta = {
  id: 'security/unsafe-upload',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-434',
  title: 'Unrestricted file upload',
  description: 'An uploaded file is stored under its original name without checking its type.',
  rationale: `A file that ends in \`.php\` and lies in a folder of the site is a program that its sender runs. The type the browser names (\`$_FILES['f']['type']\`) is the sender's word too, and \`sanitize_file_name()\` keeps the ending.

Hand uploads to \`wp_handle_upload()\` or \`media_handle_upload()\` with their checks on, or look at the name with \`wp_check_filetype_and_ext()\` and refuse what is not on your list.`,
  references: [
    { title: 'wp_handle_upload()', url: 'https://developer.wordpress.org/reference/functions/wp_handle_upload/' },
    { title: 'CWE-434', url: 'https://cwe.mitre.org/data/definitions/434.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nfunction keep( $dir ) {\n\t$name = sanitize_file_name( $_FILES['f']['name'] );\n\tmove_uploaded_file( $_FILES['f']['tmp_name'], $dir . '/' . $name );\n}\n",
        lines: [4],
      },
      {
        code: "<?php\nwp_handle_upload( $_FILES['f'], array( 'test_form' => false, 'test_type' => false ) );\n",
        lines: [2],
      },
      { code: "<?php\ndefine( 'ALLOW_UNFILTERED_UPLOADS', true );\n", lines: [2] },
      {
        code: "<?php\nadd_filter( 'upload_mimes', function ( $mimes ) {\n\t$mimes['php'] = 'text/plain';\n\treturn $mimes;\n} );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nwp_handle_upload( $_FILES['f'], array( 'test_form' => false ) );\n",
      "<?php\nfunction keep( $dir ) {\n\t$name = sanitize_file_name( $_FILES['f']['name'] );\n\t$type = wp_check_filetype( $name, array( 'png' => 'image/png' ) );\n\tif ( ! $type['ext'] ) {\n\t\treturn;\n\t}\n\tmove_uploaded_file( $_FILES['f']['tmp_name'], $dir . '/' . $name );\n}\n",
      "<?php\nmove_uploaded_file( $_FILES['f']['tmp_name'], '/data/f.bin' );\n",
      "<?php\n$mimes['webp'] = 'image/webp';\n",
    ],
  },
};

/** What looks at the ending of a name, or at the content, against a list. */
const typeCheck = /^(?:wp_check_filetype(?:_and_ext)?|validate_file_to_edit|wp_get_image_editor|imagecreatefrom\w+)$/;
/** Endings that a server may run, or that a browser runs as a page of the site. */
const programs = /^(?:php\d?|phtml|phar|phps|cgi|pl|asp|aspx|jsp|exe|sh|html?|js|svgz?)$/i;

function isChecked(enclosing: FunctionInfo | null, context: PhpContext): boolean {
  const owner = enclosing?.node ?? context.program;
  for (const name of callsIn(owner, context)) if (typeCheck.test(name)) return true;
  return refusesPrograms(owner, context);
}

/** `preg_match( '/^(php|phtml|cgi|…)$/i', $ending )`: a list of what a server may run that knows more of it than its first word. */
function refusesPrograms(owner: Node, context: PhpContext): boolean {
  let refuses = false;
  const notePattern = (text: string) => {
    const listed = /^.\^\(?(?:\?:)?([\w|]+)\)?(?:\\d[?*]?)?\$.[a-z]*$/i.exec(text)?.[1]?.split('|') ?? [];
    const known = listed.filter((ending) => programs.test(ending)).length;
    refuses ||= known > 3 && listed.includes('php') && listed.includes('phtml');
  };
  eachRun(owner, context, (node) => {
    if (node.kind === 'Str') notePattern(node.value);
  });
  return refuses;
}

/** Whether the function around a place, which is not the one that writes, looks at endings. */
function isCheckedAt(offset: number, writer: FunctionInfo | null, context: PhpContext): boolean {
  for (const state of context.index.states.values()) {
    const { start, end } = state.node;
    if (start <= offset && offset < end && state.node !== writer?.node && isChecked(state, context)) return true;
  }
  return false;
}

/**
 * A text that ends in a literal ending has that one.
 * @param isOwn what is written is the code's own: then any ending is
 */
function hasOwnEnding(path: Value, isOwn: boolean): boolean {
  let last = '';
  eachPiece(path, null, (piece) => {
    last = piece.kind === 'text' ? last + piece.text : '';
  });
  return /\.\w+$/.test(last) && (isOwn || !programs.test(last.slice(last.lastIndexOf('.') + 1)));
}

function checkPath(
  path: ArgInfo | undefined,
  name: string,
  enclosing: FunctionInfo | null,
  context: PhpContext,
  isSent = false,
  isOwn = false,
): void {
  if (path === undefined || isChecked(enclosing, context) || hasOwnEnding(path.value, isOwn)) return;
  context.track(path.value, Danger.Ending, path.node, (taint) => {
    if (!taint.source.label.startsWith('$_FILES') && !(isSent && taint.source.kind === 'request')) return null;
    // Where the name is taken from the request it may have been checked before it was passed here.
    if (isCheckedAt(taint.source.start, enclosing, context)) return null;
    return {
      at: path.node,
      message: `${taint.source.label} determines the name of the file that ${name}() writes, with any extension.`,
      suggestion: 'Use wp_handle_upload(), or check the name with wp_check_filetype_and_ext() and a list of types.',
      confidence: 'high',
      taint,
    };
  });
}

/** A file that was sent, or fetched from where the request says, is moved to where a part of its name decides the ending. */
function checkMove({ args: [from, to], enclosing, name, guards }: CallEvent, context: PhpContext): void {
  if (from === undefined || to === undefined || (guards & Guard.Broad) !== 0) return;
  const content = contentOf(from.value);
  const named = deepTaints(to.value).filter(({ mask }) => (mask & Danger.Ending) !== 0);
  if (content.taints.length === 0 || named.length === 0 || hasOwnEnding(to.value, false)) return;
  if (named.some(({ source }) => source.label.startsWith('$_FILES')) || isChecked(enclosing, context)) return;
  context.track(content, Danger.Ending, to.node, (taint) => {
    if (isCheckedAt(taint.source.start, enclosing, context)) return null;
    return {
      at: to.node,
      message: `${taint.source.label} determines the content of the file that ${name}() moves, and its name may have any extension.`,
      suggestion:
        'Check the name with wp_check_filetype() and a list of types, or use wp_handle_sideload(), which does.',
      confidence: 'medium',
      taint,
    };
  });
}

/** What asks for a type, or for the ending of a name, beside {@link typeCheck}. */
const asksForEnding =
  /^(?:in_array|array_key_exists|preg_match|str_ends_with|getimagesize\w*|finfo\w*|mime_content_type|exif_imagetype|get_allowed_mime_types)$/;
const namesFile: ReadonlySet<string> = new Set(['basename', 'wp_basename', 'pathinfo', 'parse_url', 'wp_parse_url']);

/** What another machine sends, kept under the name that its address has there. */
function checkDownload({ args: [path, content], enclosing, name }: CallEvent, context: PhpContext): void {
  if (path === undefined || content === undefined || enclosing === null) return;
  if (madeWith(content.value, ({ kind }) => kind === 'response') === null || hasOwnEnding(path.value, false)) return;
  const last = piecesOf(ropeOf(path.value, path.node)).at(-1);
  const made = last?.kind === 'value' ? madeWith(last.value, (one) => namesFile.has(one.name)) : null;
  const address = made?.args[0]?.value;
  // An address of the code's own leads where its author means.
  if (address === undefined || /^https?:\/\/\w/.test(literalPrefix(address))) return;
  for (const called of callsIn(enclosing.node, context))
    if (typeCheck.test(called) || asksForEnding.test(called)) return;
  context.report({
    at: path.node,
    message: `${name}() writes what another site sends under the name of its address, with any extension.`,
    suggestion:
      'Check the name with wp_check_filetype() and a list of types, or use media_handle_sideload(), which does.',
    severity: 'high',
    confidence: 'medium',
  });
}

function checkOverrides(overrides: ArgInfo | undefined, name: string, context: PhpContext): void {
  if (overrides === undefined || entryOf(overrides.value, 'test_type')?.constant !== false) return;
  context.report({
    at: overrides.node,
    severity: 'high',
    message: `'test_type' is disabled, so ${name}() accepts files of any type.`,
    suggestion: "Keep 'test_type' enabled, and list the allowed types in 'mimes'.",
    confidence: 'high',
  });
}

/** Programs for the machines of those who fetch them. */
const forMachines = /^exe$/i;

const mimeType = /^\w+\/[\w.+-]+$/;
/** What cleans SVG, or asks who uploads it. */
const svgCare = /sanitiz\w*_?svg|svg_?sanitiz|(?:^|\\)sanitizer$|dompurify|^(?:current_)?user_can$|^is_super_admin$/;

/** SVG that is cleaned, or that only those may upload who write markup anyway. */
function caresForSvg(context: PhpContext): boolean {
  for (const name of callsIn(context.program, context)) if (svgCare.test(name)) return true;
  return false;
}

function checkType(key: Expr | null, value: Expr, context: PhpContext, at: Expr): void {
  if (key?.kind !== 'Str' || value.kind !== 'Str' || !mimeType.test(value.value)) return;
  const ending = key.value.split('|').find((part) => programs.test(part));
  if (ending === undefined) return;
  const image = /^svgz?$/i.test(ending);
  if (image && caresForSvg(context)) return;
  context.report({
    at,
    message: `Files with the extension .${ending} can be uploaded, ${image ? 'and SVG files can contain scripts' : forMachines.test(ending) ? 'and run where they are opened' : 'and a server or browser runs them'}.`,
    suggestion: image ? 'Remove it, or sanitize SVG files on upload.' : 'Remove this type.',
    severity: image || forMachines.test(ending) ? 'medium' : 'high',
    confidence: 'medium',
  });
}

/** Whether a function is a filter of the types that may be uploaded. */
function isMimesFilter(node: FunctionNode, { index }: PhpContext): boolean {
  return index.states.get(node)?.entries.some(({ name }) => name === 'upload_mimes') ?? false;
}

/** The list of types that may be uploaded, as its function calls it. */
function isTypeList(name: string, ancestors: readonly Node[], context: PhpContext): boolean {
  if (/(?:^|_)(?:mime(?:s|_types?)?|mimetypes)$/i.test(name)) return true;
  for (let at = ancestors.length - 1; at >= 0; at--) {
    const node = ancestors[at];
    if (node?.kind === 'Function' || node?.kind === 'Method' || node?.kind === 'Closure') {
      return node.params[0]?.name === name && isMimesFilter(node, context);
    }
  }
  return false;
}

/** `array_merge( $mimes, array( … ) )`, `$mimes + array( … )` and `'mimes' => array( … )`. */
function isAddedToTypes(ancestors: readonly Node[], context: PhpContext): boolean {
  for (let at = ancestors.length - 1; at >= 0 && at > ancestors.length - 6; at--) {
    const node = ancestors[at];
    if (node?.kind === 'ArrayItem' && node.key?.kind === 'Str') return node.key.value === 'mimes';
    const others =
      node?.kind === 'Call' ? node.args.map(({ value }) => value) : node?.kind === 'Binary' ? [node.left] : [];
    if (others.some((other) => other.kind === 'Var' && isTypeList(other.name, ancestors, context))) return true;
  }
  return false;
}

const uploads: ReadonlySet<string> = new Set(['get_file_params', 'media_handle_upload', 'wp_handle_upload']);
/** What looks at the files of an archive before they are unpacked. */
const archiveCheck = /^(?:getnameindex|statindex|count|list_?content\w*|\w*validate\w*|\w*allowed\w*)$/;

/** Whether files are uploaded in this file at all. */
function takesUploads(context: PhpContext): boolean {
  let takes = false;
  walkNodes(context.program, context, (node) => {
    takes ||= node.kind === 'Var' && node.name === '_FILES';
  });
  if (takes) return true;
  for (const name of callsIn(context.program, context)) if (uploads.has(name)) return true;
  return false;
}

/** An archive of the sender's that is unpacked whole. `content`: what is in it, as far as that was followed. */
function checkArchive(
  at: Span,
  how: string,
  content: Value | null,
  { guards, enclosing }: Place,
  context: PhpContext,
): void {
  // Whoever may do everyone's may install programs anyway.
  if ((guards & Guard.Broad) !== 0) return;
  const owner = enclosing?.node ?? context.program;
  for (const name of callsIn(owner, context)) if (archiveCheck.test(name)) return;
  let counts = false;
  walkNodes(owner, context, (node) => {
    counts ||= node.kind === 'Prop' && node.name === 'numFiles';
  });
  if (counts) return;
  const finding: Finding = {
    at,
    message: `${how} extracts all files of an uploaded archive, including executable ones.`,
    suggestion: 'Check each file name in the archive, and only extract files with allowed extensions.',
    severity: 'high',
    confidence: 'medium',
  };
  if (takesUploads(context)) context.report(finding);
  else if (content !== null)
    context.track(content, Danger.Ending, at, (taint) =>
      (guardsOnWay(taint) & Guard.Broad) === 0 ? { ...finding, taint } : null,
    );
}

/** A filter of the check of types that says yes to everything. */
function checkTypeFilter(info: FunctionInfo, context: PhpContext): void {
  if (!info.entries.some(({ kind, name }) => kind === 'filter' && name === 'wp_check_filetype_and_ext')) return;
  if (!takesAnyType(info.node, context) || asksForType(info.node, context)) return;
  context.report({
    at: info.node,
    message: 'This filter accepts any file extension as valid, so files of any type can be uploaded.',
    suggestion: 'Only set ext and type for specific extensions, and do not change the others.',
    severity: 'high',
    confidence: 'medium',
  });
}

const typeKey = (node: Expr | null): boolean => node?.kind === 'Str' && (node.value === 'ext' || node.value === 'type');

/** Whether the ending or the type becomes what the name itself says. */
function takesAnyType(owner: FunctionNode, context: PhpContext): boolean {
  let takes = false;
  const isOwn = (value: Expr) =>
    value.kind === 'Str' || value.kind === 'Bool' || (value.kind === 'Index' && typeKey(value.index));
  walkNodes(owner, context, (node) => {
    if (node.kind === 'Assign' && node.target.kind === 'Index')
      takes ||= typeKey(node.target.index) && !isOwn(node.value);
    else if (node.kind === 'ArrayItem' && node.key?.kind === 'Str' && node.key.value === 'ext')
      takes ||= node.value.kind === 'Var' || node.value.kind === 'Call';
  });
  return takes;
}

const questions: ReadonlySet<string> = new Set(
  'in_array array_key_exists preg_match str_ends_with wp_check_filetype current_user_can get_allowed_mime_types finfo finfo_file mime_content_type'.split(
    ' ',
  ),
);

/** Whether anything is asked about the ending, the type or the sender. */
function asksForType(owner: FunctionNode, context: PhpContext): boolean {
  for (const name of callsIn(owner, context)) if (questions.has(name)) return true;
  let asks = false;
  walkNodes(owner, context, (node) => {
    if (node.kind === 'Binary' && /^[!=]==?$/.test(node.op))
      asks ||= node.left.kind === 'Str' || node.right.kind === 'Str';
    else if (node.kind === 'Case') asks ||= node.value?.kind === 'Str';
    else if (node.kind === 'Match') asks = true;
    else if (node.kind === 'Call' && node.callee.kind === 'Name' && node.callee.text.toLowerCase() === 'isset') {
      const [tested] = node.args;
      asks ||= tested?.value.kind === 'Index' && tested.value.index?.kind === 'Var';
    }
  });
  return asks;
}

export const visitor: PhpVisitor = {
  functions: checkTypeFilter,
  nodes: {
    Assign({ target, value }, context) {
      if (target.kind !== 'Index' || target.base.kind !== 'Var' || value.kind !== 'Str') return;
      if (isTypeList(target.base.name, context.ancestors, context)) checkType(target.index, value, context, target);
    },
    ArrayItem({ key, value }, context) {
      if (key?.kind === 'Str' && value.kind === 'Str' && programs.test(key.value.split('|')[0] ?? '')) {
        if (isAddedToTypes(context.ancestors, context)) checkType(key, value, context, key);
      }
    },
  },
  methods: [
    {
      on: '*',
      names: ['extractto'],
      visit: (event, context) => checkArchive(event.node, 'extractTo()', event.receiver, event, context),
    },
    {
      on: 'pclzip',
      names: ['extract'],
      visit: (event, context) => checkArchive(event.node, 'extract()', event.receiver, event, context),
    },
    {
      on: '*',
      names: ['put_contents'],
      visit({ args, name, enclosing, guards }, context) {
        const isSent = (guards & Guard.Broad) === 0 && isRequested(args[1]?.value);
        checkPath(args[0], name, enclosing, context, isSent, args[1]?.value.constant !== undefined);
      },
    },
  ],
  calls: [
    {
      names: ['move_uploaded_file'],
      visit: ({ args: [, path], name, enclosing }, context) => checkPath(path, name, enclosing, context, true),
    },
    {
      names: ['file_put_contents', 'copy', 'rename'],
      visit(event, context) {
        const { args, name, enclosing, guards } = event;
        if (name === 'file_put_contents') checkDownload(event, context);
        const isWritten = name === 'file_put_contents';
        const isSent = isWritten && (guards & Guard.Broad) === 0 && isRequested(args[1]?.value);
        const isOwn = isWritten && args[1]?.value.constant !== undefined;
        checkPath(args[isWritten ? 0 : 1], name, enclosing, context, isSent, isOwn);
        if (!isWritten) checkMove(event, context);
      },
    },
    {
      names: ['unzip_file'],
      visit: (event, context) =>
        checkArchive(
          event.node,
          'unzip_file()',
          event.args[0] === undefined ? null : contentOf(event.args[0].value),
          event,
          context,
        ),
    },
    {
      names: ['wp_handle_upload', 'wp_handle_sideload'],
      visit: ({ args: [, overrides], name }, context) => checkOverrides(overrides, name, context),
    },
    {
      names: ['media_handle_upload'],
      visit: ({ args: [, , , overrides], name }, context) => checkOverrides(overrides, name, context),
    },
    {
      names: ['define'],
      visit({ args: [constant, value], node }, context) {
        if (constant?.value.constant !== 'ALLOW_UNFILTERED_UPLOADS' || value?.value.constant !== true) return;
        context.report({
          at: node,
          message: 'ALLOW_UNFILTERED_UPLOADS lets administrators and editors upload files of any type.',
          suggestion: 'Remove it, and allow the required types with the upload_mimes filter.',
          severity: 'high',
          confidence: 'high',
        });
      },
    },
  ],
};
