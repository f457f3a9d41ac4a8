import type { SiteTool } from '../../site-tool.ts';

/** Tools for all pages of a site, as visitors see them. */
export const frontTools: readonly SiteTool[] = [];
