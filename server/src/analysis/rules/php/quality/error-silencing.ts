import type { Expr, Unary } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/error-silencing',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  merge: 'message',
  title: 'Silenced error',
  description: 'Reports the @ operator, except before functions whose warnings cannot be prevented by a check.',
  rationale: `\`@\` hides the message, not the error. What goes wrong behind it is found late, by its consequences, and nothing is
in the log.

Test first (\`isset()\`, \`is_readable()\`), and look at the result. Functions that deal with files, connections and foreign
formats warn however carefully they are called; \`@\` before those is not reported.

**When to ignore it:** when a comment says which warning cannot be avoided.`,
  references: [
    {
      title: 'PHP coding standards: error control operator',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/php/#error-control-operator',
    },
  ],
  fix: 'none',
  sniffs: ['WordPress.PHP.NoSilencedErrors', 'Generic.PHP.NoSilencedErrors'],
  examples: {
    bad: [{ code: "<?php\n$title = @$options['title'];\n$books = @shelf_books( $title );\n", lines: [2, 3] }],
    good: [
      "<?php\n$title = $options['title'] ?? '';\n$handle = @fopen( $file, 'r' );\nif ( ! @unlink( $file ) ) {\n\treturn;\n}\n",
      '<?php\n// A body that is no XML warns for every line.\n$xml = @simplexml_load_string( $body );\n',
    ],
  },
};

/** Functions that warn about the world outside, which no test before the call can rule out. */
const accepted =
  /^(file|file_exists|filemtime|filesize|fileperms|fileowner|filegroup|file_(get|put)_contents|f(open|close|write|puts|read|gets|getc|flush|seek|tell|eof|stat|truncate|sockopen)|rewind|flock|(pclose|popen)|(pf|stream_socket_c)\w+|stream_\w+|socket_\w+|ftp_\w+|ssh2_\w+|curl_\w+|gethostby\w+|dns_\w+|getimagesize(fromstring)?|image\w+|exif_\w+|iptc\w+|is_(dir|file|link|readable|writable|executable)|unlink|rename|copy|mkdir|rmdir|touch|ch(mod|own|grp|dir)|symlink|link|readlink|opendir|readdir|scandir|glob|disk_\w+|parse_ini_\w+|readfile|simplexml_\w+|xml_\w+|gz\w+|zip_\w+|bz\w+|unserialize|maybe_unserialize|iconv\w*|mb_\w+|unpack|set_time_limit|ini_(set|get)|ignore_user_abort|session_\w+|tempnam|stat|lstat|move_uploaded_file|mysql\w*|pg_\w+|ob_\w+|header|mail|include\w*|require\w*|define|date_default_timezone_set|setlocale|putenv|dl|php_uname|posix_\w+|sem_\w+|shm\w+|inet_\w+|preg_\w+|openssl_\w+|hex2bin|base64_decode|proc_\w+|exec|shell_exec|error_log|opcache_\w+|wp_opcache_\w+|json_\w+|escapeshell\w+|highlight_\w+)$/;

/** Functions whose failure loses something; silenced, their result must be looked at. */
const writes = new Set(['file_put_contents', 'fwrite', 'fputs', 'rename', 'copy', 'move_uploaded_file']);

function check(node: Unary, context: PhpContext): void {
  if (node.op !== '@') return;
  const name = calledName(node.value);
  const isStatement = context.ancestors.at(-1)?.kind === 'ExprStmt';
  if (name === null || (accepted.test(name) && !(isStatement && writes.has(name)))) return;
  context.report({
    at: node,
    message: `@ hides errors in ${name === '' ? 'this expression' : `${name}()`}.`,
    suggestion: 'Check beforehand, or check the result, and let other errors be reported.',
    confidence: 'medium',
  });
}

/** The function called; '' for what is no call; null for what warns by nature. */
function calledName(value: Expr): string | null {
  if (value.kind === 'Assign') return calledName(value.value);
  if (value.kind === 'Include' || value.kind === 'MethodCall' || value.kind === 'StaticCall' || value.kind === 'New')
    return null;
  if (value.kind !== 'Call') return '';
  return value.callee.kind === 'Name' ? value.callee.text.replace(/^\\/, '').toLowerCase() : null;
}

export const visitor: PhpVisitor = { nodes: { Unary: check } };
