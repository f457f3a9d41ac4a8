import type { SiteTool } from '../../site-tool.ts';

/** Tools that keep records of their own, limit who sees what, or talk to other services. */
export const dataTools: readonly SiteTool[] = [];
