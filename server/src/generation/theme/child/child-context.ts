import type { ThemePlan } from '../plan/theme-plan.ts';
import { isClassicParent, type KnownParent, knownParents } from './parents.ts';

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

/** What is known of the parent that a child theme's plan names. */
export function childOf(plan: ThemePlan): Child {
  const { parent } = plan;
  const isClassic = isClassicParent(parent);
  return {
    plan,
    parent,
    known: Object.hasOwn(knownParents, parent) ? knownParents[parent] : undefined,
    isClassic,
    hasThemeJson: !isClassic || plan.features.has('theme_json'),
  };
}
