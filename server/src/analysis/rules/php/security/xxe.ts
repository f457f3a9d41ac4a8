import type { Assign, Expr } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { madeWith } from '../../../languages/php/flow/made.ts';
import type { Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'security/xxe',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-611',
  title: 'XML external entities (XXE)',
  description: 'XML is parsed with options that allow the document to load files and URLs.',
  rationale: `With \`LIBXML_NOENT\` an entity is replaced by what it names: \`wp-config.php\`, an address in the server's own network. \`LIBXML_DTDLOAD\` fetches the document's definition from wherever it says.

Leave both out: PHP loads no external entity unless it is told to. \`LIBXML_NONET\` alone keeps the network out, not files.`,
  references: [
    { title: 'libxml constants', url: 'https://www.php.net/manual/libxml.constants.php' },
    { title: 'CWE-611', url: 'https://cwe.mitre.org/data/definitions/611.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n$xml = simplexml_load_string( file_get_contents( 'php://input' ), 'SimpleXMLElement', LIBXML_NOENT );\n",
        lines: [2],
      },
      {
        code: '<?php\n$dom = new DOMDocument();\n$dom->loadXML( $text, LIBXML_NOENT | LIBXML_DTDLOAD );\n',
        lines: [3],
      },
      { code: '<?php\nlibxml_disable_entity_loader( false );\n', lines: [2] },
      { code: '<?php\n$dom->substituteEntities = true;\n$dom->loadXML( $text );\n', lines: [2] },
    ],
    good: [
      "<?php\n$xml = simplexml_load_string( file_get_contents( 'php://input' ) );\n",
      '<?php\n$dom = new DOMDocument();\n$dom->loadXML( $text, LIBXML_NONET );\n',
      "<?php\n$xml = simplexml_load_string( '<a/>', 'SimpleXMLElement', LIBXML_NOENT );\n",
    ],
  },
};

const dangerous = /^LIBXML_(?:NOENT|DTDLOAD|DTDATTR)$/;
const readerProperty = /^(?:SUBST_ENTITIES|LOADDTD)$/;

function check(xml: ArgInfo | undefined, options: ArgInfo | undefined, context: PhpContext): void {
  if (xml === undefined || options === undefined || xml.value.constant !== undefined) return;
  const reportIn = (flags: Value) => {
    const option = madeWith(flags, ({ name }) => dangerous.test(name))?.name;
    if (option !== undefined) reportOption(option, xml, options, context);
  };
  reportIn(options.value);
  for (const { source } of options.value.taints) source.symbol?.watch(`flags of XML ${options.node.start}`, reportIn);
}

function reportOption(option: string, xml: ArgInfo, options: ArgInfo, context: PhpContext): void {
  const request = xml.value.taints.find(({ source }) => source.kind === 'request');
  context.report({
    at: options.node,
    message: `${option} allows the parsed document to load files and URLs.`,
    suggestion: `Leave ${option} out.`,
    severity: request === undefined ? 'medium' : 'high',
    confidence: request === undefined ? 'medium' : 'high',
    ...(request === undefined ? {} : { taint: request }),
  });
}

/** `$dom->substituteEntities = true` does what LIBXML_NOENT does. */
function checkProperty(node: Assign, context: PhpContext): void {
  const { target, value } = node;
  if (target.kind !== 'Prop' || value.kind !== 'Bool' || !value.value) return;
  if (target.name !== 'substituteEntities' && target.name !== 'resolveExternals') return;
  context.report({
    at: node,
    message: `${target.name} allows the parsed document to load files and URLs.`,
    suggestion: 'Keep it disabled.',
    severity: 'medium',
    confidence: 'medium',
  });
}

const openers: ReadonlySet<string> = new Set(['fopen', 'file_get_contents', 'readfile', 'file']);
const lists: ReadonlySet<string> = new Set(['in_array', 'isset', 'array_key_exists', 'realpath', 'str_starts_with']);

/** Whether a loader opens what it is asked for: that undoes the protection; one that gives null is the protection. */
function opensAnything({ callable, constant }: Value, context: PhpContext): boolean {
  const node =
    callable ?? (typeof constant === 'string' ? context.index.functions.get(constant.toLowerCase())?.node : null);
  if (node === null || node === undefined) return false;
  const names = new Set(node.params.map(({ name }) => name));
  let opens = false;
  let asks = false;
  const isGiven = (value: Expr | null | undefined) => value?.kind === 'Var' && names.has(value.name);
  if (node.kind === 'ArrowFn') opens = isGiven(node.body);
  if (node.body === null) return false;
  walkNodes(node.body, context, (inner) => {
    if (inner.kind === 'Return') opens ||= isGiven(inner.value);
    if (inner.kind === 'Binary') asks ||= inner.op === '===' || inner.op === '==';
    if (inner.kind !== 'Call' || inner.callee.kind !== 'Name') return;
    const name = inner.callee.text.replace(/^\\/, '').toLowerCase();
    opens ||= openers.has(name) && isGiven(inner.args[0]?.value);
    asks ||= lists.has(name);
  });
  return opens && !asks;
}

export const visitor: PhpVisitor = {
  nodes: { Assign: checkProperty },
  calls: [
    {
      names: ['simplexml_load_string', 'simplexml_load_file'],
      visit: ({ args: [xml, , options] }, context) => check(xml, options, context),
    },
    {
      names: ['libxml_set_external_entity_loader'],
      visit({ args: [loader] }, context) {
        if (loader === undefined || loader.value.constant === null) return;
        if (!opensAnything(loader.value, context)) return;
        context.report({
          at: loader.node,
          message: 'This loader opens any file or URL referenced by a document.',
          suggestion: 'Return null for everything except known files.',
          confidence: 'medium',
        });
      },
    },
    {
      names: ['libxml_disable_entity_loader'],
      visit({ args: [off], node }, context) {
        if (off?.value.constant !== false) return;
        context.report({
          at: node,
          message: 'This enables loading of external entities.',
          suggestion: 'Remove the call; they are disabled by default.',
          severity: 'medium',
          confidence: 'medium',
        });
      },
    },
  ],
  methods: [
    {
      on: '*',
      names: ['setparserproperty'],
      visit({ args: [property, value] }, context) {
        if (property === undefined || value?.value.constant !== true) return;
        if (madeWith(property.value, ({ name }) => readerProperty.test(name)) === null) return;
        context.report({
          at: property.node,
          message: 'The reader replaces entities with the content of files and URLs.',
          suggestion: 'Keep the property disabled.',
          severity: 'medium',
          confidence: 'medium',
        });
      },
    },
    {
      on: '*',
      names: ['open', 'xml'],
      visit({ args: [xml, , options], className }, context) {
        if (className === 'xmlreader') check(xml, options, context);
      },
    },
    {
      on: '*',
      names: ['loadxml', 'load'],
      visit: ({ args: [xml, options] }, context) => check(xml, options, context),
    },
  ],
  creations: [
    { names: ['simplexmlelement'], visit: ({ args: [xml, options] }, context) => check(xml, options, context) },
  ],
};
