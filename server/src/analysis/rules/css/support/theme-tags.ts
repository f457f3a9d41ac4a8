const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Tags of the theme directory for layout and features. */
export const themeTags = words(`
grid-layout one-column two-columns three-columns four-columns left-sidebar right-sidebar wide-blocks
accessibility-ready block-patterns block-styles buddypress custom-background custom-colors custom-header custom-logo
custom-menu editor-style featured-image-header featured-images flexible-header footer-widgets front-page-post-form
full-site-editing full-width-template microformats post-formats rtl-language-support sticky-post style-variations
template-editing theme-options threaded-comments translation-ready
`);

/** Tags for what a theme is about; a theme may have three. */
export const subjectTags = words(
  'blog e-commerce education entertainment food-and-drink holiday news photography portfolio',
);

/** Tags that the directory had once. */
export const retiredTags = words(`
black blue brown gray green orange pink purple red silver tan white yellow dark light fixed-layout fluid-layout
responsive-layout photoblogging seasonal blavatar
`);
