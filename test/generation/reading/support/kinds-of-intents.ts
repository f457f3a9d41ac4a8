import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';

type Test = (behaviour: PlanBehaviour) => boolean;

const kinds =
  (...names: PlanBehaviour['kind'][]): Test =>
  ({ kind }) =>
    names.includes(kind);
const does =
  (...deeds: string[]): Test =>
  (one) =>
    one.kind === 'automation' && one.actions.some((action) => deeds.includes(action.do));
const checks =
  (...names: string[]): Test =>
  (one) =>
    one.kind === 'rule' && one.checks.some(({ is }) => names.includes(is));
const reacts =
  (act: string): Test =>
  (one) =>
    one.kind === 'reaction' && one.act.is === act;
const sells =
  (effect: string): Test =>
  (one) =>
    one.kind === 'shop_rule' && one.effect.do === effect;
const any =
  (...tests: Test[]): Test =>
  (one) =>
    tests.some((test) => test(one));

/** Which behaviours of a plan do what a deed asks for. Deeds that become entities, fields, roles or settings are not here. */
export const kindsOfIntents: Readonly<Record<string, Test>> = {
  submit: kinds('public_form', 'account_form', 'booking'),
  approve: any(
    kinds('approval', 'approval_steps', 'status_actions'),
    (one) => one.kind === 'account_form' && one.approval.includes('staff'),
  ),
  restrict: kinds('restriction', 'private_site'),
  members: kinds('membership'),
  account: kinds('account_form'),
  login_redirect: kinds('login_redirect'),
  login_page: kinds('login_page'),
  login_limit: kinds('limit_login_attempts'),
  private_site: kinds('private_site', 'restriction'),
  list: kinds('listing', 'list_shortcode', 'list_block'),
  search: any((one) => one.kind === 'listing' && (one.controls ?? []).length > 0, kinds('search_filter')),
  figure: kinds('figure', 'sum_total', 'rating_average', 'parent_figure', 'dashboard_summary'),
  show: any(kinds('insertion', 'inserted_text'), sells('show')),
  columns: kinds('admin_columns', 'staff_list'),
  dashboard: any(
    kinds('dashboard_summary'),
    (one) => 'places' in one && JSON.stringify(one.places).includes('"dashboard"'),
  ),
  email: any(does('email'), kinds('email_on_create', 'email_on_status', 'reminder_before_date', 'scheduled_digest')),
  notice: does('notice'),
  set: any(does('set', 'add', 'remove'), kinds('status_after_date', 'status_actions')),
  delete: any(does('delete'), kinds('scheduled_cleanup', 'site_cleanup')),
  expire: any(does('set'), kinds('expire_after_date', 'post_expiry')),
  create: does('create'),
  webhook: any(does('webhook'), kinds('event_webhook')),
  unique: any(kinds('unique_entry'), checks('unique')),
  limit: any(kinds('capacity_limit'), checks('count', 'capacity')),
  overlap: checks('no_overlap'),
  range: kinds('rule', 'comment_rules'),
  password: checks('password'),
  like: reacts('like'),
  save: reacts('save'),
  follow: reacts('follow'),
  complete: reacts('complete'),
  attend: reacts('attend'),
  vote: reacts('vote'),
  rate: reacts('rate'),
  poll: reacts('choose'),
  report: reacts('report'),
  discount: sells('discount'),
  fee: sells('fee'),
  shipping: sells('shipping'),
  payment: sells('payment'),
  shop_limit: sells('limit'),
  shop_hide: sells('hide'),
  deposit: sells('deposit'),
  shop_related: sells('related'),
  order_status: kinds('order_flow'),
  order_number: kinds('order_flow'),
  // What was sent in is cancelled with a link in the e-mail about it
  order_cancel: any(
    kinds('order_flow'),
    (one) => one.kind === 'automation' && JSON.stringify(one.actions).includes('"can_cancel":true'),
  ),
  reorder: kinds('order_flow'),
  delivery_slot: kinds('checkout_slot'),
  waiting_list: any(kinds('waiting_list'), (one) => one.kind === 'capacity_limit' && one.waits === true),
  seo_title: kinds('seo'),
  noindex: kinds('seo'),
  sitemap: kinds('seo'),
  structured: kinds('seo', 'business_details'),
  canonical: kinds('seo'),
  robots: kinds('seo'),
  social: kinds('social_meta', 'seo'),
  endpoint: kinds('endpoint', 'rest_endpoint', 'content_endpoints'),
  receive: kinds('endpoint'),
  export: kinds('csv_export', 'site_export', 'record_export'),
  import: kinds('csv_import'),
  cli: kinds('cli_command'),
  log: kinds('activity_log', 'log_to_table'),
  redirect: kinds('redirects'),
  off: kinds('switch_off'),
  maintenance: kinds('maintenance_mode'),
  announcement: kinds('announcement_bar'),
  cookies: kinds('cookie_notice'),
  back_to_top: kinds('back_to_top'),
  snippets: kinds('code_snippets'),
  floating_button: kinds('floating_button'),
  popup: kinds('popup'),
  tracking: kinds('tracking_code'),
  countdown: kinds('countdown'),
  year: kinds('current_year'),
  duplicate: kinds('duplicate_post'),
  reading_time: kinds('reading_time'),
  toc: kinds('table_of_contents'),
  related: kinds('related_posts'),
  views: kinds('post_views', 'count_views'),
  share: kinds('share_buttons'),
  author_box: kinds('author_box'),
  last_updated: kinds('last_updated'),
  progress_bar: kinds('reading_progress'),
  external_links: kinds('external_links'),
  cleanup: kinds('site_cleanup', 'scheduled_cleanup'),
  search_scope: kinds('search_scope'),
  excerpt: kinds('excerpts'),
  comment_rules: any(
    kinds('comment_rules', 'rule'),
    // "Close comments after 14 days"
    (one) => one.kind === 'automation' && JSON.stringify(one.actions).includes('"comments_open"'),
  ),
  auto_tags: kinds('auto_tags'),
  auto_links: kinds('auto_links'),
  cache: kinds('cache'),
  breadcrumbs: any(kinds('breadcrumbs'), (one) => one.kind === 'seo' && one.has_breadcrumbs),
};
