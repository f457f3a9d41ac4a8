import type { BehaviourExample } from '../example.ts';

const kind = 'output_cache' as const;

/** What customers say who want slow parts of pages to be kept. */
export const examples: readonly BehaviourExample<'output_cache'>[] = [
  {
    says: 'Cache what the shortcode [top_sellers] shows for 15 minutes, and clear it when a post is saved.',
    asks: { kind, shortcodes: ['top_sellers'], minutes: 15, cleared_by: ['posts'], has_button: false },
  },
  {
    says: 'The blocks of our theme that list comments are slow: keep them for an hour, until there is a new comment.',
    asks: { kind, shortcodes: ['latest_comments'], minutes: 60, cleared_by: ['comments'], has_button: false },
  },
  {
    says: 'Show administrators hits and misses of the cache of [price_table], and a button that clears it.',
    asks: { kind, shortcodes: ['price_table'], minutes: 60, cleared_by: [], has_button: true },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Keep the last five revisions.',
  'Clear expired transients every week.',
  'Show the most viewed posts.',
  'Browsers shall keep pictures for a year.',
];
