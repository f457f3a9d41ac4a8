import type { PaletteRole } from '../../color/palette.ts';

/** References to presets as theme.json writes them. */
export const color = (role: PaletteRole): string => `var:preset|color|${role}`;
export const space = (slug: '20' | '30' | '40' | '50' | '60' | '70' | '80'): string => `var:preset|spacing|${slug}`;
export const size = (slug: 'small' | 'medium' | 'large' | 'x-large' | 'xx-large'): string =>
  `var:preset|font-size|${slug}`;
export const family = (slug: string): string => `var:preset|font-family|${slug}`;
export const custom = (path: string): string => `var:custom|${path}`;
