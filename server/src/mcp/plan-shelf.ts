import { makeId } from '../ids.ts';

/** A plan that was answered. */
export interface KeptPlan {
  readonly uri: string;
  /** What it is a plan of, for people. */
  readonly name: string;
  /** The plan as JSON. */
  readonly text: string;
}

/** The latest plans of one caller's organisation. */
export interface PlanShelf {
  keep(name: string, plan: object): KeptPlan;
  /** The newest first. */
  list(): readonly KeptPlan[];
  /** undefined: there was none, it was another organisation's, or it had to make room. */
  find(uri: string): KeptPlan | undefined;
}

/** The latest plans of all organisations. */
export interface PlanShelves {
  of(owner: string): PlanShelf;
}

export interface ShelfLimits {
  /** Plans of one organisation. */
  readonly perOwner: number;
  /** Characters of all plans. */
  readonly characters: number;
}

const defaultLimits: ShelfLimits = { perOwner: 50, characters: 32 * 2 ** 20 };

/** Keeps plans in memory, so that their addresses can be read and generated from; the oldest make room for new ones. */
export function createPlanShelves(limits: ShelfLimits = defaultLimits): PlanShelves {
  /** By address, in the order of their coming. */
  const kept = new Map<string, KeptPlan & { readonly owner: string }>();
  let characters = 0;

  function remove(uri: string): void {
    characters -= kept.get(uri)?.text.length ?? 0;
    kept.delete(uri);
  }

  const ownedBy = (owner: string) => [...kept.values()].filter((plan) => plan.owner === owner);

  return {
    of: (owner) => ({
      keep(name, plan) {
        const entry = { uri: `presswright://plans/${makeId('plan')}`, name, text: JSON.stringify(plan, null, 2) };
        for (const { uri } of ownedBy(owner).slice(0, -(limits.perOwner - 1))) remove(uri);
        kept.set(entry.uri, { ...entry, owner });
        characters += entry.text.length;
        for (const uri of kept.keys()) {
          if (characters <= limits.characters || uri === entry.uri) break;
          remove(uri);
        }
        return entry;
      },
      list: () => ownedBy(owner).reverse(),
      find(uri) {
        const plan = kept.get(uri);
        return plan?.owner === owner ? plan : undefined;
      },
    }),
  };
}
