import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { GenerationError } from '../../generation-error.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { classicParents, type KnownParent, knownParents } from './parents.ts';

/** The parent of a child theme that names none. */
export const usualParent = 'twentytwentyfive';

/** What the writers of a child theme's files work with. */
export interface Child {
  readonly plan: ThemePlan;
  /** Folder of the parent. */
  readonly parent: string;
  /** What is known of the parent's presets. */
  readonly known: KnownParent | undefined;
  /** Whether the parent is known to be made of PHP templates. */
  readonly isClassic: boolean;
  /** A classic theme behaves otherwise once it has theme.json, so that it gets one only where it was asked for. */
  readonly hasThemeJson: boolean;
}

/** The folder of the parent theme. @throws GenerationError when it is no name of a folder, or the child's own */
function parentOf({ parent = usualParent }: ThemeGenerateRequest, slug: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(parent)) {
    throw new GenerationError(
      'parent',
      `parent: expected the name of a theme's folder, such as ${usualParent}, got ${JSON.stringify(parent)}.`,
    );
  }
  if (parent.toLowerCase() === slug) {
    throw new GenerationError(
      'parent',
      `parent: expected another theme than the child itself, got ${JSON.stringify(parent)}.`,
    );
  }
  return parent;
}

/** @throws GenerationError when the parent is no name of a folder, or the child's own */
export function childOf(plan: ThemePlan, request: ThemeGenerateRequest): Child {
  const parent = parentOf(request, plan.names.slug);
  const isClassic = classicParents.has(parent.toLowerCase());
  return {
    plan,
    parent,
    known: Object.hasOwn(knownParents, parent) ? knownParents[parent] : undefined,
    isClassic,
    hasThemeJson: !isClassic || (plan.features.has('theme_json') && !plan.hasDefaultFeatures),
  };
}
