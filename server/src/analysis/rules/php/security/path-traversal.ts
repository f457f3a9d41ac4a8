import type { Severity } from '@presswright/shared/schemas/analysis';
import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';
import { outlineOf } from './support/url-host.ts';

export const meta: RuleMeta = {
  id: 'security/path-traversal',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-22',
  title: 'Path traversal',
  description: 'Data from the request becomes part of a path that is included, read, written or deleted.',
  rationale: `With \`../\` in it the path leaves the folder it was meant for: \`wp-config.php\` is read, a file outside is overwritten or deleted, or code of the sender's choice is included.

Choose the file from a fixed list. Where the name must come from the request, take only its last part with \`basename()\` or \`sanitize_file_name()\`, or check it with \`validate_file()\`.`,
  references: [
    { title: 'validate_file()', url: 'https://developer.wordpress.org/reference/functions/validate_file/' },
    { title: 'CWE-22', url: 'https://cwe.mitre.org/data/definitions/22.html' },
    { title: 'CWE-98', url: 'https://cwe.mitre.org/data/definitions/98.html' },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Files.IncludingFile'],
  examples: {
    bad: [
      { code: "<?php\ninclude plugin_dir_path( __FILE__ ) . 'views/' . $_GET['view'] . '.php';\n", lines: [2] },
      {
        code: "<?php\n$file = WP_CONTENT_DIR . '/' . sanitize_text_field( $_POST['file'] );\nunlink( $file );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\ninclude plugin_dir_path( __FILE__ ) . 'views/' . sanitize_key( $_GET['view'] ) . '.php';\n",
      "<?php\n$file = sanitize_file_name( $_POST['file'] );\nunlink( WP_CONTENT_DIR . '/cache/' . $file );\n",
      "<?php\nif ( 0 === validate_file( $_GET['f'] ) ) {\n\treadfile( '/data/' . $_GET['f'] );\n}\n",
      "<?php\nmove_uploaded_file( $_FILES['f']['tmp_name'], '/data/f.bin' );\n",
    ],
  },
};

interface FileUse {
  /** Positions of paths. */
  readonly paths: readonly number[];
  readonly effect: string;
  readonly severity: Severity;
}

const uses: Readonly<Record<string, FileUse>> = {
  unlink: { paths: [0], effect: 'deleted', severity: 'critical' },
  wp_delete_file: { paths: [0], effect: 'deleted', severity: 'critical' },
  rmdir: { paths: [0], effect: 'deleted', severity: 'high' },
  file_put_contents: { paths: [0], effect: 'written', severity: 'critical' },
  move_uploaded_file: { paths: [1], effect: 'written', severity: 'critical' },
  copy: { paths: [0, 1], effect: 'copied', severity: 'high' },
  rename: { paths: [0, 1], effect: 'moved', severity: 'high' },
  file_get_contents: { paths: [0], effect: 'read', severity: 'high' },
  readfile: { paths: [0], effect: 'sent', severity: 'high' },
  fopen: { paths: [0], effect: 'opened', severity: 'high' },
  file: { paths: [0], effect: 'read', severity: 'high' },
  parse_ini_file: { paths: [0], effect: 'read', severity: 'high' },
  show_source: { paths: [0], effect: 'shown', severity: 'high' },
  highlight_file: { paths: [0], effect: 'shown', severity: 'high' },
  simplexml_load_file: { paths: [0], effect: 'read', severity: 'high' },
  mkdir: { paths: [0], effect: 'made', severity: 'medium' },
  wp_mkdir_p: { paths: [0], effect: 'made', severity: 'medium' },
  chmod: { paths: [0], effect: 'changed', severity: 'medium' },
  load_template: { paths: [0], effect: 'included', severity: 'high' },
  scandir: { paths: [0], effect: 'listed', severity: 'medium' },
  opendir: { paths: [0], effect: 'listed', severity: 'medium' },
  glob: { paths: [0], effect: 'listed', severity: 'medium' },
  touch: { paths: [0], effect: 'made', severity: 'medium' },
  symlink: { paths: [0, 1], effect: 'linked', severity: 'high' },
  gzopen: { paths: [0], effect: 'opened', severity: 'high' },
  readgzfile: { paths: [0], effect: 'sent', severity: 'high' },
  copy_dir: { paths: [0, 1], effect: 'copied', severity: 'high' },
  move_dir: { paths: [0, 1], effect: 'moved', severity: 'high' },
  unzip_file: { paths: [1], effect: 'written', severity: 'high' },
};

/** Functions that include a template by name, and the arguments that name it. */
const templates: Readonly<Record<string, readonly number[]>> = {
  get_template_part: [0, 1],
  locate_template: [0],
};

/** Methods of the file systems of WordPress and PHP. */
const methods: Readonly<Record<string, FileUse>> = {
  delete: { paths: [0], effect: 'deleted', severity: 'critical' },
  rmdir: { paths: [0], effect: 'deleted', severity: 'high' },
  put_contents: { paths: [0], effect: 'written', severity: 'critical' },
  get_contents: { paths: [0], effect: 'read', severity: 'high' },
  get_contents_array: { paths: [0], effect: 'read', severity: 'high' },
  copy: { paths: [0, 1], effect: 'copied', severity: 'high' },
  move: { paths: [0, 1], effect: 'moved', severity: 'high' },
  mkdir: { paths: [0], effect: 'made', severity: 'medium' },
  addfile: { paths: [0], effect: 'packed', severity: 'high' },
  open: { paths: [0], effect: 'opened', severity: 'high' },
  extractto: { paths: [0], effect: 'written', severity: 'high' },
};

const fileClasses = /(?:^|\\)(?:wp_filesystem_\w+|ziparchive)$/;
/** Names that no other class of a plugin is likely to have. */
const tellingNames: ReadonlySet<string> = new Set(['put_contents', 'get_contents', 'get_contents_array']);

/** An address of another server, whose host the code says: no file of this one can be named behind it. */
const fixedHost = /^https?:\/\/[\w.-]+\//i;

function checkPaths(context: PhpContext, use: FileUse, args: readonly ArgInfo[], name: string): void {
  for (const position of use.paths) {
    const path = args[position];
    if (path === undefined || fixedHost.test(outlineOf(path.value))) continue;
    trackSink(context, path.value, Danger.Path, path.node, {
      effect: `becomes part of the path of a file that is ${use.effect} by ${name}()`,
      suggestion:
        'Choose the file from a fixed list, or only use the file name with sanitize_file_name() or basename().',
      severities: [use.severity, use.severity, 'low'],
    });
  }
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: Object.keys(uses),
      visit({ args, name }, context) {
        const use = uses[name];
        if (use !== undefined) checkPaths(context, use, args, name);
      },
    },
    {
      names: Object.keys(templates),
      visit({ args, name }, context) {
        for (const position of templates[name] ?? []) {
          const part = args[position];
          if (part === undefined) continue;
          trackSink(context, part.value, Danger.Include, part.node, {
            effect: `names the template that ${name}() includes`,
            suggestion: 'Choose the template from a fixed list, or sanitize the name with sanitize_key().',
            severities: ['high', 'medium', 'low'],
          });
        }
      },
    },
  ],
  methods: [
    {
      on: '*',
      names: Object.keys(methods),
      visit({ args, name, className }, context) {
        const use = methods[name];
        const known = className === null ? tellingNames.has(name) : fileClasses.test(className);
        if (use !== undefined && known) checkPaths(context, use, args, name);
      },
    },
  ],
  creations: [
    {
      names: ['splfileobject'],
      visit: ({ args }, context) =>
        checkPaths(context, { paths: [0], effect: 'opened', severity: 'high' }, args, 'SplFileObject'),
    },
  ],
  construct({ what, value, node }, context) {
    if (what !== 'include') return;
    const isStatement = node.kind === 'Include';
    trackSink(context, value, Danger.Include, isStatement ? node.value : node, {
      effect: `becomes part of the path of ${isStatement ? node.flavour : 'the template that WordPress includes'}`,
      suggestion: 'Include only files of a fixed list: look the value up, or check it with in_array( …, true ).',
      severities: ['critical', 'critical', 'low'],
    });
  },
};
