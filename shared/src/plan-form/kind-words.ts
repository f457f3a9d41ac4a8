/** What a behaviour is called where people choose one, and what they might call it themselves. */
export interface KindWords {
  readonly title: string;
  /** What it does, in a sentence; absent: what its schema says. */
  readonly about?: string;
  /** Words by which somebody may look for it, besides those of its title and description. */
  readonly also?: string;
}

/** Words for every kind of behaviour: a table, as long as there are kinds. */
export const kindWords: Readonly<Record<string, KindWords>> = {
  email_on_create: {
    title: 'Email for new entries',
    about: 'Sends an email for each new entry.',
    also: 'mail notify notification message send',
  },
  email_on_status: {
    title: 'Email when the status changes',
    about: 'Sends an email when an entry gets a certain status.',
    also: 'mail notify approved confirmed',
  },
  reminder_before_date: {
    title: 'Reminder before a date',
    about: 'Sends a reminder some hours before a date in the entry.',
    also: 'remind email upcoming',
  },
  reminder_after_date: {
    title: 'Reminder for overdue entries',
    about: 'Sends a reminder about entries that are past their date.',
    also: 'remind email late overdue',
  },
  scheduled_cleanup: {
    title: 'Delete old entries',
    about: 'Deletes entries once they are old enough.',
    also: 'remove purge nightly',
  },
  site_cleanup: {
    title: 'Clean up the database',
    about: 'Deletes revisions, spam and other leftovers on a schedule.',
    also: 'transients revisions spam trash purge',
  },
  scheduled_digest: {
    title: 'Summary by email',
    about: 'Sends a summary of the entries on a schedule.',
    also: 'digest report weekly daily',
  },
  expire_after_date: {
    title: 'Unpublish after a date',
    about: 'Takes entries off the site some days after a date.',
    also: 'expire hide past',
  },
  status_after_date: {
    title: 'Change the status after a date',
    about: 'Gives entries another status some days after a date.',
    also: 'expire archive',
  },
  csv_export: {
    title: 'Export as CSV',
    about: 'Exports the entries as a CSV file.',
    also: 'download spreadsheet excel',
  },
  csv_import: {
    title: 'Import from CSV',
    about: 'Imports entries from a CSV file, after a dry run.',
    also: 'upload spreadsheet excel',
  },
  list_shortcode: {
    title: 'List with a shortcode',
    about: 'Shows the entries with a shortcode.',
    also: 'show display',
  },
  list_block: {
    title: 'List with a block',
    about: 'Shows the entries with a block.',
    also: 'show display shown gutenberg',
  },
  public_form: {
    title: 'Form for visitors',
    about: 'Lets visitors add entries with a form on the site.',
    also: 'submit book booking apply register sign up contact',
  },
  approval: {
    title: 'Approve submissions',
    about: 'Holds entries from visitors until somebody approves them.',
    also: 'moderate review confirm pending',
  },
  status_actions: {
    title: 'Change the status with one click',
    about: 'Lets staff change the status of an entry with one click.',
    also: 'approve decline confirm button',
  },
  capacity_limit: {
    title: 'Limited places',
    about: 'Refuses new entries when there is no room left.',
    also: 'seats capacity maximum full',
  },
  unique_entry: {
    title: 'One entry per person',
    about: 'Allows one entry for each value of a field, such as an email address.',
    also: 'duplicate once email unique',
  },
  search_filter: {
    title: 'Search and filters',
    about: 'Lets visitors search and filter the entries.',
    also: 'find filter',
  },
  admin_columns: {
    title: 'Columns in the admin list',
    about: 'Shows fields as columns in the admin list.',
    also: 'table overview',
  },
  rest_endpoint: {
    title: 'REST API for entries',
    about: 'Offers the entries to other programs over the REST API.',
    also: 'json api app',
  },
  rating_average: { title: 'Average rating', about: 'Shows the average of a rating.', also: 'stars review score' },
  sum_total: { title: 'Total of a field', about: 'Shows the sum of a number field.', also: 'sum amount' },
  parent_figure: {
    title: 'Total on the parent page',
    about: 'Shows a total, average or count on the page that the entries belong to.',
    also: 'progress goal raised sum count average',
  },
  count_views: { title: 'View counter', about: 'Counts how often each entry is viewed.', also: 'views popular hits' },
  log_to_table: { title: 'Log in a table', about: 'Records what happens in a database table.', also: 'history record' },
  stored_in_table: {
    title: 'Store in a custom table',
    about: 'Stores the entries in a database table instead of posts.',
    also: 'database',
  },
  dashboard_summary: {
    title: 'Dashboard summary',
    about: 'Shows counts and recent entries on the dashboard.',
    also: 'widget overview',
  },
  cli_command: {
    title: 'WP-CLI commands',
    about: 'Manages the entries from the command line with WP-CLI.',
    also: 'terminal command line',
  },
  cache: { title: 'Cache shortcodes', about: 'Keeps what shortcodes show for a few minutes.', also: 'speed fast' },
  reading_time: { title: 'Reading time', also: 'minutes read' },
  table_of_contents: { title: 'Table of contents', also: 'headings toc' },
  related_posts: { title: 'Related posts', about: 'Lists similar posts below a post.', also: 'similar more' },
  post_views: { title: 'Post views', also: 'popular counter most viewed' },
  share_buttons: { title: 'Share buttons', about: 'Adds buttons to share a post.', also: 'social facebook whatsapp' },
  author_box: { title: 'Author box', also: 'biography writer' },
  inserted_text: {
    title: 'Text on each post',
    about: 'Adds a text above or below each post.',
    also: 'disclaimer note',
  },
  last_updated: { title: 'Last updated date', also: 'modified' },
  reading_progress: { title: 'Reading progress bar', about: 'Shows how far the reader has scrolled.', also: 'scroll' },
  external_links: { title: 'External links', also: 'new tab nofollow' },
  maintenance_mode: { title: 'Maintenance mode', also: 'coming soon closed construction' },
  announcement_bar: { title: 'Announcement bar', also: 'notice banner' },
  cookie_notice: { title: 'Cookie notice', also: 'consent gdpr privacy' },
  back_to_top: { title: 'Back to top button', about: 'Adds a button that scrolls back to the top.', also: 'scroll up' },
  code_snippets: {
    title: 'Code on every page',
    about: 'Prints code on every page, such as a tracking script.',
    also: 'script header footer',
  },
  social_meta: {
    title: 'Social media previews',
    about: 'Sets how pages look when they are shared.',
    also: 'open graph twitter',
  },
  business_details: {
    title: 'Business details for search engines',
    about: 'Tells search engines address, phone and opening hours.',
    also: 'local business structured data schema restaurant',
  },
  breadcrumbs: { title: 'Breadcrumbs', about: 'Shows the path to the current page.', also: 'navigation path' },
  floating_button: {
    title: 'Floating button',
    about: 'Adds a button that stays visible on every page.',
    also: 'call whatsapp chat',
  },
  popup: { title: 'Popup', about: 'Opens a window over the page.', also: 'modal newsletter' },
  tracking_code: {
    title: 'Google Analytics',
    about: 'Counts visits with Google Analytics.',
    also: 'tracking statistics visitors',
  },
  countdown: { title: 'Countdown', about: 'Counts down to a date and time.', also: 'timer' },
  current_year: { title: 'Current year', about: 'Prints the current year with a shortcode.', also: 'copyright footer' },
  switch_off: {
    title: 'Turn off WordPress features',
    about: 'Turns off parts of WordPress, such as comments or emojis.',
    also: 'disable remove hide comments emojis',
  },
  duplicate_post: { title: 'Duplicate posts', about: 'Copies a post with one click.', also: 'copy clone' },
  login_page: {
    title: 'Login page design',
    about: 'Adds a logo, colors and a message to the login page.',
    also: 'logo brand',
  },
  login_redirect: {
    title: 'Redirect after login',
    about: 'Sends people to a certain page when they log in or out.',
    also: 'logout',
  },
  limit_login_attempts: {
    title: 'Limit login attempts',
    about: 'Locks out visitors who guess passwords.',
    also: 'security brute force lock',
  },
  activity_log: { title: 'Activity log', about: 'Records who did what on the site.', also: 'audit history' },
  redirects: { title: 'Redirects', about: 'Redirects old addresses to new ones.', also: 'moved url old 301' },
  restricted_content: {
    title: 'Restricted content',
    about: 'Shows content to some readers only.',
    also: 'members only private',
  },
  private_site: { title: 'Private site', about: 'Shows the site to logged-in users only.', also: 'login intranet' },
  post_expiry: {
    title: 'Post expiry',
    about: 'Takes posts off the site on a date of their own.',
    also: 'unpublish expire',
  },
  content_endpoints: {
    title: 'REST endpoint for posts',
    about: 'Offers posts to other programs over the REST API.',
    also: 'api json',
  },
  api_feed: {
    title: 'Data from another service',
    about: 'Shows data from another service.',
    also: 'api fetch weather external',
  },
  event_webhook: {
    title: 'Webhook for site events',
    about: 'Notifies another service when something happens.',
    also: 'slack discord notify zapier',
  },
  search_scope: { title: 'Search settings', about: 'Sets what visitors find when they search.', also: 'find exclude' },
  excerpts: { title: 'Excerpt length', about: 'Sets how long excerpts are.', also: 'more words' },
  comment_rules: { title: 'Comment rules', about: 'Sets which comments are accepted.', also: 'spam links moderate' },
  auto_tags: { title: 'Automatic tags', about: 'Tags posts by the words in them.', also: 'keywords' },
  auto_links: { title: 'Automatic links', about: 'Turns words in posts into links.', also: 'glossary keywords' },
  site_export: {
    title: 'Export site data as CSV',
    about: 'Exports posts, users and other data as CSV.',
    also: 'users orders download',
  },
  event_emails: { title: 'Emails for site events', also: 'mail notify registered published' },
  account_form: {
    title: 'Account form',
    about: 'Adds a form to register, log in, reset a password or edit a profile.',
    also: 'register login password profile',
  },
  automation: {
    title: 'Automation',
    about: 'Does something when something happens, on a date, or at intervals.',
    also: 'when then email notify schedule event',
  },
  booking: {
    title: 'Bookings of days or times',
    about: 'Lets visitors book free days or times, and never more than there are.',
    also: 'book appointment slot rent reserve reservation availability opening hours calendar free closed holiday',
  },
  checkout_slot: {
    title: 'Delivery or pickup slot',
    about: 'Lets customers choose a day and time for delivery or pickup.',
    also: 'checkout date time woocommerce',
  },
  comment_authors: {
    title: 'Comment authors',
    about: 'Publishes comments of known people at once, and lets authors edit their own for a while.',
    also: 'comment edit minutes approve trusted moderate own',
  },
  downloads: {
    title: 'Counted downloads',
    about: 'Counts how often files are downloaded, in a column of the media library.',
    also: 'download count file media statistics press',
  },
  endpoint: {
    title: 'REST API',
    about: 'Lets other programs read and write entries over the REST API.',
    also: 'json app webhook incoming program',
  },
  extra_fields: {
    title: 'Extra fields',
    about: 'Adds fields to posts, users, products and other entries of the site.',
    also: 'custom field profile user product opening hours',
  },
  figure: {
    title: 'Number or chart',
    about: 'Shows a count, sum or average of entries as a number or chart.',
    also: 'count sum average statistics total',
  },
  insertion: {
    title: 'Text or button in a place of the site',
    about: 'Shows a text, value, button, notice, badge or picture somewhere on the site.',
    also: 'notice badge banner show',
  },
  listing: {
    title: 'List of entries',
    about: 'Shows entries to visitors with a shortcode, a block, or in a place of the site.',
    also: 'show display shown block shortcode grid calendar map table',
  },
  membership: {
    title: 'Membership',
    about: 'Gives users a role for a time, with reminders and a list of members.',
    also: 'member subscription role renew expire',
  },
  order_flow: {
    title: 'Order statuses and numbers',
    about: 'Adds order statuses, order numbers, cancellations and reordering.',
    also: 'woocommerce invoice cancel',
  },
  post_subscription: {
    title: 'Subscription by email',
    about: 'Lets visitors subscribe to what is new by email, and sends them digests until they unsubscribe.',
    also: 'newsletter subscribe subscriber digest mailing list double opt-in unsubscribe new posts weekly',
  },
  reaction: {
    title: 'Reactions',
    about: 'Lets people like, save, follow, rate, vote for or report entries.',
    also: 'like favorite rate vote follow poll wishlist',
  },
  recurrence: {
    title: 'Repeating entries',
    about: 'Repeats entries daily, weekly, monthly or yearly, each time as an entry of its own.',
    also: 'repeat recurring series weekly monthly every week event',
  },
  restriction: {
    title: 'Access restriction',
    about: 'Controls who may see, list, edit or buy something.',
    also: 'members only hide role private',
  },
  rule: {
    title: 'Validation rule',
    about: 'Checks entries before they are saved.',
    also: 'required check refuse limit',
  },
  seo: {
    title: 'SEO',
    about: 'Sets titles, descriptions and structured data for search engines.',
    also: 'search engines meta title schema sitemap',
  },
  account_policy: {
    title: 'Rules for accounts',
    about:
      'Makes passwords expire and differ from earlier ones, logs out who does nothing, limits logins at the same time, and has new administrators confirmed.',
    also: 'password age expire change idle timeout inactive log out session one device concurrent confirm administrator security',
  },
  autoload_warning: {
    title: 'Warning of large options',
    about: 'Warns administrators when the options that WordPress loads with every page are too large.',
    also: 'autoload autoloaded options database size slow performance dashboard megabyte',
  },
  approval_steps: {
    title: 'Approval in steps',
    about: 'Publishes entries only after one or more people have approved them, one after the other.',
    also: 'approve review sign off workflow reject manager four eyes publish',
  },
  record_lookup: {
    title: 'Look up by number and email address',
    about: 'Gives each entry a number, and lets visitors look up with it and their email address how it stands.',
    also: 'reference ticket tracking status state case without account check progress',
  },
  owner_message: {
    title: 'Message to the owner',
    about: 'Lets visitors write to whom an entry belongs with a form, without showing the address.',
    also: 'contact form write seller author message hidden email',
  },
  output_cache: {
    title: 'Cache for slow lists',
    about: 'Keeps what slow shortcodes and lists show for some minutes, with a button that clears it.',
    also: 'cache caching performance slow shortcode block list transient speed clear purge',
  },
  own_records: {
    title: 'Own entries on the site',
    about: 'Lets owners change, mark or delete their own entries on the site.',
    also: 'edit my entry frontend owner change delete mark link',
  },
  file_import: {
    title: 'Regular import of a file',
    about: 'Imports a CSV file at intervals, with pictures, and emails a report.',
    also: 'csv feed nightly hourly cron sync update spreadsheet software interface pictures report',
  },
  forwarding: {
    title: 'Short links',
    about: 'Leads from the page of a record to an address that a field has, and counts the clicks.',
    also: 'redirect link forward click count campaign affiliate short utm',
  },
  internal_notes: {
    title: 'Internal notes',
    about: 'Lets staff leave notes on what they edit, with name and time, which visitors never see.',
    also: 'notes remarks comments editors team internal private',
  },
  languages: {
    title: 'Several languages',
    about: 'Shows fields, forms and e-mails in the language of the visitor, with links to switch and hreflang.',
    also: 'translation translate multilingual bilingual language hreflang switcher german english french',
  },
  page_loading: {
    title: 'Loading of pages',
    about: 'Loads styles and scripts only where they are needed, images and chats later, and connects to hosts early.',
    also: 'performance speed lazy images preconnect delay defer script style dequeue contact form faster',
  },
  record_export: {
    title: 'Download of chosen records',
    about: 'Lets staff download records that meet conditions as CSV, with the columns they need.',
    also: 'export csv spreadsheet excel download filter',
  },
  security_headers: {
    title: 'Security headers',
    about: 'Sends headers with which browsers protect visitors, and collects reports of a content security policy.',
    also: 'security header hsts csp frame referrer permissions policy clickjacking https',
  },
  shop_rule: {
    title: 'Shop rule',
    about: 'Sets limits, prices, discounts, fees, shipping or payment in the shop.',
    also: 'discount price shipping fee minimum woocommerce',
  },
  staff_list: {
    title: 'Columns of an admin list',
    about: 'Adds columns, filters and marks to the lists of posts, media, users, comments, products and orders.',
    also: 'columns users list table sortable filter admin overview',
  },
  waiting_list: {
    title: 'Back-in-stock list',
    about: 'Emails customers when a product is back in stock or cheaper.',
    also: 'waiting notify stock woocommerce',
  },
};
