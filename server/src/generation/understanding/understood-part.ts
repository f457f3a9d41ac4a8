/** A part of an understanding, by its names. */
export type UnderstoodPart =
  | { readonly part: 'entity'; readonly entity: string }
  | { readonly part: 'field' | 'core_field' | 'taxonomy'; readonly entity: string; readonly key: string }
  | { readonly part: 'role' | 'setting' | 'tool'; readonly key: string }
  /** `key`: the behaviour as JSON. */
  | { readonly part: 'behaviour'; readonly key: string };
