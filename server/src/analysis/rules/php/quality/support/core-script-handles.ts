const words = (text: string, prefix = ''): string[] => text.split(' ').map((word) => prefix + word);

/** The handles of the libraries and packages that WordPress registers for others to depend on. */
export const coreScriptHandles: ReadonlySet<string> = new Set([
  ...words('jquery underscore backbone react react-dom react-jsx-runtime lodash moment regenerator-runtime'),
  ...words('masonry imagesloaded hoverIntent hoverintent-js thickbox heartbeat plupload moxiejs swfobject json2'),
  ...words('mediaelement mediaelement-core mediaelement-migrate mediaelement-vimeo clipboard zxcvbn-async suggest'),
  ...words('jcrop imgareaselect csslint jshint jsonlint htmlhint code-editor comment-reply schedule'),
  ...words('core migrate form color masonry query serialize-object hotkeys table-hotkeys touch-punch', 'jquery-'),
  ...words('core widget mouse position draggable droppable resizable selectable sortable', 'jquery-ui-'),
  ...words('accordion autocomplete button checkboxradio controlgroup datepicker dialog menu', 'jquery-ui-'),
  ...words('progressbar selectmenu slider spinner tabs tooltip', 'jquery-ui-'),
  ...words('core blind bounce clip drop explode fade fold highlight puff pulsate scale shake size', 'jquery-effects-'),
  ...words('slide transfer', 'jquery-effects-'),
  ...words('a11y annotations api api-fetch api-request ajax-response auth-check autop backbone blob', 'wp-'),
  ...words('block-directory block-editor block-library block-serialization-default-parser blocks codemirror', 'wp-'),
  ...words('color-picker commands components compose core-commands core-data customize-widgets data', 'wp-'),
  ...words('data-controls date deprecated dom dom-ready edit-post edit-site edit-widgets editor element embed', 'wp-'),
  ...words('escape-html format-library hooks html-entities i18n is-shallow-equal keyboard-shortcuts', 'wp-'),
  ...words('keycodes list-reusable-blocks lists media-utils mediaelement notices nux patterns playlist', 'wp-'),
  ...words('plugins plupload pointer polyfill polyfill-fetch polyfill-formdata polyfill-url preferences', 'wp-'),
  ...words('preferences-persistence primitives priority-queue private-apis redux-routine reusable-blocks', 'wp-'),
  ...words('rich-text router sanitize server-side-render shortcode style-engine sync theme-plugin-editor', 'wp-'),
  ...words('tinymce token-list undo-manager upload-media url util viewport warning widgets wordcount', 'wp-'),
]);
