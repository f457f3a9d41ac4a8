import { lookup } from '../lookups/lookup.ts';
import { abilityDraft } from './blocks/abilities.ts';
import { dynamicBlock } from './blocks/dynamic-block.ts';
import {
  allowedBlocks,
  blockCategory,
  blockStyles,
  blockTypeArgs,
  blockVariation,
  interactivity,
  renderedBlock,
  unregistered,
} from './blocks/editor.ts';
import { htmlTags, parsedBlocks } from './blocks/markup.ts';
import { blockRegistrations } from './blocks/registrations.ts';
import { contentTypeDrafts } from './content-types.ts';
import type { Draft } from './draft.ts';
import { commentRule } from './handlers/comment-rules.ts';
import { reactionDraft } from './handlers/reactions.ts';
import { textFilter } from './handlers/value-filters.ts';
import { namedClasses } from './hooks/classes/class-draft.ts';
import { hookDraft } from './hooks/draft.ts';
import { metaDrafts } from './meta.ts';
import { shortcodeDraft } from './output/shortcode.ts';
import { cachedLookup } from './queries/cached.ts';
import { mainQuery } from './queries/main-query.ts';
import { postQueries } from './queries/posts.ts';
import { connections, ensuredTerms } from './registrations/connections.ts';
import { hasRoleOfName } from './registrations/has-role.ts';
import { imageSizes } from './registrations/image-sizes.ts';
import { metaField } from './registrations/meta-fields.ts';
import { roleDraft } from './registrations/roles.ts';
import { themeFeatures } from './registrations/theme-features.ts';
import { addressDrafts } from './requests/addresses.ts';
import { ajaxHandler } from './requests/ajax.ts';
import { formHandler } from './requests/forms.ts';
import { restCollection } from './requests/rest-collection.ts';
import { restField } from './requests/rest-field.ts';
import { restRoute } from './requests/rest-route.ts';
import { rewriteDraft } from './requests/rewrites.ts';
import { listedRoutes } from './requests/routes/listed-routes.ts';
import { shownForm } from './requests/shown-form.ts';
import { webhookReceiver } from './requests/webhooks.ts';
import { adminBar } from './screens/admin-bar.ts';
import { adminPages } from './screens/admin-pages.ts';
import { scriptModule } from './screens/assets.ts';
import { classicWidget } from './screens/classic-widget.ts';
import { customizer } from './screens/customizer.ts';
import { dashboardDrafts } from './screens/dashboard.ts';
import { loadedFiles } from './screens/files.ts';
import { listActionDrafts } from './screens/list-actions.ts';
import { listColumn } from './screens/list-columns.ts';
import { metaBoxDrafts } from './screens/meta-boxes.ts';
import { adminNotice } from './screens/notices.ts';
import { noticeDrafts } from './screens/notices-and-widgets.ts';
import { printedSettings } from './screens/printed-settings.ts';
import { registeredSettings } from './screens/registered-settings.ts';
import { removedFiles } from './screens/removed-files.ts';
import { tagAttributes } from './screens/script-tags.ts';
import { settingsPage } from './screens/settings-page.ts';
import { shortcodeCondition } from './screens/shortcode-condition.ts';
import { accessDrafts } from './services/access.ts';
import { commandLine } from './services/command-line.ts';
import { commandDraft } from './services/commands.ts';
import { cronEvent, singleEvent } from './services/cron.ts';
import { fileDrafts } from './services/file-system.ts';
import { serviceClient } from './services/http/client.ts';
import { listedClient } from './services/http/listed-client.ts';
import { httpClient } from './services/http-client.ts';
import { httpPost } from './services/http-post.ts';
import { mailDraft, pluralLabel } from './services/mail.ts';
import { mailFilters } from './services/mail-filters.ts';
import { mailFunction } from './services/mail-function.ts';
import { networkDrafts } from './services/network.ts';
import { siteServices } from './services/site-services.ts';
import { tableDraft } from './services/tables.ts';
import { headTags, resourceHints, textDomains } from './site/head.ts';
import { menuDraft, widgetAreas } from './site/menus-and-areas.ts';
import { fontCollection, themeJson } from './site/theme-json.ts';
import { cacheClass } from './stores/cache-class.ts';
import { metaValue } from './stores/meta-value.ts';
import { optionMethod } from './stores/option-methods.ts';
import { schedulerClass } from './stores/schedules.ts';
import { storedDrafts } from './stores/stored.ts';
import { transientMethod } from './stores/transient-methods.ts';
import { tableMethod } from './tables/table-methods.ts';
import { tableRead } from './tables/table-read.ts';
import { addressFunction } from './utilities/addresses.ts';
import { colorFunction } from './utilities/colors.ts';
import { dateFunction } from './utilities/dates.ts';
import { textCheck } from './utilities/text-checks.ts';
import { textPipeline } from './utilities/text-pipeline.ts';

/** Every kind of thing that is drafted from its requirements; what others build on comes first. */
export const drafts: readonly Draft[] = [
  listedRoutes,
  shownForm,
  listedClient,
  printedSettings,
  transientMethod,
  optionMethod,
  namedClasses,
  cachedLookup,
  hookDraft,
  commandLine,
  commandDraft,
  ...contentTypeDrafts,
  connections,
  ensuredTerms,
  imageSizes,
  roleDraft,
  hasRoleOfName,
  themeFeatures,
  metaField,
  ...metaDrafts,
  tableRead,
  tableDraft,
  tableMethod,
  ...storedDrafts,
  cacheClass,
  schedulerClass,
  mainQuery,
  ...postQueries,
  lookup,
  metaValue,
  colorFunction,
  dateFunction,
  addressFunction,
  textCheck,
  textPipeline,
  ...listActionDrafts,
  ...metaBoxDrafts,
  listColumn,
  adminNotice,
  ...dashboardDrafts,
  ...noticeDrafts,
  settingsPage,
  registeredSettings,
  adminPages,
  adminBar,
  customizer,
  classicWidget,
  shortcodeCondition,
  shortcodeDraft,
  menuDraft,
  widgetAreas,
  headTags,
  resourceHints,
  textDomains,
  removedFiles,
  tagAttributes,
  scriptModule,
  loadedFiles,
  abilityDraft,
  fontCollection,
  themeJson,
  blockTypeArgs,
  blockVariation,
  unregistered,
  allowedBlocks,
  blockCategory,
  renderedBlock,
  interactivity,
  dynamicBlock,
  blockStyles,
  ...blockRegistrations,
  htmlTags,
  parsedBlocks,
  formHandler,
  restField,
  ajaxHandler,
  webhookReceiver,
  restCollection,
  restRoute,
  rewriteDraft,
  ...addressDrafts,
  ...networkDrafts,
  ...fileDrafts,
  singleEvent,
  cronEvent,
  serviceClient,
  httpPost,
  httpClient,
  mailFunction,
  mailFilters,
  mailDraft,
  pluralLabel,
  ...siteServices,
  ...accessDrafts,
  commentRule,
  textFilter,
  reactionDraft,
];
