export const themeTypes = ['block_theme', 'classic', 'child'] as const;
export type ThemeType = (typeof themeTypes)[number];

export const themeFeatures = [
  'custom_templates',
  'block_patterns',
  'theme_json',
  'responsive_design',
  'dark_mode',
  'woocommerce_ready',
  'accessibility_ready',
  'sidebar',
  'hero',
  'blog',
  'portfolio',
] as const;
export type ThemeFeature = (typeof themeFeatures)[number];
