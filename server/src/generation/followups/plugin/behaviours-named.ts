import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { singularize } from '../../naming/inflect.ts';
import { bare, type Wish } from '../instruction.ts';
import { entityNamed } from './parts-named.ts';

type Test = (one: PlanBehaviour) => boolean;
const kinds =
  (...names: readonly PlanBehaviour['kind'][]): Test =>
  ({ kind }) =>
    names.includes(kind);

const sendsMail: Test = (one) =>
  /^(?:email_|reminder_|scheduled_digest)/.test(one.kind) ||
  (one.kind === 'automation' && one.actions.some((action) => action.do === 'email'));
const reminds: Test = (one) =>
  /^reminder_/.test(one.kind) || (one.kind === 'automation' && one.when.on === 'date' && sendsMail(one));
export const lists: Test = kinds('list_shortcode', 'list_block', 'listing');

/** What behaviours are called, and the verbs that say what they do. */
const table: readonly (readonly [nouns: RegExp, verbs: RegExp | null, test: Test])[] = [
  [/^reminders?$/, /\bremind/, reminds],
  [/^(?:digests?|summar(?:y|ies)|overviews?)$/, /\b(?:digest|summary)/, kinds('scheduled_digest', 'dashboard_summary')],
  [/^(?:e-?mails?|mails?|notifications?|e-?mailing)$/, /\b(?:e-?mails?|notif|mails?)\b/, sendsMail],
  [
    /^(?:clean-?up|clean(?:ing)? up|deletion|deleting(?: .*)?|purge)$/,
    /\bclean|\bdelet|\bpurge/,
    kinds('scheduled_cleanup', 'site_cleanup'),
  ],
  [/^(?:expiry|expiration|expiring)$/, /\bexpir/, kinds('expire_after_date')],
  [
    /^(?:(?:csv )?exports?|exporting)$/,
    /\bexport/,
    kinds('csv_export', 'record_export', 'site_export' as PlanBehaviour['kind']),
  ],
  [/^(?:downloads?|downloading)$/, /\bdownload/, kinds('record_export')],
  [/^(?:repeats?|repeating|repetitions?|recurrences?|series)$/, /\brepeat/, kinds('recurrence')],
  [/^(?:look-?ups?|looking up|tracking)$/, /\blook(?:ed)? up/, kinds('record_lookup')],
  [/^(?:(?:csv )?imports?|importing)$/, /\bimport/, kinds('csv_import', 'file_import')],
  [
    /^(?:limits?|capacity|maximum|quota|cap)$/,
    /\b(?:limit|capacity|at most|up to|no more than|maximum|max)\b/,
    kinds('capacity_limit'),
  ],
  [/^(?:approval|moderation|approving)$/, /\bapprov|\bmoderat/, kinds('approval')],
  [/^(?:status(?:es)?|status (?:actions?|buttons?)|decisions?)$/, /\bstatus/, kinds('status_actions')],
  [
    /^(?:(?:sign-?up |public |front-?end )?forms?|submissions?)$/,
    /\bforms?\b|\bsubmit|\bbook\b|\bapply\b|\bsign up\b/,
    kinds('public_form'),
  ],
  [/^maps?$/, null, (one) => lists(one) && (one as { layout?: string }).layout === 'map'],
  [/^(?:lists?|listings?|shortcodes?|grids?|tables?)$/, /\b(?:list|listing|shortcode|show|sort|display|order)/, lists],
  [/^(?:search|filters?|search (?:form|filter|box))$/, /\bsearch|\bfilter/, kinds('search_filter')],
  [/^(?:admin columns?|columns?)$/, /\bcolumns?/, kinds('admin_columns')],
  [/^(?:averages?|average ratings?)$/, /\baverage/, kinds('rating_average')],
  [/^(?:totals?|sums?)$/, /\btotals?\b|\bsum\b/, kinds('sum_total')],
  [/^(?:logs?|logging)$/, /\blog\b/, kinds('log_to_table')],
  [/^(?:views?|view counts?|view counter|counter)$/, /\bviews?\b/, kinds('count_views')],
  [/^(?:cache|caching)$/, /\bcach/, kinds('cache')],
  [
    /^(?:uniqueness|duplicates? check|one per .*)$/,
    /\b(?:several times|more than once|twice|again|unique)\b/,
    kinds('unique_entry'),
  ],
  [/^(?:restrictions?|protection|access rules?)$/, /\brestrict|\bprotect/, kinds('restriction')],
  [/^(?:rest )?(?:endpoints?|api)$/, null, kinds('rest_endpoint')],
];

/** Words of a kind's name that say nothing of it. */
const empty = new Set(['on', 'to', 'in', 'of', 'create', 'site', 'post', 'posts']);

/** Behaviours of a plan by place, with what they are. */
export type Places = readonly (readonly [at: number, behaviour: PlanBehaviour])[];

const all = ({ behaviours = [] }: PluginPlan): Places => [...behaviours.entries()];
const entityOf = (one: PlanBehaviour): string | undefined => (one as { entity?: string }).entity;

/** The behaviours that a name means: "the reminder", "booking e-mails", "cookie notice"; [] for other words. */
export function behavioursNamed(plan: PluginPlan, words: string): Places {
  const said = bare(words).toLowerCase();
  const tail = /^(.+?)\s+(?:of|for|on|about|to|from)\s+(.+)$/.exec(said);
  const behind = tail === null ? null : entityNamed(plan, tail[2] ?? '');
  const [first = '', ...others] = (behind === null ? said : (tail?.[1] ?? '')).split(' ');
  const before = behind ?? (others.length > 0 ? entityNamed(plan, first) : null);
  const whole = behind !== null ? (tail?.[1] ?? '') : said;
  const name = behind === null && before !== null ? others.join(' ') : whole;
  const holder = before?.key ?? null;
  const named = (test: Test): Places => {
    const found = all(plan).filter(([, one]) => test(one));
    return holder === null ? found : found.filter(([, one]) => entityOf(one) === holder);
  };
  for (const [nouns, , test] of table) if (nouns.test(name)) return named(test);
  const wanted = name
    .split(/[\s-]+/)
    .map(singularize)
    .filter((word) => !empty.has(word));
  if (wanted.length === 0) return [];
  return named(({ kind }) => {
    const own = kind.split('_').map(singularize);
    return wanted.every((word) => own.includes(word) || word === 'shortcode');
  });
}

/** Of behaviours, those that a wish speaks of: by what it calls them, what they do, or whose they are; else all of them. */
export function spokenOf(plan: PluginPlan, { said }: Wish, candidates: Places): Places {
  const text = said.toLowerCase();
  const byVerb = table.flatMap(([, verbs, test]) => (verbs?.test(text) ? [test] : []));
  const byKind = candidates.filter(([, { kind }]) =>
    kind
      .split('_')
      .some(
        (word) => !empty.has(word) && word.length > 2 && new RegExp(`\\b${singularize(word)}(?:s|es)?\\b`).test(text),
      ),
  );
  const byName = candidates.filter(([, one]) => byVerb.some((test) => test(one)));
  const holders = (plan.entities ?? [])
    .filter(({ singular, plural }) =>
      [singular, plural].some((name) => new RegExp(`\\b${escaped(name.toLowerCase())}\\b`).test(text)),
    )
    .map(({ key }) => key);
  const narrowed = byKind.length > 0 ? byKind : byName.length > 0 ? byName : candidates;
  const byHolder = narrowed.filter(([, one]) => holders.includes(entityOf(one) ?? ''));
  return byHolder.length > 0 ? byHolder : narrowed;
}

/** Whether a wish speaks of a behaviour by name or deed, rather than of anything. */
export function isSpokenOf({ said }: Wish, one: PlanBehaviour): boolean {
  const text = said.toLowerCase();
  return (
    table.some(([, verbs, test]) => verbs?.test(text) === true && test(one)) ||
    one.kind
      .split('_')
      .some(
        (word) => !empty.has(word) && word.length > 2 && new RegExp(`\\b${singularize(word)}(?:s|es)?\\b`).test(text),
      )
  );
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A behaviour as reasons name it: "email on create of booking". */
export const inShort = (one: PlanBehaviour): string => {
  const entity = entityOf(one);
  return `${one.kind.replaceAll('_', ' ')}${entity === undefined ? '' : ` of ${entity.replaceAll('_', ' ')}`}`;
};

/** The plan with another behaviour at a place; without it for null. */
export const withBehaviour = (plan: PluginPlan, at: number, behaviour: object | null): PluginPlan => ({
  ...plan,
  behaviours: (plan.behaviours ?? []).flatMap((one, place) =>
    place !== at ? [one] : behaviour === null ? [] : [behaviour as PlanBehaviour],
  ),
});
