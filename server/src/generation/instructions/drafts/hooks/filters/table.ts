import type { HookReader } from '../parts.ts';
import { metaCapabilities, restGate, restPrepare, userCapabilities } from './access.ts';
import { postStates, removedRowActions } from './admin-lists.ts';
import { insertedData, optionBefore } from './data.ts';
import { formFields } from './form-fields.ts';
import { gateFilters } from './gates.ts';
import { listFilters } from './lists.ts';
import { coreMails } from './mails.ts';
import { menuClasses, menuItems } from './menus.ts';
import { bodyClasses, headAndFooter } from './page.ts';
import { profileFields } from './profile.ts';
import { queryFilters } from './queries.ts';
import { redirectFilters } from './redirects.ts';
import { scalarFilters } from './scalars.ts';
import { heartbeat, robots, sitemaps } from './site.ts';
import { excerptMore, textFilters } from './texts.ts';
import { checkoutFields, shopFilters } from './woocommerce.ts';

/** What changes values, in the order in which a prompt is read for it. */
export const filterReaders: readonly HookReader[] = [
  coreMails,
  profileFields,
  formFields,
  insertedData,
  optionBefore,
  postStates,
  removedRowActions,
  metaCapabilities,
  userCapabilities,
  restGate,
  restPrepare,
  redirectFilters,
  gateFilters,
  checkoutFields,
  shopFilters,
  scalarFilters,
  excerptMore,
  robots,
  sitemaps,
  heartbeat,
  menuItems,
  menuClasses,
  bodyClasses,
  headAndFooter,
  listFilters,
  textFilters,
  queryFilters,
];
