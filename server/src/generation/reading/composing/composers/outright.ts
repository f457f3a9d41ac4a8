import { approvalInSteps } from './approval-in-steps.ts';
import type { OutrightComposer } from './composer.ts';
import { doubtful } from './doubtful.ts';
import { listsOfOwn } from './lists-of-own.ts';
import { ownRecords } from './own-records.ts';
import { ownerMessages } from './owner-messages.ts';
import { theOthers } from './the-others.ts';
import { unsafe } from './unsafe.ts';
import { waitingForPlaces } from './waiting-for-places.ts';

const all: readonly OutrightComposer[] = [
  approvalInSteps,
  waitingForPlaces,
  listsOfOwn,
  ownerMessages,
  ownRecords,
  unsafe,
  doubtful,
  theOthers,
];

/** Whether a deed was composed by what its sentence says outright. */
export const composeOutright: OutrightComposer = (deed, story) => all.some((compose) => compose(deed, story));
