import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { typeOf } from '../reading/listing.ts';

const statuses: Readonly<Record<string, string>> = {
  draft: 'draft',
  drafts: 'draft',
  pending: 'pending',
  private: 'private',
  published: 'publish',
  publish: 'publish',
};

/** The moment that a clause compares with, as it is stored: a date, a date with time, or a timestamp. */
function momentIn(clause: string): { code: string; type: string } {
  if (/\btimestamp|unix\b/i.test(clause)) return { code: 'time()', type: 'NUMERIC' };
  if (/\bH:i|datetime|mysql\b/i.test(clause)) return { code: "current_time( 'mysql' )", type: 'DATETIME' };
  return { code: "current_time( 'Y-m-d' )", type: 'DATE' };
}

/**
 * What an event does to the posts whose meta field has come to its time: takes them off, marks them, counts them. Null where
 * the prompt speaks of no such field or of nothing that is done to them.
 */
export function scheduledPosts(c: Composer): PhpCode | null {
  const clause = c.text
    .split(/[;\n]|\.\s/)
    .find(
      (one) =>
        /\bmeta\b/i.test(one) &&
        /\b(?:before|past|passed|older|over|expired|earlier|reached|less than|in the past|<)\b/i.test(one),
    );
  const key = /\bmeta(?: (?:key|field))?\s+[`"']?(_?[a-z]\w*)/i.exec(clause ?? '')?.[1];
  if (clause === undefined || key === undefined) return null;
  const moment = momentIn(clause);
  const limit = /\b(?:at most|up to|max(?:imum)?(?: of)?|no more than|batch(?:es)? of|limit(?:ed to)?)\s+(\d+)/i.exec(
    c.text,
  )?.[1];
  const to =
    /\b(?:makes?|sets?|turns?|moves?|changes?|switch\w*)\b[^.;\n]*?\b(?:into |to |as )?(?:an? )?(drafts?|pending|private)\b/i
      .exec(c.text)?.[1]
      ?.toLowerCase();
  const isTrash = /\b(?:trash(?:es|ed)?)\b/i.test(c.text) && !/\bdeletes? (?:them )?permanently\b/i.test(c.text);
  const removes = /\bdeletes?\b|\bremoves? (?:them|the posts)\b/i.test(c.text);
  const change =
    to !== undefined
      ? php`wp_update_post( ${{ ID: raw('$post_id'), post_status: statuses[to] ?? 'draft' }} );`
      : isTrash
        ? raw('wp_trash_post( $post_id );')
        : removes
          ? raw('wp_delete_post( $post_id, true );')
          : null;
  const marks = [
    ...c.text.matchAll(
      /\b(?:sets?|stores?|saves?|writes?)\b[^.;\n]*?\bmeta(?: (?:key|field))?\s+[`"']?(_?[a-z]\w*)[`"']?\s*(?:to|=)\s*([^.;\n]*)/gi,
    ),
  ].map(([, name = '', said = '']) => {
    const literal = /^\W*"([^"]*)"|^\W*'([^']*)'|^\W*(\d+)\b/.exec(said);
    const value: PhpValue =
      literal !== null
        ? (literal[1] ?? literal[2] ?? Number(literal[3]))
        : raw(
            /\btimestamp|unix/i.test(said)
              ? 'time()'
              : /\bdate\b|Y-m-d(?! ?H)/i.test(said)
                ? "current_time( 'Y-m-d' )"
                : /\b(?:time|now|mysql)\b/i.test(said)
                  ? "current_time( 'mysql' )"
                  : '1',
          );
    return php`update_post_meta( $post_id, ${name}, ${value} );`;
  });
  if (change === null && marks.length === 0) return null;
  const counted = /\b(?:adds?|increas\w*|increment\w*|counts?)\b[^.;\n]*\boption\s+[`"']?(\w+)/i.exec(c.text)?.[1];
  const status = /\b(published|drafts?|pending|private)\b/i.exec(clause)?.[1]?.toLowerCase() ?? 'published';
  c.asked.takeAll();
  return php`
    $post_ids = get_posts( ${{ post_type: typeOf(c, clause), post_status: statuses[status] ?? 'publish', posts_per_page: Number(limit ?? -1), fields: 'ids', no_found_rows: true, meta_query: [{ key, value: raw(moment.code), compare: '<', type: moment.type }] }} );
    foreach ( $post_ids as $post_id ) {
      ${change ?? raw('')}
      ${raw(marks.map(({ text }) => text).join('\n'))}
    }
    ${counted === undefined ? raw('') : php`update_option( ${counted}, (int) get_option( ${counted}, 0 ) + count( $post_ids ), false );`}
  `;
}
