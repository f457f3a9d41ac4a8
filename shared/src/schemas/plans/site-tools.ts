import { adminTools } from './site-tools/admin-tools.ts';
import { contentTools } from './site-tools/content-tools.ts';
import { dataTools } from './site-tools/data-tools.ts';
import { frontTools } from './site-tools/front-tools.ts';

/** Behaviours that work on what every site has. */
export const siteToolBehaviours = [...contentTools, ...frontTools, ...adminTools, ...dataTools] as const;
