/** What took the place of an export of a WordPress package; `since` is the WordPress version that has the new one. */
export interface Replacement {
  readonly instead: string;
  readonly since: string;
}

const blockEditor = (name: string): Replacement => ({ instead: `${name} of @wordpress/block-editor`, since: '5.3' });
const editor = (name: string): Replacement => ({ instead: `${name} of @wordpress/editor`, since: '6.6' });
const named = (instead: string, since: string): Replacement => ({ instead, since });

/** Exports of `@wordpress/editor` that moved to `@wordpress/block-editor`. */
const moved =
  'RichText InspectorControls InspectorAdvancedControls BlockControls InnerBlocks MediaUpload MediaUploadCheck MediaPlaceholder ColorPalette PanelColorSettings AlignmentToolbar BlockAlignmentToolbar PlainText URLInput URLInputButton URLPopover BlockIcon BlockEdit BlockFormatControls BlockList BlockMover BlockNavigationDropdown BlockSelectionClearer BlockSettingsMenu BlockTitle BlockToolbar BlockVerticalAlignmentToolbar ButtonBlockAppender DefaultBlockAppender ContrastChecker CopyHandler FontSizePicker Inserter MultiBlocksSwitcher MultiSelectScrollIntoView NavigableToolbar ObserveTyping RichTextShortcut RichTextToolbarButton SkipToSelectedBlock Warning WritingFlow withColors withColorContext withFontSizes createCustomColorsHOC getColorClassName getColorObjectByAttributeValues getColorObjectByColorValue getFontSize getFontSizeClass';
/** Slots of `@wordpress/edit-post` and `@wordpress/edit-site` that moved to `@wordpress/editor`. */
const slots =
  'PluginDocumentSettingPanel PluginSidebar PluginSidebarMoreMenuItem PluginPostStatusInfo PluginPostPublishPanel PluginPrePublishPanel PluginMoreMenuItem PluginBlockSettingsMenuItem';

function table(names: string, make: (name: string) => Replacement): [string, Replacement][] {
  return names.split(' ').map((name) => [name, make(name)]);
}

/** Deprecated, moved and renamed exports, by package and name. */
export const replacedExports: ReadonlyMap<string, ReadonlyMap<string, Replacement>> = new Map([
  [
    '@wordpress/editor',
    new Map([...table(moved, blockEditor), ['ServerSideRender', named('@wordpress/server-side-render', '5.3')]]),
  ],
  ['@wordpress/edit-post', new Map(table(slots, editor))],
  ['@wordpress/edit-site', new Map(table('PluginSidebar PluginSidebarMoreMenuItem', editor))],
  [
    '@wordpress/components',
    new Map([
      ['ServerSideRender', named('@wordpress/server-side-render', '5.3')],
      ['IconButton', named('Button with its icon property', '5.4')],
      ['DropZoneProvider', named('DropZone, which needs no provider', '5.8')],
      ['ClipboardButton', named('useCopyToClipboard() of @wordpress/compose', '5.8')],
      ['ButtonGroup', named('ToggleGroupControl', '6.8')],
      ['FocusableIframe', named('useFocusableIframe() of @wordpress/compose', '5.9')],
      ['GuidePage', named('the pages property of Guide', '5.6')],
      ['__experimentalRadio', named('RadioControl or ToggleGroupControl', '6.8')],
      ['__experimentalRadioGroup', named('RadioControl or ToggleGroupControl', '6.8')],
      ['__experimentalBoxControl', named('BoxControl', '6.7')],
      ['__experimentalBorderControl', named('BorderControl', '6.7')],
      ['__experimentalBorderBoxControl', named('BorderBoxControl', '6.7')],
      ['__experimentalAlignmentMatrixControl', named('AlignmentMatrixControl', '6.7')],
      ['__experimentalNavigatorProvider', named('Navigator', '6.7')],
      ['__experimentalNavigatorScreen', named('Navigator.Screen', '6.7')],
      ['__experimentalNavigatorButton', named('Navigator.Button', '6.7')],
      ['__experimentalNavigatorBackButton', named('Navigator.BackButton', '6.7')],
      ['__experimentalNavigatorToParentButton', named('Navigator.BackButton', '6.7')],
    ]),
  ],
  [
    '@wordpress/block-editor',
    new Map([
      ['__experimentalUseInnerBlocksProps', named('useInnerBlocksProps()', '5.9')],
      ['__experimentalLinkControl', named('LinkControl', '6.6')],
      ['__experimentalBlock', named('useBlockProps()', '5.6')],
      ['__experimentalUseColors', named('withColors() or the color support of block.json', '5.8')],
      ['__experimentalHeightControl', named('HeightControl', '6.2')],
      ['CopyHandler', named('nothing: the editor does this', '6.4')],
    ]),
  ],
  ['@wordpress/date', new Map([['__experimentalGetSettings', named('getSettings()', '6.1')]])],
  [
    '@wordpress/compose',
    new Map([
      ['withState', named('useState()', '5.8')],
      ['withGlobalEvents', named('useEffect() with addEventListener()', '5.6')],
    ]),
  ],
  [
    '@wordpress/data',
    new Map([
      ['registerStore', named('register( createReduxStore( … ) )', '5.7')],
      ['registerGenericStore', named('register( store )', '5.7')],
    ]),
  ],
  [
    '@wordpress/element',
    new Map([
      ['render', named('createRoot( node ).render( … )', '6.2')],
      ['hydrate', named('hydrateRoot()', '6.2')],
      ['unmountComponentAtNode', named('root.unmount()', '6.2')],
      ['findDOMNode', named('a ref', '6.2')],
    ]),
  ],
  [
    'react-dom',
    new Map([
      ['render', named('createRoot() of react-dom/client', '6.2')],
      ['hydrate', named('hydrateRoot() of react-dom/client', '6.2')],
      ['unmountComponentAtNode', named('root.unmount()', '6.2')],
      ['findDOMNode', named('a ref', '6.2')],
    ]),
  ],
]);

/** Properties of components of `@wordpress/components` that have another name now. */
export const replacedProperties: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'Button',
    new Map([
      ['isPrimary', 'variant="primary"'],
      ['isSecondary', 'variant="secondary"'],
      ['isTertiary', 'variant="tertiary"'],
      ['isLink', 'variant="link"'],
      ['isDefault', 'variant="secondary"'],
      ['isSmall', 'size="small"'],
    ]),
  ],
  [
    'Popover',
    new Map([
      ['position', 'placement'],
      ['anchorRef', 'anchor'],
      ['anchorRect', 'anchor'],
      ['getAnchorRect', 'anchor'],
      ['isAlternate', 'variant="toolbar"'],
    ]),
  ],
  ['Dropdown', new Map([['position', 'popoverProps={ { placement } }']])],
  ['Tooltip', new Map([['position', 'placement']])],
  ['Card', new Map([['isElevated', 'elevation']])],
  ['Flex', new Map([['isReversed', 'direction="row-reverse"']])],
]);

/** Selectors and actions of `core/editor` that are those of `core/block-editor` since WordPress 5.3. */
export const movedToBlockEditor: ReadonlySet<string> = new Set(
  'getBlock getBlocks getBlockCount getBlockName getBlockAttributes getBlockRootClientId getBlockOrder getBlockIndex getSelectedBlock getSelectedBlockClientId getSelectedBlockCount getMultiSelectedBlockClientIds getClientIdsWithDescendants hasSelectedBlock isBlockSelected isBlockValid canInsertBlockType getInserterItems getBlockInsertionPoint getTemplate insertBlock insertBlocks removeBlock removeBlocks replaceBlock replaceBlocks resetBlocks selectBlock clearSelectedBlock updateBlock updateBlockAttributes moveBlockToPosition toggleBlockMode mergeBlocks startTyping stopTyping'.split(
    ' ',
  ),
);
