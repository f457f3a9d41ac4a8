import type { BlockBehaviour } from '@presswright/shared/schemas/plans/block-vocabulary';
import type { BlockPlan } from '../../plan.ts';
import { accordion } from './accordion.ts';
import type { Behaviour } from './behaviour.ts';
import { checklist } from './checklist.ts';
import { comparison } from './comparison.ts';
import { countUp } from './count-up.ts';
import { countdown } from './countdown.ts';
import { disclosure } from './disclosure.ts';
import { dismissal } from './dismissal.ts';
import { favorite } from './favorite.ts';
import { filter } from './filter.ts';
import { map } from './map.ts';
import { openNow } from './open-now.ts';
import { signup } from './signup.ts';
import { slider } from './slider.ts';
import { tabs } from './tabs.ts';

/** What visitors can do, the most telling first; what stands after `favorite` is there for who asks for it. */
export const behaviours: Readonly<Record<BlockBehaviour, Behaviour>> = {
  tabs,
  comparison,
  signup,
  map,
  dismissal,
  accordion,
  countdown,
  disclosure,
  favorite,
  checklist,
  filter,
  slider,
  count_up: countUp,
  open_now: openNow,
};

/** The behaviours that a block has a use for, the most telling first; `favorite` fits every block. */
export const behavioursThatFit = (plan: BlockPlan): readonly BlockBehaviour[] =>
  (Object.keys(behaviours) as BlockBehaviour[]).filter((name) => behaviours[name].enhance(plan) !== undefined);
