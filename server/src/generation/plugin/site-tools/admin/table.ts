import type { SiteTool } from '../../site-tool.ts';
import { switchOff } from './switch-off/switch-off.ts';

/** Tools for those who log in: editing, users, the admin area, what WordPress does on its own. */
export const adminTools: readonly SiteTool[] = [switchOff];
