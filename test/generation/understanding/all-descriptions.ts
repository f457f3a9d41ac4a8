import { customersDescriptions } from './customers-descriptions.ts';
import { type Description, descriptions } from './descriptions.ts';
import { moreDescriptions } from './more-descriptions.ts';
import { laterDescriptions, thirdDescriptions, unseenDescriptions } from './unseen-descriptions.ts';

/** Every description that there is a reading of. */
export const allDescriptions: readonly Description[] = [
  ...descriptions,
  ...moreDescriptions,
  ...unseenDescriptions,
  ...laterDescriptions,
  ...thirdDescriptions,
  ...customersDescriptions,
];
