import { type JsCode, type JsValue, js } from '../../writers/js.ts';
import { kebab } from '../attributes/schema.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';
import { type BlockToken, tokenName } from '../styles/block-css.ts';
import { attributeCode } from './member.ts';
import type { ScriptContext } from './script-context.ts';
import { modifierOf } from './value-code.ts';

/** Custom properties that attributes set on the wrapper, by role. */
const properties: Readonly<Record<string, BlockToken>> = {
  accent: 'accent',
  background: 'surface',
  'text-color': 'text',
  'border-color': 'border',
  columns: 'columns',
  'columns-mobile': 'columns-small',
};

/** Numbers that steer or measure, each in a property of its own name. */
const steering: ReadonlySet<string> = new Set(['measure', 'setting', 'opacity']);

/** What colours of no role that we know take, in this order. */
const freeTokens: readonly BlockToken[] = ['accent', 'border', 'surface', 'text'];

/** Attributes that set a custom property, each its own: a token of the stylesheet, else one named for the attribute. */
export function propertiesOf(
  plan: Pick<BlockPlan, 'attributes' | 'names'>,
): readonly (readonly [BlockAttribute, string])[] {
  const taken = new Set<BlockToken>();
  const tokenOf = (attribute: BlockAttribute): BlockToken | undefined => {
    const meant = properties[attribute.role];
    const found = meant === undefined || taken.has(meant) ? freeTokens.find((token) => !taken.has(token)) : meant;
    return attribute.kind === 'color' ? found : meant;
  };
  const setting = plan.attributes.filter(
    ({ kind, role }) => (kind === 'color' && role !== 'detail') || properties[role] !== undefined || steering.has(role),
  );
  // Colours with a role come first, whatever their order.
  const ordered = [
    ...setting.filter(({ role }) => properties[role] !== undefined),
    ...setting.filter(({ role }) => properties[role] === undefined),
  ];
  return ordered.map((attribute) => {
    const token = tokenOf(attribute);
    if (token !== undefined) taken.add(token);
    // A number has no unit: it must not be taken for a token of the stylesheet.
    const suffix = steering.has(attribute.role) ? '-value' : '';
    const own = `--${plan.names.blockName.replace('/', '-')}-${kebab(attribute.id)}${suffix}`;
    return [attribute, token === undefined ? own : tokenName(plan, token).text] as const;
  });
}

/** The function `wrapperProps`: classes and custom properties of the wrapper, the same in `edit` and `save`. */
export function wrapperPropsFunction(context: ScriptContext): JsCode {
  const { plan } = context;
  const classes = plan.attributes.flatMap((attribute) => {
    const modifier = modifierOf(attribute);
    if (modifier === undefined) return [];
    const value = attributeCode(attribute.name);
    if (modifier.values === undefined) return [js`${value} && ${modifier.base}`];
    if (!modifier.isNumbered) return [js`${value} && ${modifier.base} + ${value}`];
    return [js`${modifier.base} + ( ${[...modifier.values]}.indexOf( ${value} ) + 1 )`];
  });
  const style = propertiesOf(plan).map(([attribute, name]): [string, JsValue] => {
    const value = attributeCode(attribute.name);
    if (steering.has(attribute.role)) return [name, js`${value}?.toString()`];
    if (attribute.kind !== 'color') return [name, js`${value} && String( ${value} )`];
    context.helper('safeColor');
    return [name, js`safeColor( ${value} )`];
  });
  const list = js`${classes}`;
  const props = {
    className: classes.length === 0 ? undefined : joined(list),
    style: style.length === 0 ? undefined : Object.fromEntries(style),
  };
  return js`
    /**
     * Gets the class names and styles of the wrapper.
     *
     * @param {Object} attributes Block attributes.
     * @return {Object} Props of the wrapper.
     */
    function wrapperProps( attributes ) {
      return ${props};
    }
  `;
}

/** The classes that are there, in one text. */
function joined(list: JsCode): JsCode {
  if (!list.text.includes('\n')) return js`${list}.filter( Boolean ).join( ' ' )`;
  return js`
    ${list}
      .filter( Boolean )
      .join( ' ' )
  `;
}

/** Whether attributes change anything about the wrapper. */
export function hasWrapperProps(plan: BlockPlan): boolean {
  return propertiesOf(plan).length > 0 || plan.attributes.some((attribute) => modifierOf(attribute) !== undefined);
}
