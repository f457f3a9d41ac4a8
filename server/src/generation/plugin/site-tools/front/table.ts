import type { SiteTool } from '../../site-tool.ts';
import { maintenanceMode } from './maintenance-mode/maintenance-mode.ts';

/** Tools for all pages of a site, as visitors see them. */
export const frontTools: readonly SiteTool[] = [maintenanceMode];
