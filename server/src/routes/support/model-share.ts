import type { WrittenPart } from '@presswright/shared/schemas/model-share';

/** What an answer says of the parts that a model was asked for; nothing where none was asked. */
export function shareOf(written: readonly WrittenPart[] | undefined): { written?: WrittenPart[]; repairs?: number } {
  if (written === undefined) return {};
  return { written: [...written], repairs: written.reduce((sum, { repairs }) => sum + repairs, 0) };
}
