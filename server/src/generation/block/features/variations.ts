import { asciiWords } from '../../naming/transliterate.ts';
import { type JsCode, type JsValue, js } from '../../writers/js.ts';
import type { JsonValue } from '../../writers/json.ts';
import type { BlockFeatureModule } from '../feature.ts';
import type { BlockPlan } from '../plan.ts';
import { variantLooks } from '../styles/variants.ts';

interface Variation {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly attributes: { readonly [key: string]: JsonValue };
  /** Attributes that tell the variation. */
  readonly isActive: readonly string[];
}

const sampleName = 'with-sample-text';

/** More would crowd the inserter. */
const most = 3;

/** Dashicons for what options are often called; the block's own for all others. */
const icons: Readonly<Record<string, string>> = {
  info: 'info',
  information: 'info',
  success: 'yes-alt',
  warning: 'warning',
  error: 'dismiss',
  danger: 'dismiss',
  left: 'align-left',
  right: 'align-right',
  center: 'align-center',
  grid: 'grid-view',
  list: 'list-view',
  horizontal: 'columns',
  vertical: 'menu-alt3',
  video: 'video-alt3',
  image: 'format-image',
  large: 'editor-expand',
  small: 'editor-contract',
};

/** Ready-made settings of the block, each of its own in the inserter. */
export const variationsFeature: BlockFeatureModule = {
  name: 'variations',
  contribute(plan) {
    const found = variationsOf(plan);
    if (!plan.hasEditor || found.length === 0) return {};
    const declaration = js`
      /** Ready-made settings, offered in the inserter and under "Transform to". */
      const variations = ${found.map((variation) => variationCode(plan, variation))};
    `;
    return {
      script: {
        imports: { '@wordpress/blocks': ['registerBlockVariation'], '@wordpress/i18n': ['__'] },
        declarations: [declaration],
        afterwards: [js`registerBlockVariation( ${plan.names.blockName}, variations );`],
      },
    };
  },
};

function variationCode({ names }: BlockPlan, { title, description, isActive, ...rest }: Variation): JsCode {
  const text = (value: string): JsCode => js`__( ${value}, ${names.textDomain} )`;
  return js`${{
    name: rest.name,
    title: text(title),
    description: text(description),
    icon: rest.icon,
    attributes: translated(rest.attributes, rest.name === sampleName ? text : undefined),
    scope: ['inserter', 'transform'],
    isActive: [...isActive],
  }}`;
}

/** Texts that people read are translated; values that say how the block looks are not. */
function translated(
  attributes: Variation['attributes'],
  text: ((value: string) => JsCode) | undefined,
): Readonly<Record<string, JsValue>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      text !== undefined && typeof value === 'string' ? text(value) : (value as JsValue),
    ]),
  );
}

/** Settings that differ visibly: the values of an enumeration, switches, columns, or texts to begin with. */
function variationsOf(plan: BlockPlan): readonly Variation[] {
  const candidates = [...ofOptions(plan), ...ofSwitches(plan), ...ofColumns(plan)];
  const names = new Set<string>();
  const unique = candidates.filter(({ name }) => name !== '' && !names.has(name) && names.add(name));
  return unique.length >= 2 ? unique.slice(0, most) : [...unique, ...ofTexts(plan)].slice(0, most);
}

function ofOptions({ attributes, names, icon }: BlockPlan): Variation[] {
  const [choice] = attributes.filter(({ kind, options }) => kind === 'enum' && options.length > 1);
  return (choice?.options ?? []).map(({ value, label }) => ({
    name: nameOf(value),
    title: `${names.title}: ${label}`,
    description: `${choice?.label}: ${label}`,
    icon: icons[value.toLowerCase()] ?? icon,
    attributes: { [choice?.name ?? '']: value },
    isActive: [choice?.name ?? ''],
  }));
}

function ofSwitches({ attributes, names, icon }: BlockPlan): Variation[] {
  return attributes
    .filter(({ kind, isOurs, fields }) => kind === 'boolean' && !isOurs && fields.length === 0)
    .map(({ name, label, default: usual }) => {
      const value = usual !== true;
      return {
        name: nameOf(`${value ? '' : 'not '}${name}`),
        title: `${names.title}: ${value ? label : `not ${label}`}`,
        description: value ? label : `Not: ${label}`,
        icon,
        attributes: { [name]: value },
        isActive: [name],
      };
    });
}

function ofColumns({ attributes, names }: BlockPlan): Variation[] {
  const columns = attributes.find(({ role }) => role === 'columns');
  if (columns === undefined) return [];
  return [2, 4].map((count) => ({
    name: `columns-${count}`,
    title: `${names.title}: ${count} columns`,
    description: `Items in ${count} columns.`,
    icon: count === 2 ? 'columns' : 'grid-view',
    attributes: { [columns.name]: count },
    isActive: [columns.name],
  }));
}

/** Looks, or a block that is filled with texts to be written over. */
function ofTexts({ attributes, names, icon, variants }: BlockPlan): Variation[] {
  const looks = variants.map((variant) => ({
    name: variant,
    title: `${names.title}: ${variantLooks[variant].label}`,
    description: `In the “${variantLooks[variant].label}” style.`,
    icon,
    attributes: { className: `is-style-${variant}` },
    isActive: ['className'],
  }));
  const samples = attributes.filter(
    ({ kind, isOurs, sample }) => ['string', 'textarea', 'rich_text'].includes(kind) && !isOurs && sample !== '',
  );
  const filled = {
    name: sampleName,
    title: `${names.title}: Sample text`,
    description: 'With sample text to replace.',
    icon: 'edit-page',
    attributes: Object.fromEntries(samples.map(({ name, sample }) => [name, sample])),
    isActive: samples.map(({ name }) => name),
  };
  const wide = {
    name: 'wide',
    title: `${names.title}: wide`,
    description: 'As wide as the theme allows.',
    icon: 'align-wide',
    attributes: { align: 'wide' },
    isActive: ['align'],
  };
  const canAlign = attributes.every(({ name }) => name !== 'align');
  return [...looks, ...(samples.length > 0 ? [filled] : []), ...(canAlign ? [wide] : [])];
}

const nameOf = (text: string): string =>
  asciiWords(text)
    .map((word) => word.toLowerCase())
    .join('-');
