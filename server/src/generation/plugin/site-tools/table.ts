import type { SiteTool } from '../site-tool.ts';
import { adminTools } from './admin/table.ts';
import { contentTools } from './content/table.ts';
import { dataTools } from './data/table.ts';
import { frontTools } from './front/table.ts';

/** All tools; a plugin brings those that its description asks for, in this order. */
export const siteTools: readonly SiteTool[] = [...contentTools, ...frontTools, ...adminTools, ...dataTools];
