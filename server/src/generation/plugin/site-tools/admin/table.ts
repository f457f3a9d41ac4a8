import type { SiteTool } from '../../site-tool.ts';

/** Tools for those who log in: editing, users, the admin area, what WordPress does on its own. */
export const adminTools: readonly SiteTool[] = [];
