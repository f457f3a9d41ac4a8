/** Deeds that a description can ask for, as the annotated texts name them. */
export const intents = (
  'declare fields classify submit approve internal role restrict members account login_redirect login_page login_limit ' +
  'private_site list search figure show columns dashboard email notice set delete expire create webhook require unique ' +
  'limit overlap range password hold like save follow complete attend vote rate poll report discount fee shipping ' +
  'payment shop_limit shop_hide deposit product_option shop_related order_status order_number order_cancel reorder ' +
  'delivery_slot waiting_list seo_title noindex sitemap structured canonical social robots endpoint receive export ' +
  'import cli log redirect setting off maintenance announcement cookies back_to_top snippets floating_button popup ' +
  'tracking countdown year duplicate reading_time toc related views share author_box last_updated progress_bar ' +
  'external_links cleanup search_scope excerpt comment_rules auto_tags auto_links cache breadcrumbs other'
).split(' ');

/** What words of a deed stand for. */
export const slotLabels = [
  'thing',
  'field',
  'who',
  'value',
  'choice',
  'number',
  'span',
  'date',
  'rhythm',
  'op',
  'event',
  'place',
  'layout',
  'sort',
  'group',
  'text',
  'url',
  'name',
] as const;
export type SlotLabel = (typeof slotLabels)[number];

/** Parts of a sentence that say when, if or why something is done. */
export const chunkLabels = ['when', 'if', 'except', 'why'] as const;
export type ChunkLabel = (typeof chunkLabels)[number];

/** Tags of a sequence: outside, and begin and inside of each label. */
export const bio = (labels: readonly string[]): readonly string[] => [
  'O',
  ...labels.flatMap((label) => [`B-${label}`, `I-${label}`]),
];
export const chunkTags = bio(chunkLabels);
export const slotTags = bio(['act', ...slotLabels]);
