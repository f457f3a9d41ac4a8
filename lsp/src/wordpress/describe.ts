import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import { capabilities } from '@presswright/shared/wordpress/capabilities';
import { wordpressClass, wordpressHook } from '@presswright/shared/wordpress/facts';
import { classLink, functionLink, hookLink } from '@presswright/shared/wordpress/reference-links';
import {
  functionSignature,
  hookParameters,
  methodSignature,
  type Signature,
} from '@presswright/shared/wordpress/signatures';

/** The parameter as PHP declares it, with its documented type. */
export function parameterLabel({
  type,
  name,
  defaultValue,
  byReference,
  variadic,
}: Signature['parameters'][number]): string {
  const variable = `${byReference ? '&' : ''}${variadic ? '...' : ''}$${name}`;
  return `${type === '' ? '' : `${type} `}${variable}${defaultValue === '' ? '' : ` = ${defaultValue}`}`;
}

/** What is known of a global function of WordPress, as Markdown; undefined for any other name. */
export function describeFunction(name: string): string | undefined {
  const signature = functionSignature(name);
  if (signature === undefined) return undefined;
  return page(phpSignature(signature), 'Function', signature.facts, functionLink(signature.name));
}

/** What is known of a method of a class of WordPress, as Markdown. */
export function describeMethod(className: string, method: string): string | undefined {
  const signature = methodSignature(className, method);
  if (signature === undefined) return undefined;
  const [owner = '', own = ''] = signature.name.split('::');
  return page(phpSignature(signature), 'Method', signature.facts, classLink(owner, own));
}

/** What is known of a class of WordPress, as Markdown. */
export function describeClass(name: string): string | undefined {
  const facts = wordpressClass(name);
  if (facts === undefined) return undefined;
  const head = `class ${facts.name}${facts.parent === undefined ? '' : ` extends ${facts.parent}`}`;
  const deprecated = facts.deprecated === undefined ? {} : { deprecated: { version: facts.deprecated } };
  return page(head, 'Class', { since: facts.since, ...deprecated }, classLink(facts.name));
}

/** What is known of a hook of WordPress by the name that a plugin uses, as Markdown. */
export function describeHook(name: string): string | undefined {
  const facts = wordpressHook(name);
  if (facts === undefined) return undefined;
  const parameters = hookParameters(name).map((parameter) => `${parameter.type} $${parameter.name}`);
  const call = facts.kind === 'action' ? 'do_action' : 'apply_filters';
  const head = `${call}( ${[`'${facts.name}'`, ...parameters].join(', ')} )`;
  const { args } = facts;
  const most = args === 0 ? 'no arguments' : `up to ${args} ${args === 1 ? 'argument' : 'arguments'}`;
  const count = `callbacks take ${most}`;
  return page(head, facts.kind === 'action' ? 'Action' : 'Filter', facts, hookLink(facts.name), count);
}

/**
 * What is known of a key of an array that WordPress takes, as Markdown.
 * @param path the array: `register_post_type.args.labels`
 */
export function describeKey(path: string, name: string): string | undefined {
  const key = arrayKeys(path).find((each) => each.name === name);
  const [callee = '', parameter = '', ...above] = path.split('.');
  if (key === undefined) return undefined;
  const places = [...above.toReversed().map((each) => `\`${each}\``), `\`$${parameter}\``].join(' in ');
  const [owner = '', method] = callee.split('::');
  const facts = [
    key.defaultValue === '' ? '' : `default \`${key.defaultValue}\``,
    key.since === '' ? '' : `since ${key.since}`,
  ].filter((fact) => fact !== '');
  const paragraphs = [
    `\`\`\`php\n<?php\n'${key.name}' => ${key.type === '' ? 'mixed' : key.type}\n\`\`\``,
    [`Key of ${places} of \`${callee}()\``, ...facts].join(' · '),
    key.values.length === 0 ? '' : `Values: ${key.values.map((value) => `\`'${value}'\``).join(', ')}`,
    `[developer.wordpress.org](${method === undefined ? functionLink(owner) : classLink(owner, method)})`,
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** What is known of a capability of WordPress, as Markdown. */
export function describeCapability(name: string): string | undefined {
  const capability = capabilities.find((each) => each.name === name);
  if (capability === undefined) return undefined;
  const roles = capability.roles.join(', ') || 'no role';
  const who = capability.isMeta ? 'mapped to others for what it is asked of' : `had by: ${roles}`;
  return `\`${name}\`\n\nWordPress capability · ${who}`;
}

function phpSignature({ name, parameters, returns }: Signature): string {
  const list = parameters.map(parameterLabel).join(', ');
  return `function ${name}(${list === '' ? '' : ` ${list} `})${returns === '' ? '' : `: ${returns}`}`;
}

interface Versions {
  readonly since: string;
  readonly deprecated?: { readonly version: string; readonly replacement?: string };
}

function page(
  code: string,
  kind: string,
  { since, deprecated }: Versions,
  link: string | undefined,
  more = '',
): string {
  const facts = [`WordPress ${kind.toLowerCase()}`, since === '' ? '' : `since ${since}`, more];
  const notice =
    deprecated === undefined
      ? ''
      : `**Deprecated since ${deprecated.version}.**${deprecated.replacement === undefined ? '' : ` Use \`${deprecated.replacement}\` instead.`}`;
  const paragraphs = [
    `\`\`\`php\n<?php\n${code}\n\`\`\``,
    notice,
    facts.filter((fact) => fact !== '').join(' · '),
    link === undefined ? '' : `[developer.wordpress.org](${link})`,
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}
