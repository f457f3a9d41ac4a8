import type { Call, Node } from '../../../languages/php/ast.ts';
import type { CallEvent } from '../../../languages/php/flow/events.ts';
import { madeWith } from '../../../languages/php/flow/made.ts';
import { literalTail } from '../../../languages/php/flow/ropes.ts';
import type { Span, Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { decoders, hiddenName, isHideable, spellers } from './support/hidden-names.ts';
import { isWrittenInEscapes, showsCode } from './support/literal-spelling.ts';

export const meta: RuleMeta = {
  id: 'security/obfuscated-code',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-506',
  title: 'Obfuscated code',
  description: 'Code is unpacked and run, or a function’s name is hidden in escapes, character codes or pieces.',
  rationale: `Packed code is how back doors hide: nobody who reads the file sees what runs. The plugin directory refuses it, and so do most hosts.

Ship the code as it is. \`base64_decode()\` of a picture, a token or a licence that is not run is no finding.`,
  references: [
    {
      title: 'Detailed plugin guidelines',
      url: 'https://developer.wordpress.org/plugins/wordpress-org/detailed-plugin-guidelines/',
    },
    { title: 'CWE-506', url: 'https://cwe.mitre.org/data/definitions/506.html' },
  ],
  fix: 'none',
  sniffs: ['WordPress.PHP.DiscouragedPHPFunctions.obfuscation'],
  examples: {
    bad: [
      { code: "<?php\neval( gzinflate( base64_decode( 'S03OyFdQyk4tVrLmAgA=' ) ) );\n", lines: [2] },
      { code: "<?php\n$code = str_rot13( 'riny' );\n$run = base64_decode( $packed );\neval( $run );\n", lines: [2, 4] },
      { code: '<?php\n$f = "\\x62\\x61\\x73\\x65\\x36\\x34\\x5f\\x64\\x65\\x63\\x6f\\x64\\x65";\n', lines: [2] },
      {
        code: "<?php\n$f = 'cre' . 'ate_fun' . 'ction';\n$g = chr( 97 ) . chr( 115 ) . chr( 115 ) . chr( 101 ) . chr( 114 ) . chr( 116 );\n",
        lines: [2, 3],
      },
      {
        code: "<?php\nfile_put_contents( __DIR__ . '/x.php', base64_decode( $packed ) );\n@include 'images/logo.png';\n",
        lines: [2, 3],
      },
    ],
    good: [
      "<?php\necho '<img src=\"data:image/png;base64,' . base64_encode( file_get_contents( __DIR__ . '/a.png' ) ) . '\">';\n",
      "<?php\n$parts = explode( '.', $token );\n$claims = json_decode( base64_decode( strtr( $parts[1], '-_', '+/' ) ), true );\n",
      '<?php\n$bom = "\\xef\\xbb\\xbf";\n$name = \'base64_decode\';\nif ( function_exists( $name ) ) {\n\t$data = $name( $row );\n}\n',
      "<?php\n$line = chr( 13 ) . chr( 10 );\nfile_put_contents( $dir . '/logo.png', base64_decode( $image ) );\n",
    ],
  },
};

const suggestion = 'Ship the code readable. If it is not yours, the site may have been broken into: remove it.';

function report(context: PhpContext, at: Span, message: string): void {
  context.report({ at, message, suggestion, confidence: 'high' });
}

/** The decoder that what is run or written was made by, through variables, functions and concatenation. */
function decoderIn(value: Value | undefined): string | null {
  return value === undefined ? null : (madeWith(value, ({ name }) => decoders.has(name))?.name ?? null);
}

const runsCode: ReadonlySet<string> = new Set(['assert', 'create_function']);

/** Packed text that becomes code: run, or written to a PHP file. */
function checkUnpacked({ name, node, args }: CallEvent, context: PhpContext): void {
  if (runsCode.has(name)) {
    const decoder = decoderIn(args[name === 'create_function' ? 1 : 0]?.value);
    if (decoder !== null) report(context, node, `The output of ${decoder}() is run as PHP by ${name}().`);
    return;
  }
  const [path, data] = args;
  if (path === undefined || !/\.ph(?:p\d?|tml|ar)$/.test(literalTail(path.value))) return;
  const decoder = decoderIn(data?.value);
  if (decoder !== null) report(context, node, `The output of ${decoder}() is written to a PHP file.`);
}

function checkCall(node: Call, context: PhpContext): void {
  const hidden = hiddenName(node);
  if (hidden !== null && !isInside(context)) report(context, node, `This call spells the function name ${hidden}.`);
}

/** An expression inside one that is reported as a whole. */
function isInside(context: PhpContext): boolean {
  const parent = context.ancestors.at(-1);
  const owner = parent?.kind === 'Arg' ? context.ancestors.at(-2) : parent;
  return owner?.kind === 'Concat' || (owner !== undefined && isHidden(owner));
}

const isHidden = (node: Node): boolean => (node.kind === 'Call' || node.kind === 'Concat') && hiddenName(node) !== null;

export const visitor: PhpVisitor = {
  construct({ what, value, node }, context) {
    const decoder = what === 'eval' ? decoderIn(value) : null;
    if (decoder !== null) report(context, node, `The output of ${decoder}() is run as PHP by eval().`);
  },
  calls: [{ names: [...runsCode, 'file_put_contents', 'fwrite', 'fputs'], visit: checkUnpacked }],
  namedCalls: [{ names: spellers, visit: checkCall }],
  nodes: {
    Concat(node, context) {
      const hidden = hiddenName(node);
      if (hidden !== null && !isInside(context)) report(context, node, `The pieces spell the function name ${hidden}.`);
    },
    Binary(node, context) {
      if (node.op !== '^') return;
      const hidden = hiddenName(node);
      if (hidden !== null && !isInside(context))
        report(context, node, `The two texts spell the function name ${hidden}.`);
    },
    Array(node, context) {
      if (node.items.length < 4 || node.items.length > 40) return;
      const letters = node.items.map((item) => (item?.value.kind === 'Str' ? item.value.value : ''));
      if (letters.some((text) => text.length !== 1)) return;
      if (isHideable(letters.join('')))
        report(context, node, `The letters spell the function name ${letters.join('')}.`);
    },
    Str(node, context) {
      const isSpelt = isWrittenInEscapes(node, context);
      if (
        isSpelt &&
        /\b(?:eval|assert|base64_decode|gzinflate|system|shell_exec|passthru|create_function)\s*\(/i.test(node.value) &&
        !showsCode(node, context)
      ) {
        report(context, node, 'The escapes contain executable code.');
        return;
      }
      const hidden = isSpelt ? hiddenName(node) : null;
      if (hidden !== null) report(context, node, `The escapes spell ${hidden}.`);
    },
    Include(node, context) {
      const path = node.value.kind === 'Concat' ? node.value.parts.at(-1) : node.value;
      if (path?.kind !== 'Str') return;
      if (/^data:/i.test(path.value)) report(context, node, 'The content of this data URL is run as PHP.');
      if (isWrittenInEscapes(path, context))
        report(context, node, 'The path of the included file is obfuscated with escapes.');
      else if (/\.(?:png|jpe?g|gif|ico|webp|bmp)$/i.test(path.value))
        report(context, node, `${path.value}, which is named like an image, is run as PHP.`);
    },
  },
};
