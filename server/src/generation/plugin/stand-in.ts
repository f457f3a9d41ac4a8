import type { PluginFeature } from '@presswright/shared/schemas/plugins';

/** What a description was read as, in the form that the plan needs. */
export interface Understanding {
  readonly behaviours: readonly { readonly kind: string }[];
  readonly settings: readonly { readonly key: string; readonly label: string; readonly type: string }[];
  readonly roles: readonly string[];
  readonly impliedFeatures: readonly PluginFeature[];
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
}
