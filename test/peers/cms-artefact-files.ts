/** What an artefact is for WordPress; a block is a plugin that registers one. */
export type ArtefactType = 'plugin' | 'block' | 'theme';

/** A plugin, block or theme whose code fails somewhere. */
export interface Artefact {
  /** Kind of fault: CI tries one artefact of each. */
  readonly kind: string;
  readonly type: ArtefactType;
  /** What sets it apart from the others of its kind. */
  readonly name: string;
  /** Where the message of the refusal has to place the fault. */
  readonly where: RegExp;
  /** What it has to say of it. */
  readonly what: RegExp;
  readonly files: Readonly<Record<string, string>>;
}

/** Folder that every artefact is installed in. */
export const slug = 'faulty';

/** Beginning of a plugin's main file. */
export const pluginHeader = (more = ''): string =>
  `<?php\n/**\n * Plugin Name: Faulty\n * Version: 1.0.0\n${more} */\n`;
/** Beginning of a theme's style.css. */
export const styleHeader = (more = ''): string => `/*\nTheme Name: Faulty\nVersion: 1.0.0\n${more}*/\n`;
const wholeTheme = {
  'style.css': styleHeader(),
  'templates/index.html': '<!-- wp:paragraph --><p>Faulty</p><!-- /wp:paragraph -->',
};
const blockJson = {
  apiVersion: 3,
  name: 'faulty/block',
  title: 'Faulty',
  category: 'widgets',
  render: 'file:./render.php',
};
const wholeBlock = {
  'faulty.php': `${pluginHeader()}add_action( 'init', function () { register_block_type( __DIR__ ); } );\n`,
  'block.json': JSON.stringify(blockJson),
  'render.php': '<p>Faulty</p>\n',
};

/** Files of a plugin with this code. */
export const plugin = (code: string, more = '') => ({ 'faulty.php': `${pluginHeader(more)}${code}\n` });
/** Files of a whole block, with these in place of its own. */
export const block = (files: Readonly<Record<string, string>>) => ({ ...wholeBlock, ...files });
/** Files of a whole theme, with this code in its functions.php. */
export const theme = (functions: string, files: Readonly<Record<string, string>> = {}) => ({
  ...wholeTheme,
  'functions.php': `<?php\n${functions}\n`,
  ...files,
});

/** PHP that runs at an action of WordPress. */
export const hook = (name: string, code: string): string => `add_action( '${name}', function () { ${code} } );`;
