import type { Engine } from './engine.ts';

/** An engine that completes in another way and is otherwise the one given, also where that one's capabilities change. */
export function withCompletion(engine: Engine, complete: Engine['complete']): Engine {
  return {
    kind: engine.kind,
    get capabilities() {
      return engine.capabilities;
    },
    specifications: () => engine.specifications(),
    health: () => engine.health(),
    loadProgress: () => engine.loadProgress?.() ?? null,
    drafts: () => engine.drafts?.() ?? null,
    complete,
  };
}
