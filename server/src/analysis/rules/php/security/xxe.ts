import type { Assign, Expr } from '../../../languages/php/ast.ts';
import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { lastAssigned } from './support/assigned.ts';

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

const dangerous = /^\\?LIBXML_(?:NOENT|DTDLOAD|DTDATTR)$/;

/** The option among flags that are put together here, in a variable or in a constant. */
function optionIn(node: Expr, context: PhpContext, depth = 0): string | null {
  if (depth > 6) return null;
  const inner = (next: Expr | undefined) => (next === undefined ? null : optionIn(next, context, depth + 1));
  switch (node.kind) {
    case 'Binary':
      return inner(node.left) ?? inner(node.right);
    case 'Name':
      return dangerous.test(node.text) ? node.text : inner(context.index.consts.get(node.text));
    case 'ClassConst':
      for (const { consts } of context.index.classes.values()) {
        const found = inner(consts.get(node.name.toLowerCase())?.value);
        if (found !== null) return found;
      }
      return null;
    case 'Ternary':
      return inner(node.thenValue ?? undefined) ?? inner(node.otherwise);
    case 'Var': {
      const { start } = node;
      const before = context.source.slice({ start: Math.max(context.source.base, start - 4000), end: start });
      return /\bLIBXML_(?:NOENT|DTDLOAD|DTDATTR)\b/.exec(lastAssigned(node.name, before) ?? '')?.[0] ?? null;
    }
    default:
      return null;
  }
}

function check(xml: ArgInfo | undefined, options: ArgInfo | undefined, context: PhpContext): void {
  if (xml === undefined || options === undefined || xml.value.constant !== undefined) return;
  const option = optionIn(options.node, context);
  if (option === null) return;
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
        const code = context.source.slice(loader.node);
        // A loader that opens what it is asked for undoes the protection; one that gives null is the protection.
        if (
          !/(?:fopen|file_get_contents|return\s+\$(?:system|path|url|id))/i.test(code) ||
          /in_array|===|isset/.test(code)
        )
          return;
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
        if (!/XMLReader::(?:SUBST_ENTITIES|LOADDTD)/.test(context.source.slice(property.node))) return;
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
