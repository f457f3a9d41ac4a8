import { accountForm } from './account-form/account-form.ts';
import { accountPolicy } from './account-policy/account-policy.ts';
import { approvalSteps } from './approval-steps/approval-steps.ts';
import { autoloadWarning } from './autoload-warning/autoload-warning.ts';
import { automation } from './automation/automation.ts';
import type { BehaviourModule } from './behaviour.ts';
import { booking } from './booking/booking.ts';
import { checkoutSlot } from './checkout-slot/checkout-slot.ts';
import { commentAuthors } from './comment-authors/comment-authors.ts';
import { downloads } from './downloads/downloads.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { extraFields } from './extra-fields/extra-fields.ts';
import { figure } from './figure/figure.ts';
import { fileImport } from './file-import/file-import.ts';
import { forwarding } from './forwarding/forwarding.ts';
import { insertion } from './insertion/insertion.ts';
import { internalNotes } from './internal-notes/internal-notes.ts';
import { languages } from './languages/languages.ts';
import { listing } from './listing/listing.ts';
import { membership } from './membership/membership.ts';
import { orderFlow } from './order-flow/order-flow.ts';
import { outputCache } from './output-cache/output-cache.ts';
import { ownRecords } from './own-records/own-records.ts';
import { ownerMessage } from './owner-message/owner-message.ts';
import { pageLoading } from './page-loading/page-loading.ts';
import { postSubscription } from './post-subscription/post-subscription.ts';
import { reaction } from './reaction/reaction.ts';
import { recordExport } from './record-export/record-export.ts';
import { recordLookup } from './record-lookup/record-lookup.ts';
import { recurrence } from './recurrence/recurrence.ts';
import { restriction } from './restriction/restriction.ts';
import { rule } from './rule/rule.ts';
import { securityHeaders } from './security-headers/security-headers.ts';
import { seo } from './seo/seo.ts';
import { shopRule } from './shop-rule/shop-rule.ts';
import { staffList } from './staff-list/staff-list.ts';
import { waitingList } from './waiting-list/waiting-list.ts';

/** All behaviours about records of any kind: one line each. */
export const behaviourModules: readonly BehaviourModule[] = [
  accountForm as BehaviourModule,
  accountPolicy as BehaviourModule,
  approvalSteps as BehaviourModule,
  autoloadWarning as BehaviourModule,
  automation as BehaviourModule,
  booking as BehaviourModule,
  checkoutSlot as BehaviourModule,
  commentAuthors as BehaviourModule,
  downloads as BehaviourModule,
  endpoint as BehaviourModule,
  extraFields as BehaviourModule,
  figure as BehaviourModule,
  fileImport as BehaviourModule,
  forwarding as BehaviourModule,
  insertion as BehaviourModule,
  internalNotes as BehaviourModule,
  languages as BehaviourModule,
  listing as BehaviourModule,
  membership as BehaviourModule,
  orderFlow as BehaviourModule,
  outputCache as BehaviourModule,
  ownerMessage as BehaviourModule,
  ownRecords as BehaviourModule,
  pageLoading as BehaviourModule,
  postSubscription as BehaviourModule,
  reaction as BehaviourModule,
  recordExport as BehaviourModule,
  recordLookup as BehaviourModule,
  recurrence as BehaviourModule,
  restriction as BehaviourModule,
  rule as BehaviourModule,
  securityHeaders as BehaviourModule,
  seo as BehaviourModule,
  shopRule as BehaviourModule,
  staffList as BehaviourModule,
  waitingList as BehaviourModule,
];
