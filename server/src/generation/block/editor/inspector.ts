import { js } from '../../writers/js.ts';
import type { BlockAttribute } from '../plan.ts';
import type { ViewElement, ViewNode } from '../view/view.ts';
import { attributeControl } from './controls.ts';
import { element, type JsxElement, type JsxNode } from './jsx.ts';
import { attributeCode, keyCode, propertyCode } from './member.ts';
import type { ScriptContext } from './script-context.ts';

/** What is grouped in one panel where fuller controls were asked for; the first that fits. */
const groups: readonly (readonly [title: string, fits: (attribute: BlockAttribute) => boolean])[] = [
  ['Media', ({ kind, role }) => kind === 'image' || kind === 'media' || role === 'alt'],
  ['Colors', ({ kind }) => kind === 'color'],
  ['Links', ({ kind, role }) => (kind === 'url' && role === 'link') || role === 'new-tab'],
  ['Responsive', ({ role }) => /^(?:hide-|columns-mobile)/.test(role)],
  ['Layout', ({ role }) => ['columns', 'modifier', 'layout', 'look', 'heading-level'].includes(role)],
  ['Display', ({ role }) => role === 'shows' || role === 'flag'],
  ['Settings', () => true],
];

/** The panels of the sidebar; nothing when everything is edited in place. */
export function inspector(context: ScriptContext): JsxElement | undefined {
  const { attributes, features } = context.plan;
  const inPanels = attributes.filter((attribute) => isInSidebar(attribute, context.plan.view));
  const lists = inPanels.filter(({ control }) => control === 'repeater' || control === 'group');
  const single = inPanels.filter((attribute) => !lists.includes(attribute));
  const titleOf = (attribute: BlockAttribute): string => {
    if (attribute.kind === 'color') return 'Colors';
    if (!features.has('custom_controls')) return 'Settings';
    return groups.find(([, fits]) => fits(attribute))?.[0] ?? 'Settings';
  };
  const titles = [...new Set(['Settings', ...groups.map(([title]) => title)])];
  const panels = [
    ...titles.map((title) =>
      panel(
        context,
        title,
        single.filter((attribute) => titleOf(attribute) === title),
        title === 'Settings',
      ),
    ),
    ...lists.map((attribute) => panel(context, attribute.label, [attribute], false)),
  ].filter((found) => found !== undefined);
  if (panels.length === 0) return undefined;
  context.use('@wordpress/block-editor', 'InspectorControls');
  return element('InspectorControls', {}, ...panels);
}

/** Texts that stand in the block are edited there. */
function isInSidebar({ name, kind, place, control, role }: BlockAttribute, view: ViewElement): boolean {
  if (control === 'none') return false;
  if (role === 'alt') return true;
  if (place === 'inspector') return true;
  return !['string', 'textarea', 'rich_text'].includes(kind) || !standsIn(view, name);
}

/** Whether a text is one of the block's, or that of one of its links. */
function standsIn(node: ViewNode, name: string): boolean {
  if (node.kind === 'element') return node.children.some((child) => standsIn(child, name));
  return node.kind === 'value' && (node.attribute === name || node.text === name);
}

function panel(
  context: ScriptContext,
  title: string,
  attributes: readonly BlockAttribute[],
  isOpen: boolean,
): JsxElement | undefined {
  const controls = attributes.map((attribute): JsxNode | undefined => attributeControl(context, attribute));
  if (controls.every((found) => found === undefined)) return undefined;
  context.use('@wordpress/components', 'PanelBody');
  return element('PanelBody', { title: context.text(title), initialOpen: isOpen ? undefined : false }, ...controls);
}

/** Buttons above the block: where its links lead, and the level of the heading where fuller controls were asked for. */
export function toolbar(context: ScriptContext): JsxElement | undefined {
  const buttons = [headingLevel(context), ...linkButtons(context)].filter((button) => button !== undefined);
  if (buttons.length === 0) return undefined;
  context.use('@wordpress/block-editor', 'BlockControls');
  return element('BlockControls', { group: 'block' }, ...buttons);
}

function headingLevel(context: ScriptContext): JsxElement | undefined {
  const level = context.plan.attributes.find(({ role }) => role === 'heading-level');
  if (!context.plan.features.has('custom_controls') || level === undefined) return undefined;
  context.use('@wordpress/block-editor', 'HeadingLevelDropdown');
  return element('HeadingLevelDropdown', {
    value: attributeCode(level.name),
    options: [2, 3, 4, 5, 6],
    onChange: js`( value ) => setAttributes( { ${keyCode(level.name)}: value } )`,
  });
}

/** More links than this are chosen in the sidebar only: their buttons would look all the same. */
const maxLinks = 2;

function linkButtons(context: ScriptContext): readonly JsxElement[] {
  const links = context.plan.attributes.filter(({ kind, role }) => kind === 'url' && role === 'link');
  if (links.length === 0 || links.length > maxLinks) return [];
  context.helper('LinkButton');
  return links.map(({ name, label }) =>
    element('LinkButton', {
      label: context.text(label),
      value: attributeCode(name),
      onChange: js`( value ) => setAttributes( { ${propertyCode(name, js`value`)} } )`,
    }),
  );
}
