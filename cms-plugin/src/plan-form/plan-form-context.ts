import type { PlanEdit } from '@presswright/shared/plan-form/edit';
import { createContext, useContext } from '@wordpress/element';

/** What the fields of a plan's form share. */
export interface PlanFormState {
  edit: (edit: PlanEdit) => void;
  isOpen: (path: string) => boolean;
  toggle: (path: string) => void;
  /** Whether the last instruction changed something here. */
  isChanged: (path: string) => boolean;
}

export const PlanFormContext = createContext<PlanFormState | undefined>(undefined);

export function usePlanForm(): PlanFormState {
  const state = useContext(PlanFormContext);
  if (state === undefined) throw new Error('a field of a plan stands outside of its form');
  return state;
}
