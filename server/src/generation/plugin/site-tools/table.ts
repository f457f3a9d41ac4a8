import type { SiteTool } from '../site-tool.ts';
import { readingTime } from './reading-time.ts';

/** All tools; a plugin brings those that its description asks for, in this order. */
export const siteTools: readonly SiteTool[] = [readingTime];
