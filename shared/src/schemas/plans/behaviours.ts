import { accountForm } from './behaviours/account-form.ts';
import { accountPolicy } from './behaviours/account-policy.ts';
import { approvalSteps } from './behaviours/approval-steps.ts';
import { autoloadWarning } from './behaviours/autoload-warning.ts';
import { automation } from './behaviours/automation.ts';
import { booking } from './behaviours/booking.ts';
import { checkoutSlot } from './behaviours/checkout-slot.ts';
import { commentAuthors } from './behaviours/comment-authors.ts';
import { downloads } from './behaviours/downloads.ts';
import { endpoint } from './behaviours/endpoint.ts';
import { extraFields } from './behaviours/extra-fields.ts';
import { figure } from './behaviours/figure.ts';
import { fileImport } from './behaviours/file-import.ts';
import { forwarding } from './behaviours/forwarding.ts';
import { insertion } from './behaviours/insertion.ts';
import { internalNotes } from './behaviours/internal-notes.ts';
import { languages } from './behaviours/languages.ts';
import { listing } from './behaviours/listing.ts';
import { membership } from './behaviours/membership.ts';
import { orderFlow } from './behaviours/order-flow.ts';
import { outputCache } from './behaviours/output-cache.ts';
import { ownRecords } from './behaviours/own-records.ts';
import { ownerMessage } from './behaviours/owner-message.ts';
import { pageLoading } from './behaviours/page-loading.ts';
import { postSubscription } from './behaviours/post-subscription.ts';
import { reaction } from './behaviours/reaction.ts';
import { recordExport } from './behaviours/record-export.ts';
import { recordLookup } from './behaviours/record-lookup.ts';
import { recurrence } from './behaviours/recurrence.ts';
import { restriction } from './behaviours/restriction.ts';
import { rule } from './behaviours/rule.ts';
import { securityHeaders } from './behaviours/security-headers.ts';
import { seo } from './behaviours/seo.ts';
import { shopRule } from './behaviours/shop-rule.ts';
import { staffList } from './behaviours/staff-list.ts';
import { waitingList } from './behaviours/waiting-list.ts';

/** Behaviours that are about any records: those of the plan and those that the site has. One line each. */
export const recordBehaviours = [
  accountForm,
  accountPolicy,
  approvalSteps,
  autoloadWarning,
  automation,
  booking,
  checkoutSlot,
  commentAuthors,
  downloads,
  endpoint,
  extraFields,
  figure,
  fileImport,
  forwarding,
  insertion,
  internalNotes,
  languages,
  listing,
  membership,
  orderFlow,
  ownerMessage,
  outputCache,
  ownRecords,
  pageLoading,
  postSubscription,
  reaction,
  recordExport,
  recordLookup,
  recurrence,
  restriction,
  rule,
  securityHeaders,
  seo,
  shopRule,
  staffList,
  waitingList,
] as const;
