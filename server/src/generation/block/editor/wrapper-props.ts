import { type JsCode, type JsValue, js, jsIdentifier } from '../../writers/js.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';
import { type BlockToken, tokenName } from '../styles/block-css.ts';
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

/** Attributes that set a custom property; of several for one property the first. */
export function propertiesOf(
  plan: Pick<BlockPlan, 'attributes' | 'names'>,
): readonly (readonly [BlockAttribute, string])[] {
  const taken = new Set<BlockToken>();
  return plan.attributes.flatMap((attribute) => {
    const token = properties[attribute.role];
    if (token === undefined || taken.has(token)) return [];
    taken.add(token);
    return [[attribute, tokenName(plan, token).text] as const];
  });
}

/** The function `wrapperProps`: classes and custom properties of the wrapper, the same in `edit` and `save`. */
export function wrapperPropsFunction(context: ScriptContext): JsCode {
  const { plan } = context;
  const classes = plan.attributes.flatMap((attribute) => {
    const modifier = modifierOf(attribute);
    if (modifier === undefined) return [];
    const value = js`attributes.${jsIdentifier(attribute.name)}`;
    return [modifier.isValue ? js`${value} && ${modifier.base} + ${value}` : js`${value} && ${modifier.base}`];
  });
  const style = propertiesOf(plan).map(([attribute, name]): [string, JsValue] => {
    const value = js`attributes.${jsIdentifier(attribute.name)}`;
    if (attribute.kind !== 'color') return [name, js`${value} && String( ${value} )`];
    context.helper('safeColor');
    return [name, js`safeColor( ${value} )`];
  });
  const list = js`${classes}`;
  const props = {
    className: classes.length === 0 ? undefined : js`${list}.filter( Boolean ).join( ' ' )`,
    style: style.length === 0 ? undefined : Object.fromEntries(style),
  };
  return js`
    /**
     * What attributes change about the wrapper.
     *
     * @param {Object} attributes Attributes.
     * @return {Object} Properties of the wrapper.
     */
    function wrapperProps( attributes ) {
      return ${props};
    }
  `;
}

/** Whether attributes change anything about the wrapper. */
export function hasWrapperProps(plan: BlockPlan): boolean {
  return propertiesOf(plan).length > 0 || plan.attributes.some((attribute) => modifierOf(attribute) !== undefined);
}
