import type { SiteTool } from '../../site-tool.ts';
import { redirects } from './redirects/redirects.ts';

/** Tools that keep records of their own, limit who sees what, or talk to other services. */
export const dataTools: readonly SiteTool[] = [redirects];
