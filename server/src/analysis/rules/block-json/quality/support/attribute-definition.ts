import { nearestName } from '@presswright/shared/nearest-name';
import type { Node } from 'jsonc-parser';
import {
  at,
  innerSpanOf,
  isOfType,
  itemsOf,
  jsonTypeOf,
  membersOf,
  spanOf,
  textOf,
} from '../../../../languages/json/json-nodes.ts';
import type { Finding } from '../../../rule.ts';

const types = ['null', 'boolean', 'object', 'array', 'string', 'rich-text', 'integer', 'number'];
/** `children` and `node` are deprecated, and still read. */
const sources = [
  'attribute',
  'text',
  'html',
  'raw',
  'rich-text',
  'query',
  'meta',
  'children',
  'node',
  'property',
  'tag',
];
const keys = ['type', 'enum', 'source', 'selector', 'attribute', 'multiline', 'query', 'meta', 'default', 'role'];
const aliases: Readonly<Record<string, string>> = {
  defaultValue: 'default',
  default_value: 'default',
  options: 'enum',
  choices: 'enum',
  values: 'enum',
  attr: 'attribute',
  __experimentalRole: 'role',
};
/** Types as other languages call them. */
const foreignTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  text: 'string',
  str: 'string',
  int: 'integer',
  float: 'number',
  double: 'number',
  list: 'array',
  html: 'string',
};

/** What is wrong with one attribute's definition, or one of a `query`'s. */
export function checkDefinition(name: string, definition: Node, isTop = true): Finding[] {
  if (definition.type !== 'object') {
    return [
      {
        at: spanOf(definition),
        message: `The attribute "${name}" must be defined by an object.`,
        suggestion: 'Use an object such as { "type": "string" }.',
      },
    ];
  }
  const findings: Finding[] = [...checkKeys(name, definition)];
  const type = at(definition, 'type');
  const values = at(definition, 'enum');
  if (type !== null) findings.push(...checkTypes(name, type));
  else if (values === null && isTop && !membersOf(definition).some(({ key }) => nearestName(key, ['type']) !== null)) {
    findings.push({
      at: { start: definition.offset, end: definition.offset + 1 },
      message: `The attribute "${name}" has neither a type nor a list of values.`,
      suggestion: 'Add "type".',
    });
  }
  if (values !== null && values.type !== 'array') {
    findings.push({
      at: spanOf(values),
      message: `The enum of the attribute "${name}" must be a list.`,
      suggestion: 'Write [ … ].',
    });
  }
  findings.push(...checkSource(name, definition));
  const start = at(definition, 'default');
  if (start !== null) findings.push(...checkDefault(name, start, type, values));
  return findings;
}

function checkKeys(name: string, definition: Node): Finding[] {
  const present = new Set(membersOf(definition).map(({ key }) => key));
  return membersOf(definition).flatMap(({ key, keyNode }): Finding[] => {
    if (keys.includes(key)) return [];
    const alias = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
    const meant = alias ?? nearestName(key, keys);
    if (meant === null || meant === undefined || present.has(meant)) return [];
    const isOld = key === '__experimentalRole';
    return [
      {
        at: spanOf(keyNode),
        message: isOld
          ? '"__experimentalRole" is deprecated; "role" has been stable since WordPress 6.7.'
          : `"${key}" is not a valid key in the definition of the attribute "${name}".`,
        suggestion: isOld ? 'Write "role".' : `Did you mean "${meant}"?`,
        ...(isOld ? { severity: 'low' } : {}),
        fix: { edits: [{ ...innerSpanOf(keyNode), text: meant }], safe: false },
      },
    ];
  });
}

function checkTypes(name: string, type: Node): Finding[] {
  const given = type.type === 'array' ? itemsOf(type) : [type];
  return given.flatMap((each): Finding[] => {
    const written = textOf(each);
    if (written !== null && types.includes(written)) return [];
    const meant = written === null ? null : (foreignTypes[written.toLowerCase()] ?? nearestName(written, types));
    return [
      {
        at: spanOf(each),
        message: `The attribute "${name}" has no valid type: ${written === null ? `it is ${jsonTypeOf(each)}` : `"${written}" is not a valid type`}.`,
        suggestion: meant === null ? `Write one of ${types.join(', ')}.` : `Write "${meant}".`,
        ...(meant === null ? {} : { fix: { edits: [{ ...innerSpanOf(each), text: meant }], safe: false } }),
      },
    ];
  });
}

/** What a source needs beside it. */
const needs: Readonly<Record<string, readonly string[]>> = {
  attribute: ['attribute'],
  query: ['selector', 'query'],
  meta: ['meta'],
};

function checkSource(name: string, definition: Node): Finding[] {
  const source = at(definition, 'source');
  if (source === null) {
    const stray = membersOf(definition).find(({ key }) => key === 'selector' || key === 'attribute' || key === 'query');
    if (stray === undefined || membersOf(definition).some(({ key }) => nearestName(key, ['source']) !== null))
      return [];
    return [
      {
        at: spanOf(stray.keyNode),
        message: `"${stray.key}" of the attribute "${name}" is not used without a "source".`,
        suggestion: 'Add the source ("attribute", "text", "html", "rich-text" or "query"), or remove it.',
        severity: 'low',
      },
    ];
  }
  const written = textOf(source);
  if (written === null || !sources.includes(written)) {
    const meant = written === null ? null : nearestName(written, sources);
    return [
      {
        at: spanOf(source),
        message: `The attribute "${name}" has an unknown source.`,
        suggestion:
          meant === null ? 'Write attribute, text, html, rich-text, raw or query.' : `Did you mean "${meant}"?`,
        ...(meant === null ? {} : { fix: { edits: [{ ...innerSpanOf(source), text: meant }], safe: false } }),
      },
    ];
  }
  const findings: Finding[] = [];
  if (written === 'meta') {
    findings.push({
      at: spanOf(source),
      message: `The attribute "${name}" uses the deprecated source "meta".`,
      suggestion: 'Read and write the meta with useEntityProp(), or bind the attribute to core/post-meta.',
      severity: 'low',
    });
  }
  if (written === 'children' || written === 'node') {
    findings.push({
      at: spanOf(source),
      message: `The source "${written}" of the attribute "${name}" is deprecated.`,
      suggestion: 'Use "rich-text" or "html".',
      severity: 'low',
    });
  }
  const missing = (needs[written] ?? []).filter((key) => at(definition, key) === null);
  if (missing.length > 0) {
    findings.push({
      at: spanOf(source),
      detail: 'needs',
      message: `The attribute "${name}" with the source "${written}" has no ${missing.map((key) => `"${key}"`).join(' and no ')}, so its value is never found.`,
      suggestion: `Add ${missing.map((key) => `"${key}"`).join(' and ')}.`,
    });
  }
  if (written === 'query') {
    for (const { key, value } of membersOf(at(definition, 'query')))
      findings.push(...checkDefinition(key, value, false));
    const type = textOf(at(definition, 'type'));
    if (type !== null && type !== 'array' && types.includes(type)) {
      findings.push({
        at: spanOf(source),
        detail: 'type',
        message: `The source "query" of the attribute "${name}" returns an array, but its type is "${type}".`,
        suggestion: 'Set the type to "array".',
      });
    }
  }
  return findings;
}

function checkDefault(name: string, start: Node, type: Node | null, values: Node | null): Finding[] {
  if (start.type === 'null') return [];
  const wanted = (type?.type === 'array' ? itemsOf(type) : type === null ? [] : [type]).map(textOf);
  const isUnknown = wanted.some((each) => each === null || !types.includes(each));
  if (wanted.length > 0 && !isUnknown && !wanted.some((each) => fits(start, each ?? ''))) {
    const list = wanted.map((each) => `"${each}"`).join(' or ');
    return [
      {
        at: spanOf(start),
        message: `The default of the attribute "${name}" is of type "${jsonTypeOf(start)}", but its type is ${list}.`,
        suggestion: 'Use a default of that type, or change the type.',
        ...convertDefault(start, wanted[0] ?? ''),
      },
    ];
  }
  const allowed = itemsOf(values).map((each): unknown => each.value);
  if (allowed.length > 0 && start.type !== 'array' && start.type !== 'object' && !allowed.includes(start.value)) {
    const near = typeof start.value === 'string' ? nearestName(start.value, allowed.map(String)) : null;
    return [
      {
        at: spanOf(start),
        message: `The default ${JSON.stringify(start.value)} of the attribute "${name}" is not one of the allowed values.`,
        suggestion: near === null ? 'Use one of them, or add it to "enum".' : `Did you mean "${near}"?`,
      },
    ];
  }
  return [];
}

function fits(node: Node, type: string): boolean {
  if (type === 'rich-text') return node.type === 'string';
  if (type === 'null') return node.type === 'null';
  const known = (['boolean', 'object', 'array', 'string', 'integer', 'number'] as const).find((each) => each === type);
  return known === undefined || isOfType(node, known);
}

function convertDefault(node: Node, type: string): Pick<Finding, 'fix'> {
  const written = textOf(node);
  const numeric = written !== null && /^-?\d+(?:\.\d+)?$/.test(written);
  const next =
    type === 'boolean' && written !== null && /^(?:true|false)$/.test(written)
      ? written
      : (type === 'number' || (type === 'integer' && !written?.includes('.'))) && numeric
        ? written
        : type === 'string' && (node.type === 'number' || node.type === 'boolean')
          ? JSON.stringify(String(node.value))
          : null;
  return next === null ? {} : { fix: { edits: [{ ...spanOf(node), text: next }], safe: false } };
}
