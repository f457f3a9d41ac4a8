import { cleanLine } from './clean-text.ts';
import { titleCase } from './inflect.ts';
import { withoutLeadingNumber } from './leading-number.ts';
import { type Names, namesFor } from './names.ts';
import { asciiWords } from './transliterate.ts';

/** The names of a block, and of the plugin that brings it. */
export interface BlockNames extends Names {
  /** `acme/pricing-table`, as WordPress wants it: both parts begin with a small letter. */
  readonly blockName: string;
  readonly blockNamespace: string;
  /** What follows the slash; the block's folder. */
  readonly blockSlug: string;
  /** The class that the editor gives the block: `wp-block-acme-pricing-table`. */
  readonly cssClass: string;
  readonly textDomain: string;
}

/** Namespaces that are WordPress' own, or that say nothing about whose the block is. */
const takenNamespaces = new Set(['core', 'core-embed', 'wp', 'wordpress', 'block', 'blocks', 'plugin', 'my-plugin']);

/** The namespace of a block that was asked for without one. */
const defaultNamespace = 'site-blocks';

const validPart = /^[a-z][a-z0-9-]*$/;

function blockPart(text: string, most: number): string {
  const words = withoutLeadingNumber(asciiWords(text).map((word) => word.toLowerCase()));
  return words
    .join('-')
    .slice(0, most)
    .replace(/-+$/, '')
    .replace(/^\d+-?/, '');
}

/** The names of a block from what the user calls it: a title in any script, or an explicit `namespace/name`. */
export function blockNamesFor(blockType: string): BlockNames {
  const clean = cleanLine(blockType);
  const [, namespacePart, namePart] = /^([^/\s]+)\/([^/\s]+)$/.exec(clean) ?? [];
  if (namespacePart === undefined || namePart === undefined) {
    const names = namesFor(clean, { kind: 'block' });
    const slug = blockPart(clean, 50) || names.slug;
    return withBlock(names, defaultNamespace, slug, []);
  }
  const notes: string[] = [];
  const isValid = validPart.test(namespacePart) && validPart.test(namePart);
  let namespace = isValid ? namespacePart : blockPart(namespacePart, 30);
  const title = titleCase(namePart.replace(/[-_]+/g, ' '));
  const own = namesFor(title, { kind: 'block' });
  const slug = isValid ? namePart : blockPart(namePart, 50) || own.slug;
  if (!isValid)
    notes.push('Block names consist of lowercase letters, digits and dashes, so both parts were rewritten.');
  if (namespace === '' || takenNamespaces.has(namespace)) {
    notes.push(`The namespace "${namespacePart}" is reserved, so the block uses "${defaultNamespace}".`);
    namespace = defaultNamespace;
  }
  const names = namesFor(`${titleCase(namespace.replace(/-/g, ' '))} ${title}`, { kind: 'block' });
  return withBlock({ ...names, title: own.title }, namespace, slug, notes);
}

function withBlock(names: Names, namespace: string, slug: string, notes: readonly string[]): BlockNames {
  const blockName = `${namespace}/${slug}`;
  return {
    ...names,
    notes: [...notes, ...names.notes],
    blockName,
    blockNamespace: namespace,
    blockSlug: slug,
    cssClass: `wp-block-${blockName.replace('/', '-')}`,
    textDomain: names.slug,
  };
}
