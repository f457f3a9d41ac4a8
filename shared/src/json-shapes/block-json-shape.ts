import { any, either, flag, listOf, mapOf, number, object, oneOf, type Shape, text } from './shape.ts';

const texts = listOf(text);
const textOrTexts = either(text, texts);
const flagOrTexts = either(flag, texts);
const flagOrObject: Shape = { types: ['boolean', 'object'] };
const sides = either(flag, listOf(oneOf('top', 'right', 'bottom', 'left', 'horizontal', 'vertical')));

/** Experimental and vendor keys may stand anywhere below `supports`. */
const open = { isOpen: true } as const;

const supports = object(
  {
    align: either(flag, listOf(oneOf('left', 'center', 'right', 'wide', 'full'))),
    alignWide: flag,
    allowedBlocks: flag,
    anchor: flag,
    ariaLabel: flagOrObject,
    autoRegister: flag,
    background: either(flag, object({ backgroundImage: flag, backgroundSize: flag, gradient: flag }, open)),
    className: flag,
    color: either(
      flag,
      object(
        {
          background: flag,
          button: flag,
          enableContrastChecker: flag,
          gradients: flag,
          heading: flag,
          link: flag,
          text: flag,
        },
        { ...open, aliases: { backgrounds: 'background', gradient: 'gradients', textColor: 'text' } },
      ),
    ),
    contentRole: flag,
    customClassName: flag,
    customCSS: flag,
    defaultStylePicker: flag,
    dimensions: either(
      flag,
      object({ aspectRatio: flag, height: flag, minHeight: flag, minWidth: flag, width: flag }, open),
    ),
    filter: object({ duotone: flag }, open),
    html: flag,
    inserter: flag,
    interactivity: either(flag, object({ clientNavigation: flag, interactive: flag }, open)),
    layout: either(
      flag,
      object(
        {
          allowCustomContentAndWideSize: flag,
          allowEditing: flag,
          allowInheriting: flag,
          allowJustification: flag,
          allowOrientation: flag,
          allowSizingOnChildren: flag,
          allowSwitching: flag,
          allowVerticalAlignment: flag,
          allowWrap: flag,
          default: { types: ['object'] },
        },
        open,
      ),
    ),
    listView: flag,
    lock: flag,
    multiple: flag,
    position: either(flag, object({ fixed: flag, sticky: flag }, open)),
    renaming: flag,
    reusable: flag,
    shadow: flagOrObject,
    spacing: either(
      flag,
      object(
        {
          blockGap: either(either(flag, listOf(oneOf('horizontal', 'vertical'))), { types: ['object'] }),
          margin: sides,
          padding: sides,
          units: texts,
        },
        open,
      ),
    ),
    splitting: flag,
    typography: either(
      flag,
      object(
        {
          fitText: flag,
          fontSize: flag,
          lineHeight: flag,
          textAlign: flagOrTexts,
          textColumns: flag,
          textIndent: flag,
        },
        { ...open, aliases: { fontSizes: 'fontSize' } },
      ),
    ),
    units: texts,
    visibility: flag,
  },
  {
    ...open,
    aliases: {
      backgroundColor: 'color.background',
      background_color: 'color.background',
      colors: 'color',
      fontSize: 'typography.fontSize',
      gradients: 'color.gradients',
      lineHeight: 'typography.lineHeight',
      margin: 'spacing.margin',
      padding: 'spacing.padding',
      textColor: 'color.text',
      link: 'color.link',
      duotone: 'filter.duotone',
      minHeight: 'dimensions.minHeight',
      sticky: 'position.sticky',
    },
  },
);

const variation = object(
  {
    attributes: { types: ['object'] },
    category: text,
    description: text,
    example: { types: ['object', 'null', 'boolean'] },
    icon: either(text, { types: ['object'] }),
    innerBlocks: { types: ['array'] },
    isActive: texts,
    isDefault: flag,
    keywords: texts,
    name: text,
    scope: listOf(oneOf('block', 'inserter', 'transform')),
    title: text,
  },
  { ...open, required: ['name', 'title'], aliases: { label: 'title', default: 'isDefault' } },
);

/** The top of block.json; attributes have a rule of their own. */
export const blockJsonShape: Shape = object(
  {
    $schema: text,
    __experimental: { types: ['string', 'boolean'] },
    allowedBlocks: texts,
    ancestor: texts,
    apiVersion: { types: ['integer'], values: [1, 2, 3] },
    attributes: { types: ['object'] },
    blockHooks: mapOf(oneOf('before', 'after', 'firstChild', 'lastChild')),
    category: text,
    description: text,
    editorScript: textOrTexts,
    editorStyle: textOrTexts,
    example: object(
      { attributes: { types: ['object'] }, innerBlocks: { types: ['array'] }, viewportWidth: number },
      open,
    ),
    icon: either(text, { types: ['object'] }),
    keywords: texts,
    name: text,
    parent: texts,
    providesContext: mapOf(text),
    render: text,
    script: textOrTexts,
    selectors: { types: ['object'] },
    style: either(textOrTexts, { types: ['boolean', 'null'] }),
    styles: listOf(
      object(
        {
          inline_style: text,
          isDefault: flag,
          label: text,
          name: text,
          source: text,
          style_data: any,
          style_handle: text,
        },
        { ...open, required: ['name', 'label'], aliases: { title: 'label', default: 'isDefault' } },
      ),
    ),
    supports,
    textdomain: text,
    title: text,
    usesContext: texts,
    variations: either(text, listOf(variation)),
    version: text,
    viewScript: textOrTexts,
    viewScriptModule: textOrTexts,
    viewStyle: textOrTexts,
    scriptModule: textOrTexts,
    editorScriptModule: textOrTexts,
  },
  {
    required: ['name', 'title'],
    aliases: {
      api: 'apiVersion',
      api_version: 'apiVersion',
      context: 'usesContext',
      domain: 'textdomain',
      editorJs: 'editorScript',
      editorCss: 'editorStyle',
      parents: 'parent',
      ancestors: 'ancestor',
      renderCallback: 'render',
      render_callback: 'render',
      template: 'render',
      textDomain: 'textdomain',
      'text-domain': 'textdomain',
      viewModule: 'viewScriptModule',
    },
  },
);
