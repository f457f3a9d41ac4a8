/** How the stylesheet arranges the regions. */
export type Layout = 'stack' | 'split' | 'center' | 'banner' | 'row' | 'quote' | 'figure';
