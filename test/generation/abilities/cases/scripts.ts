import type { AbilityCase } from './ability-case.ts';

/** Prompts for JavaScript, written before any was answered. */
export const scriptCases: readonly AbilityCase[] = [
  {
    prompt: 'Write JavaScript that registers a block style "Fancy" (name fancy) for core/quote.',
    has: [/registerBlockStyle/],
    calls: [['blocks.registerBlockStyle', 'core/quote', { name: 'fancy', label: 'Fancy' }]],
  },
  {
    prompt: 'JS: remove the "rounded" style from core/image.',
    has: [/unregisterBlockStyle/],
    calls: [['blocks.unregisterBlockStyle', 'core/image', 'rounded']],
  },
  {
    prompt:
      'Register a variation of core/group named `acme-card` with the title "Card" and the attributes { "className": "card" } in JavaScript.',
    has: [/registerBlockVariation/],
    calls: [
      [
        'blocks.registerBlockVariation',
        'core/group',
        { name: 'acme-card', title: 'Card', attributes: { className: 'card' } },
      ],
    ],
  },
  {
    prompt:
      'Write JavaScript that registers a format type acme/highlight with the tag mark and a toolbar button titled "Highlight".',
    has: [/registerFormatType/, /toggleFormat/],
    calls: [['richText.registerFormatType', 'acme/highlight', { tagName: 'mark', title: 'Highlight' }]],
  },
  {
    prompt: 'Register a static block acme/notice in JavaScript with an editable text (RichText) saved as a paragraph.',
    has: [/registerBlockType/, /RichText/, /useBlockProps/],
    calls: [['blocks.registerBlockType', 'acme/notice', { attributes: { content: { type: 'string' } } }]],
  },
  {
    prompt:
      'Add a plugin sidebar to the block editor titled "Acme settings" with a text control that saves the post meta acme_subtitle.',
    has: [/PluginSidebar/, /TextControl/, /acme_subtitle/, /useEntityProp|editPost/],
    calls: [['plugins.registerPlugin']],
  },
  {
    prompt: 'Write a PluginDocumentSettingPanel "Review" with a checkbox for the post meta `reviewed`.',
    has: [/PluginDocumentSettingPanel/, /CheckboxControl|ToggleControl/, /reviewed/],
    calls: [['plugins.registerPlugin']],
  },
  {
    prompt: 'Show a text "Please check the facts" before publishing, in the pre-publish panel, with JavaScript.',
    has: [/PluginPrePublishPanel/, /Please check the facts/],
    calls: [['plugins.registerPlugin']],
  },
  {
    prompt: 'Using wp.hooks, add an attribute `acmeDelay` (number, default 0) to all core/button blocks.',
    has: [/addFilter/, /acmeDelay/],
    calls: [['hooks.addFilter', 'blocks.registerBlockType']],
  },
  {
    prompt:
      'Write an async JS function `fetchBooks( page )` that loads /acme/v1/books with apiFetch, 10 a page, and returns the list.',
    has: [/fetchBooks/, /apiFetch/, /\/acme\/v1\/books/, /per_page/, /async/],
  },
  {
    prompt: 'JavaScript: POST { title, done } to /acme/v1/tasks with apiFetch in a function createTask( title, done ).',
    has: [/createTask\( title, done \)/, /method: 'POST'/, /data: \{ title, done \}/],
  },
  {
    prompt:
      'Create a data store acme/cart with createReduxStore: state items (array), actions addItem and removeItem, selector getItems.',
    has: [/createReduxStore/, /addItem/, /removeItem/, /getItems/],
    calls: [['data.register']],
  },
  {
    prompt:
      'Write a React component PostTitle that shows the title of the current post with useSelect from core/editor.',
    has: [/useSelect/, /core\/editor/, /getEditedPostAttribute\( 'title' \)/, /PostTitle/],
  },
  {
    prompt: 'Write an Interactivity API store "acme/accordion" with an action toggle that flips context.isOpen.',
    has: [/@wordpress\/interactivity/, /getContext/, /toggle/, /isOpen/, /store\( 'acme\/accordion'/],
  },
  {
    prompt: 'In JavaScript, unregister the core/verse block type in the editor once the DOM is ready.',
    has: [/domReady/, /unregisterBlockType/],
    calls: [['blocks.unregisterBlockType', 'core/verse']],
  },
];
