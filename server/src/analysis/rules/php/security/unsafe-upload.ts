import type { Expr } from '../../../languages/php/ast.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import { entryOf } from '../../../languages/php/flow/value.ts';
import { allDanger } from '../../../languages/php/taint/kinds.ts';
import type { ArgInfo, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'security/unsafe-upload',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-434',
  title: 'Upload of any type of file',
  description: 'An uploaded file is kept under the name it was sent with, and its type is not checked.',
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

/** What looks at the ending of a name. The type the browser names does not. */
const endingCheck =
  /\b(?:wp_check_filetype(?:_and_ext)?|validate_file_to_edit)\s*\(|PATHINFO_EXTENSION|\bpathinfo\s*\(|\bstrrchr\s*\(|\bSplFileInfo\b|->getExtension\(/;
/** Endings that a server may run, or that a browser runs as a page of the site. */
const programs = /^(?:php\d?|phtml|phar|phps|cgi|pl|asp|aspx|jsp|exe|sh|html?|js|svgz?)$/i;

function isChecked(enclosing: FunctionInfo | null, context: PhpContext): boolean {
  const code = enclosing === null ? context.source.code : context.source.slice(enclosing.node);
  return endingCheck.test(code);
}

function checkPath(path: ArgInfo | undefined, name: string, enclosing: FunctionInfo | null, context: PhpContext): void {
  if (path === undefined || isChecked(enclosing, context)) return;
  context.track(path.value, allDanger, path.node, (taint) => {
    if (!taint.source.label.startsWith('$_FILES')) return null;
    return {
      at: path.node,
      message: `${taint.source.label} names the file that ${name}() writes, with any ending.`,
      suggestion: 'Use wp_handle_upload(), or check the name with wp_check_filetype_and_ext() and a list of types.',
      confidence: 'high',
      taint,
    };
  });
}

function checkOverrides(overrides: ArgInfo | undefined, name: string, context: PhpContext): void {
  if (overrides === undefined || entryOf(overrides.value, 'test_type')?.constant !== false) return;
  context.report({
    at: overrides.node,
    severity: 'high',
    message: `'test_type' is off: ${name}() takes files of any type.`,
    suggestion: "Leave 'test_type' on, and name the types you want with 'mimes'.",
    confidence: 'high',
  });
}

function checkType(key: Expr | null, context: PhpContext, at: Expr): void {
  if (key?.kind !== 'Str') return;
  const ending = key.value.split('|').find((part) => programs.test(part));
  if (ending === undefined) return;
  const image = /^svgz?$/i.test(ending);
  context.report({
    at,
    message: `Files that end in .${ending} may be uploaded, ${image ? 'and an SVG can hold scripts' : 'and a server or browser runs them'}.`,
    suggestion: image ? 'Leave it out, or clean every SVG when it is uploaded.' : 'Leave this type out.',
    severity: image ? 'medium' : 'high',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  nodes: {
    Assign({ target }, context) {
      if (target.kind !== 'Index' || target.base.kind !== 'Var') return;
      if (/^(?:allowed_|upload_|existing_)?mime(?:s|_types)$/i.test(target.base.name))
        checkType(target.index, context, target);
    },
  },
  calls: [
    {
      names: ['move_uploaded_file'],
      visit: ({ args: [, path], name, enclosing }, context) => checkPath(path, name, enclosing, context),
    },
    {
      names: ['file_put_contents', 'copy', 'rename'],
      visit: ({ args, name, enclosing }, context) =>
        checkPath(args[name === 'file_put_contents' ? 0 : 1], name, enclosing, context),
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
          suggestion: 'Leave it undefined, and allow the types you need with the filter upload_mimes.',
          severity: 'high',
          confidence: 'high',
        });
      },
    },
  ],
};
