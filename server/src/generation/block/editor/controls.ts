import { type JsCode, js } from '../../writers/js.ts';
import type { AttributeField, BlockAttribute } from '../plan.ts';
import { element, type JsxElement, type JsxNode, nodeCode } from './jsx.ts';
import { attributeCode, keyCode, member, optionalMember, propertyCode } from './member.ts';
import { newItemOf } from './new-item.ts';
import type { ScriptContext } from './script-context.ts';

const components = '@wordpress/components';

/** A value that a control edits. */
interface Edited {
  readonly field: AttributeField;
  /** Its expression. */
  readonly value: JsCode;
  /** The call that stores a new value. */
  readonly change: (value: JsCode) => JsCode;
  /** Whether its label is for screen readers only, because what stands around it says the same. */
  readonly isBare?: boolean;
}

/** Lists of single words, which are typed one after another. */
const shortWords = /tags?$|keywords?$|topics?$|labels?$|categories$|skills$|colou?rs$|sizes$/i;

/** Whether fuller controls were asked for. */
const isRich = (context: ScriptContext): boolean => context.plan.features.has('custom_controls');

/** The control of an attribute in the sidebar. */
export function attributeControl(context: ScriptContext, attribute: BlockAttribute): JsxNode | undefined {
  const change = (value: JsCode) => js`setAttributes( { ${propertyCode(attribute.name, value)} } )`;
  const value = attributeCode(attribute.name);
  if (isRich(context) && attribute.item?.kind === 'string' && shortWords.test(attribute.id)) {
    return control(context, { field: { ...attribute, control: 'tokens' }, value, change });
  }
  if (attribute.control === 'repeater') return repeaterControl(context, attribute, value);
  if (attribute.control === 'group') return groupControl(context, attribute, value);
  return control(context, { field: attribute, value, change });
}

/** One control; nothing for values that have none. */
export function control(context: ScriptContext, edited: Edited): JsxElement | undefined {
  const made = controlTable[edited.field.control]?.(context, edited);
  const canHide = made !== undefined && /^(?:Text|Textarea|Select|Range)Control$/.test(made.tag);
  return edited.isBare === true && canHide ? { ...made, props: { ...made.props, hideLabelFromVision: true } } : made;
}

const sizes = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

function labelled(context: ScriptContext, { label, help }: AttributeField) {
  return { label: context.text(label), help: help === undefined ? undefined : context.text(help) };
}

function textControl(type?: string) {
  return (context: ScriptContext, { field, value, change }: Edited): JsxElement => {
    context.use(components, 'TextControl');
    return element('TextControl', {
      ...labelled(context, field),
      type,
      value: js`${value} ?? ''`,
      onChange: js`( value ) => ${change(js`value`)}`,
      ...sizes,
    });
  };
}

type ControlWriter = (context: ScriptContext, edited: Edited) => JsxElement | undefined;

const controlTable: Partial<Record<AttributeField['control'], ControlWriter>> = {
  text: textControl(),
  url: linkControl,
  date: (context, edited) => (isRich(context) ? dateControl(context, edited) : textControl('date')(context, edited)),
  textarea: areaControl,
  'rich-text': areaControl,
  number(context, { field, value, change }) {
    context.use(components, 'TextControl');
    const parse = field.kind === 'integer' ? js`Number.parseInt( value, 10 )` : js`Number( value )`;
    return element('TextControl', {
      ...labelled(context, field),
      type: 'number',
      step: field.kind === 'integer' ? 1 : 'any',
      min: field.minimum,
      max: field.maximum,
      value: js`${value} ?? ''`,
      onChange: js`( value ) => ${change(js`'' === value ? undefined : ${parse}`)}`,
      ...sizes,
    });
  },
  range(context, { field, value, change }) {
    context.use(components, 'RangeControl');
    return element('RangeControl', {
      ...labelled(context, field),
      min: field.minimum,
      max: field.maximum,
      step: field.kind === 'integer' ? 1 : 'any',
      value: js`${value}`,
      allowReset: field.default === undefined ? true : undefined,
      onChange: js`( value ) => ${change(js`value`)}`,
      ...sizes,
    });
  },
  toggle(context, { field, value, change }) {
    context.use(components, 'ToggleControl');
    return element('ToggleControl', {
      ...labelled(context, field),
      checked: js`!! ${value}`,
      onChange: js`( value ) => ${change(js`value`)}`,
      __nextHasNoMarginBottom: true,
    });
  },
  select(context, { field, value, change }) {
    context.use(components, 'SelectControl');
    return element('SelectControl', {
      ...labelled(context, field),
      value: js`${value}`,
      options: optionsCode(context, field),
      onChange: js`( value ) => ${change(js`value`)}`,
      ...sizes,
    });
  },
  radio(context, { field, value, change }) {
    context.use(components, 'RadioControl');
    return element('RadioControl', {
      ...labelled(context, field),
      selected: js`${value}`,
      options: optionsCode(context, field),
      onChange: js`( value ) => ${change(js`value`)}`,
    });
  },
  tokens(context, { field, value, change }) {
    context.use(components, 'FormTokenField');
    return element('FormTokenField', {
      label: context.text(field.label),
      value: js`${value} ?? []`,
      onChange: js`( value ) => ${change(js`value`)}`,
      ...sizes,
    });
  },
  color(context, { field, value, change }) {
    context.use('@wordpress/block-editor', 'ColorPalette');
    context.use(components, 'BaseControl');
    const label = context.text(field.label);
    return element(
      'BaseControl',
      { __nextHasNoMarginBottom: true },
      element('BaseControl.VisualLabel', {}, label),
      element('ColorPalette', {
        'aria-label': label,
        value: js`${value}`,
        onChange: js`( value ) => ${change(js`value`)}`,
      }),
    );
  },
  image: mediaControl,
  media: mediaControl,
  'heading-level'(context, { field, value, change }) {
    context.use(components, 'SelectControl');
    return element('SelectControl', {
      ...labelled(context, field),
      value: js`${value}`,
      options: [2, 3, 4, 5, 6].map((level) => ({ value: level, label: `H${level}` })),
      onChange: js`( value ) => ${change(js`Number( value )`)}`,
      ...sizes,
    });
  },
};

/** Links are chosen as the editor's own are; the address of a picture is no page. */
function linkControl(context: ScriptContext, edited: Edited): JsxElement {
  const { field, value, change } = edited;
  if (field.role !== 'link') return textControl('url')(context, edited);
  context.helper('LinkField');
  return element('LinkField', {
    ...labelled(context, field),
    value: js`${value}`,
    onChange: js`( value ) => ${change(js`value`)}`,
  });
}

function areaControl(context: ScriptContext, { field, value, change }: Edited): JsxElement {
  context.use(components, 'TextareaControl');
  return element('TextareaControl', {
    ...labelled(context, field),
    value: js`${value} ?? ''`,
    onChange: js`( value ) => ${change(js`value`)}`,
    __nextHasNoMarginBottom: true,
  });
}

function dateControl(context: ScriptContext, { field, value, change }: Edited): JsxElement {
  for (const name of ['BaseControl', 'Button', 'DatePicker', 'Dropdown']) context.use(components, name);
  context.helper('displayDate');
  const button = element(
    'Button',
    { variant: 'secondary', 'aria-expanded': js`isOpen`, onClick: js`onToggle`, __next40pxDefaultSize: true },
    js`${value} ? displayDate( ${value} ) : ${context.text('Choose a date')}`,
  );
  const picker = element('DatePicker', {
    currentDate: js`${value}`,
    onChange: js`( value ) => ${change(js`value.slice( 0, 10 )`)}`,
  });
  return element(
    'BaseControl',
    { help: field.help === undefined ? undefined : context.text(field.help), __nextHasNoMarginBottom: true },
    element('BaseControl.VisualLabel', {}, context.text(field.label)),
    element(
      'div',
      {},
      element('Dropdown', {
        renderToggle: js`( { isOpen, onToggle } ) => ${nodeCode(button, context.form)}`,
        renderContent: js`() => ${nodeCode(picker, context.form)}`,
      }),
    ),
  );
}

/** What a picture, or a file, may be. */
export const mediaTypes = (kind: AttributeField['kind']): readonly string[] =>
  kind === 'image' ? ['image'] : ['image', 'video', 'audio'];

function mediaControl(context: ScriptContext, { field, value, change }: Edited): JsxElement {
  context.helper('MediaControl');
  return element('MediaControl', {
    ...labelled(context, field),
    value: js`${value}`,
    types: mediaTypes(field.kind),
    onChange: js`( value ) => ${change(js`value`)}`,
  });
}

function optionsCode(context: ScriptContext, { options }: AttributeField) {
  return options.map(({ value, label }) => ({ value, label: context.text(label) }));
}

/** The controls of an object's properties. */
function groupControl(context: ScriptContext, attribute: BlockAttribute, value: JsCode): JsxNode {
  context.use('@wordpress/element', 'Fragment');
  const controls = attribute.fields.map((field) => {
    const change = (changed: JsCode) =>
      js`setAttributes( { ${keyCode(attribute.name)}: { ...${value}, ${propertyCode(field.name, changed)} } } )`;
    return control(context, { field, value: optionalMember(value, field.name), change });
  });
  return element('Fragment', {}, ...controls);
}

/** Items one below the other, with buttons to add, remove and move them. */
function repeaterControl(context: ScriptContext, attribute: BlockAttribute, value: JsCode): JsxNode {
  context.helper('Repeater');
  context.use('@wordpress/element', 'Fragment');
  const { item, fields } = attribute;
  const change = (changed: JsCode) => js`change( ${changed} )`;
  // Formatted text is edited where it stands: in the sidebar it would be HTML.
  const single =
    item === undefined || item.kind === 'rich_text'
      ? undefined
      : control(context, { field: item, value: js`item`, change, isBare: true });
  const several = fields
    .filter(({ kind }) => kind !== 'rich_text')
    .map((field) => {
      return control(context, {
        field,
        value: member(js`item`, field.name),
        change: (changed) => js`change( { ...item, ${propertyCode(field.name, changed)} } )`,
      });
    });
  const body = single ?? element('Fragment', {}, ...several);
  return element(
    'Repeater',
    {
      items: js`${value}`,
      newItem: newItemOf(attribute),
      onChange: js`( value ) => setAttributes( { ${propertyCode(attribute.name, js`value`)} } )`,
    },
    js`( item, change ) => ${nodeCode(body, context.form)}`,
  );
}
