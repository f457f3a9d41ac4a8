import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';

/** What a command works through: words, the query for IDs, and what deletes one. */
const things: readonly (readonly [RegExp, string, (c: Composer, age: PhpCode | null) => PhpCode, string])[] = [
  [
    /\brevisions?\b/i,
    'revision',
    (_c, age) => ids({ post_type: 'revision', post_status: 'any' }, age),
    'wp_delete_post_revision( $id )',
  ],
  [/\btransients?\b/i, 'transient', () => raw(''), ''],
  [
    /\bspam comments?\b/i,
    'comment',
    (_c, age) =>
      php`get_comments( ${{ status: 'spam', fields: 'ids', ...(age === null ? {} : { date_query: [{ before: age }] }) }} )`,
    'wp_delete_comment( $id, true )',
  ],
  [
    /\btrashed (?:posts?|pages?)|\bposts? in the trash/i,
    'post',
    (c, age) => ids({ post_type: c.says(/pages/) ? 'page' : 'post', post_status: 'trash' }, age),
    'wp_delete_post( $id, true )',
  ],
  [
    /\bdrafts?\b/i,
    'draft',
    (_c, age) => ids({ post_type: 'post', post_status: 'draft' }, age),
    'wp_delete_post( $id, true )',
  ],
];

const ids = (query: Record<string, string>, age: PhpCode | null): PhpCode =>
  php`get_posts( ${{ ...query, posts_per_page: -1, fields: 'ids', ...(age === null ? {} : { date_query: [{ column: 'post_date', before: age }] }) }} )`;

/** A WP-CLI command that deletes what is old, or says what it would delete. */
export const commandLine: Draft = {
  id: 'draft-cli-command',
  isWhole: true,
  name: 'cli_command',
  needs: /wp-cli|wp_cli|\bwp [a-z]+ [a-z-]+/,
  compose(c) {
    if (!c.says(/\bdelet|\bpurg|\bremov|\bclean/)) return null;
    const thing = things.find(([said]) => c.asked.states(said) !== null);
    const command =
      c.asked.states(/add_command\(\s*["']([^"']+)["']/)?.[1] ??
      c.asked.states(/\bcommand\b\W*[`"'](?:wp )?([a-z][a-z -]+)[`"']/i)?.[1] ??
      c.asked
        .states(/[`"']wp ([a-z][a-z -]+)/)?.[1]
        ?.replace(/ --.*$/, '')
        .trim();
    if (thing === undefined || thing[3] === '' || command === undefined) return null;
    const [, noun, query, remove] = thing;
    const option = c.asked.states(/--([\w-]+)=<?(?:days?|n|number)>?/)?.[1] ?? null;
    const days = c.amount(/^default$|default/, null) ?? Number(c.asked.states(/\bdefault\D{0,8}(\d+)/i)?.[1] ?? 30);
    const dry = c.asked.states(/--dry-run/) !== null;
    const age = option === null ? null : raw("wp_date( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS )");
    const [, done = 'Deleted'] = c.asked.states(/["'`](\w+) \d+ \w+\.?["'`]/) ?? [];
    const many = c.asked.states(/\b\d+ (\w+)\.["'`]/)?.[1] ?? `${noun}s`;
    const progress = c.asked.states(/\bprogress bar\b/i) !== null;
    c.asked.takeAll();
    const callback = c.fn?.name ?? c.prefixed('cli_command');
    const say = (verb: string) =>
      php`WP_CLI::success( sprintf( ${`${verb} %d %s.`}, count( $ids ), 1 === count( $ids ) ? ${singular(many)} : ${many} ) );`;
    return {
      summary: '',
      body: php``,
      whole: raw(
        [
          '/**',
          ` * Deletes old ${many}.`,
          ' *',
          ' * ## OPTIONS',
          ...(option === null
            ? []
            : [' *', ` * [--${option}=<days>]`, ' * : Age in days.', ' * ---', ` * default: ${days}`, ' * ---']),
          ...(dry ? [' *', ' * [--dry-run]', ' * : Deletes nothing.'] : []),
          ' *',
          ' * ## EXAMPLES',
          ' *',
          ` *     wp ${command}${option === null ? '' : ` --${option}=${days}`}`,
          ' *',
          ' * @param array $args       Positional arguments.',
          ' * @param array $assoc_args Options.',
          ' */',
          php`
            function ${raw(callback)}( $args, $assoc_args ) {
              ${option === null ? raw('') : php`$days = absint( $assoc_args[ ${option} ] ?? ${days} );`}
              $ids  = ${query(c, age)};
              ${
                dry
                  ? php`
                if ( ! empty( $assoc_args['dry-run'] ) ) {
                  ${say('Would delete').text === '' ? raw('') : say('Would delete')}
                  return;
                }
              `
                  : raw('')
              }
              ${progress ? php`$progress = \WP_CLI\Utils\make_progress_bar( ${`Deleting ${many}`}, count( $ids ) );` : raw('')}
              foreach ( $ids as $id ) {
                ${raw(`${remove};`)}
                ${progress ? raw('$progress->tick();') : raw('')}
              }
              ${progress ? raw('$progress->finish();') : raw('')}
              ${say(done)}
            }
          `.text,
          '',
          php`
            if ( defined( 'WP_CLI' ) && WP_CLI ) {
              WP_CLI::add_command( ${command}, ${callback} );
            }
          `.text,
        ].join('\n'),
      ),
    };
  },
};
