import { off } from './off.ts';

/** What WordPress prints on pages, loads and answers. */
export const outputExamples = [
  off('emojis', 'Remove the emoji script.'),
  off('emojis', 'Emojis are silly and slow, kill the code WordPress loads for them.'),
  off('emojis', 'Smileys stay plain text; the wp-emoji file is dropped.'),

  off('xmlrpc', 'Block XML-RPC.'),
  off('xmlrpc', 'xmlrpc.php is attacked all the time, so close it.'),
  off('xmlrpc', 'Remote publishing over XMLRPC gets deactivated.'),

  off('rest_api', 'Disable the REST API for visitors.'),
  off('rest_api', 'wp-json is not for people who are logged out.'),
  off('rest_api', 'Strangers must not read anything through the JSON API.'),

  off('block_styles', 'Do not load the block library CSS.'),
  off('block_styles', 'Dequeue Gutenberg styles on the front end.'),
  off('block_styles', 'Our theme needs no stylesheet of the blocks, strip it.'),

  off('version', 'Hide the WordPress version.'),
  off('version', 'Which release we run is nobody’s business, take the generator tag out.'),
  off('version', 'Version numbers disappear from the source of the pages.'),

  off('head_links', 'Remove the RSD link and the shortlink from the head.'),
  off('head_links', 'Clean up the head of wlwmanifest and short links.'),
  off('head_links', 'Unneeded link tags in the page header should go.'),

  off('jquery_migrate', 'Remove jQuery Migrate.'),
  off('jquery_migrate', 'The migrate script of jQuery is not to be loaded.'),
  off('jquery_migrate', 'Site speed: get jquery-migrate.min.js out.'),

  off('heartbeat', 'Stop the Heartbeat API.'),
  off('heartbeat', 'admin-ajax is called all the time by heartbeat, which has to end.'),
  off('heartbeat', 'Heartbeat only eats the CPU of our hoster, off with it.'),

  off('lazy_loading', 'Disable lazy loading of images.'),
  off('lazy_loading', 'Photos ought to load at once and not only when one scrolls to them.'),
  off('lazy_loading', 'The loading="lazy" attribute must not be added to iframes and pictures.'),

  off('image_scaling', 'Do not scale down large images on upload.'),
  off('image_scaling', 'My photographs keep their full size, switch off the 2560 pixel threshold.'),
  off('image_scaling', 'Big image resizing by WordPress is disabled.'),

  off('remote_patterns', 'Disable remote block patterns.'),
  off('remote_patterns', 'Patterns from WordPress.org should not be offered in the editor.'),
  off('remote_patterns', 'Our editors only use our own patterns, not those of the directory.'),

  off(['xmlrpc', 'emojis', 'version'], 'Turn off XML-RPC and emojis, and the version too.'),
  off(['comments', 'pingbacks'], 'Comments and pingbacks are switched off.'),
  off(['feeds', 'embeds'], 'Neither feeds nor embeds are needed here.'),

  off('emojis', 'Disable emojis.'),
  off('emojis', 'The emoji styles and scripts are not loaded on any page.'),
  off('xmlrpc', 'Turn XML-RPC off for security.'),
  off('xmlrpc', 'XML-RPC should be disabled.'),
  off('rest_api', 'Only logged-in users may use the REST API.'),
  off('rest_api', 'Close the REST API to the public.'),
  off('block_styles', 'Remove the block CSS from the front end.'),
  off('block_styles', 'Gutenberg’s stylesheet should not be loaded.'),
  off('version', 'Remove the WordPress version number from the head.'),
  off('version', 'The WordPress version must not be visible.'),
  off('head_links', 'Take RSD and shortlinks out of the HTML head.'),
  off('head_links', 'Remove unnecessary links from the head of pages.'),
  off('jquery_migrate', 'Do not load jQuery Migrate on the front end.'),
  off('jquery_migrate', 'jQuery Migrate is disabled.'),
  off('heartbeat', 'Disable heartbeat.'),
  off('heartbeat', 'The heartbeat of WordPress should be limited to the editor.'),
  off('lazy_loading', 'Turn off lazy loading.'),
  off('lazy_loading', 'Images are not lazy loaded.'),
  off('image_scaling', 'Keep the original size of uploaded images.'),
  off('image_scaling', 'Large images should not be scaled.'),
  off('remote_patterns', 'Remove the WordPress.org patterns.'),
  off('remote_patterns', 'No patterns from the pattern directory.'),
  off('asset_versions', 'Remove the version numbers from scripts and styles.'),
  off('asset_versions', 'No query strings on CSS and JavaScript files, please.'),
  off('asset_versions', 'The addresses of our stylesheets shall not end with ?ver=.'),
  off('dashicons', 'Do not load Dashicons for visitors.'),
  off('dashicons', 'Dashicons are only needed by those who are logged in, so leave them out for everybody else.'),
  off('dashicons', 'Stop loading the dashicons font on the front end.'),
  off('redirect_guesses', 'WordPress should not guess where a wrong address was meant to lead.'),
  off('redirect_guesses', 'Turn off the guessing of missing pages.'),
  off('redirect_guesses', 'Mistyped links answer 404 instead of jumping to a similar post.'),
];
