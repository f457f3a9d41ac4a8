import { type ClauseReader, spanIn, subjectOf } from '../clause.ts';
import { readItems } from '../field-items.ts';
import { fieldOf } from '../field-of-item.ts';

/** "Expose announcements over the REST API for our mobile app." */
export const readApi: ClauseReader = (clause, draft) => {
  if (
    !/ (rest api|rest|api|endpoint|endpoints|json|headless|mobile app) /.test(clause.line) ||
    / (api key|google \w+ api) /.test(clause.line)
  )
    return false;
  const entity = subjectOf(clause, draft);
  if (!entity) return false;
  draft.addBehaviour({ kind: 'rest_endpoint', entity: entity.key });
  return true;
};

/** "Add a WP-CLI command to import readings." */
export const readCommands: ClauseReader = (clause, draft) => {
  if (!/ (wp-cli|wp cli|cli|command line|cli command|terminal) /.test(clause.line)) return false;
  const entity = subjectOf(clause, draft);
  if (!entity) return false;
  draft.addBehaviour({ kind: 'cli_command', entity: entity.key });
  return true;
};

/** "Cache the results for 10 minutes." */
export const readCache: ClauseReader = ({ words, line }, draft) => {
  if (!/ (cache|caches|cached|caching) /.test(line) || / (clear|clears|flush|purge|empty|delete)\w* /.test(line))
    return false;
  const hours = spanIn(words) ?? 1;
  draft.addBehaviour({ kind: 'cache', minutes: Math.min(Math.max(1, Math.round(hours * 60)), 10_080) });
  return true;
};

/** "Show statistics in a dashboard widget." */
export const readDashboard: ClauseReader = (clause, draft) => {
  if (!/ dashboards? /.test(clause.line)) return false;
  const entity = subjectOf(clause, draft);
  if (!entity) return false;
  draft.addBehaviour({ kind: 'dashboard_summary', entity: entity.key });
  return true;
};

const denial = /^(?:not|never|no|none|nothing|nobody|cannot|\w*n['’]t)$/;

/** "The currency symbol and the number of items per page can be configured." */
export const readSettings: ClauseReader = ({ tokens, words, line }, draft) => {
  const passive = words.findIndex((word) =>
    /^(configured|configurable|customi[sz]able|customi[sz]ed|adjustable|adjusted|changed|set|chosen)$/.test(word),
  );
  const place = words.findIndex((word) => word === 'settings' || word === 'options');
  const verb = words.findIndex((word) =>
    /^(configure|set|choose|change|customi[sz]e|adjust|define|setting|settings|options?)$/.test(word),
  );
  let items: readonly Parameters<typeof fieldOf>[0][] = [];
  // "Approved requests can't be changed any more" says what is never done, not what the owner can choose.
  const isDenied = words.slice(0, Math.max(0, passive)).some((word) => denial.test(word));
  if (passive > 1 && /^(be|is|are)$/.test(words[passive - 1] ?? '')) {
    if (isDenied) return false;
    const start = words[0] === 'settings' && words[1] === ':' ? 2 : 0;
    const end = words.findIndex((word) => /^(can|could|should|must|may|is|are)$/.test(word));
    items = readItems(tokens.slice(0, end < 0 ? passive - 1 : end), start).items;
  } else if (place >= 0 && (words[place + 1] === 'for' || words[place + 1] === ':' || words[place + 1] === 'to')) {
    const start = words[place + 1] === 'to' ? place + 3 : place + 2;
    items = readItems(tokens, /^(page|screen)$/.test(words[start] ?? '') ? start + 1 : start).items;
  } else if (
    verb >= 0 &&
    / (settings|options|settings page|settings screen|admins? can|administrators? can) /.test(line) &&
    words[verb] !== 'settings'
  ) {
    const end = words.findIndex((word, index) => index > verb && /^(in|on|under|via|through)$/.test(word));
    items = readItems(tokens.slice(0, end < 0 ? tokens.length : end), verb + 1).items;
  } else if (place >= 0 && /^(page|screen|tab)$/.test(words[place + 1] ?? '')) {
    const start = words.findIndex((word, index) => index > place && /^(with|for|where|to)$/.test(word));
    items = start > 0 ? readItems(tokens, start + 1).items : [];
    draft.mentioned.add('settings');
    if (items.length === 0) return true;
  }
  for (const field of items.map(fieldOf)) if (field && draft.settings.size < 30) draft.settings.set(field.key, field);
  return items.length > 0;
};

const mentions: readonly (readonly [RegExp, string])[] = [
  [/ (abilities|abilities api|ai agents?|mcp|ai assistants?) /, 'abilities'],
  [/ (settings page|settings screen|options page|configurable) /, 'settings'],
  [
    / (widgets?|(?:a|the|one|two|gutenberg|editor|custom|dynamic) blocks?|blocks? (?:that|which|to|with|for|showing|displaying|editor)) /,
    'widget_block',
  ],
  [/ (admin page|admin screen|admin area|admin menu|back end|backend|admin interface) /, 'admin_interface'],
  [/ (cron|scheduled task|background task|cron job) /, 'cron'],
  [/ (meta box|meta boxes|metabox|custom fields) /, 'meta_boxes'],
  [/ (custom post types?) /, 'custom_post_type'],
  [/ (shortcode|shortcodes) /, 'shortcode'],
];

/** Features of the generator that a text asks for by name. */
export const readMentions: ClauseReader = ({ line }, draft) => {
  const found = mentions.filter(([pattern]) => pattern.test(line));
  for (const [, feature] of found) draft.mentioned.add(feature);
  return found.length > 0;
};

/** Comments, revisions, excerpts and authors, which a content type can have. */
export const readSupports: ClauseReader = (clause, draft) => {
  const entity = subjectOf(clause, draft);
  const found = (
    [
      ['comments', / (allow|enable|with|have|support) comments? /],
      ['revisions', / revisions /],
    ] as const
  ).filter(([, pattern]) => pattern.test(clause.line));
  for (const [support] of found) entity?.supports.add(support);
  return entity !== null && found.length > 0;
};
