import type { Deed } from '../deeds.ts';
import type { Story } from '../story.ts';
import { approvalInSteps } from './approval-in-steps.ts';
import { listsOfOwn } from './lists-of-own.ts';
import { ownRecords } from './own-records.ts';
import { ownerMessages } from './owner-messages.ts';
import { waitingForPlaces } from './waiting-for-places.ts';

/**
 * What words say so plainly that it does not matter what a deed was taken for. Each takes the deed, making a part of the plan
 * or refusing it, and returns true; or leaves it to the composer of its label and returns false.
 */
export type OutrightComposer = (deed: Deed, story: Story) => boolean;

const all: readonly OutrightComposer[] = [approvalInSteps, waitingForPlaces, listsOfOwn, ownerMessages, ownRecords];

/** Whether a deed was composed by what its sentence says outright. */
export const composeOutright: OutrightComposer = (deed, story) => all.some((compose) => compose(deed, story));
